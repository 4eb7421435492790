! heddle: check
! expect: verified
! One lock.
program p
  use omp_lib
  implicit none
  integer(omp_lock_kind) :: a
  integer :: n
  n = 0
  call omp_init_lock(a)
  !$omp parallel num_threads(2)
  call omp_set_lock(a)
  n = n + 1
  call omp_unset_lock(a)
  !$omp end parallel
  call omp_destroy_lock(a)
  if (n /= 2) error stop
end program
