! heddle: check
! expect: violated deadlock
! The locks are taken in opposite orders.
program p
  use omp_lib
  implicit none
  integer(omp_lock_kind) :: a, b
  call omp_init_lock(a)
  call omp_init_lock(b)
  !$omp parallel sections num_threads(2)
  !$omp section
  call omp_set_lock(a)
  call omp_set_lock(b)
  call omp_unset_lock(b)
  call omp_unset_lock(a)
  !$omp section
  call omp_set_lock(b)
  call omp_set_lock(a)
  call omp_unset_lock(a)
  call omp_unset_lock(b)
  !$omp end parallel sections
end program
