! heddle: check
! expect: violated race
! race: n
! Two locks for one variable.
program p
  use omp_lib
  implicit none
  integer(omp_lock_kind) :: a, b
  integer :: n
  n = 0
  call omp_init_lock(a)
  call omp_init_lock(b)
  !$omp parallel sections num_threads(2)
  !$omp section
  call omp_set_lock(a)
  n = n + 1            ! HERE: race
  call omp_unset_lock(a)
  !$omp section
  call omp_set_lock(b)
  n = n + 1            ! HERE: race
  call omp_unset_lock(b)
  !$omp end parallel sections
  call omp_destroy_lock(a)
  call omp_destroy_lock(b)
end program
