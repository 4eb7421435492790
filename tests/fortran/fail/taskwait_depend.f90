! heddle: check
! expect: violated race
! race: y
! The second task is not waited for.
program p
  implicit none
  integer :: x, y
  !$omp parallel num_threads(2)
  !$omp single
  x = 0
  y = 0
  !$omp task shared(x) depend(out: x)
  x = 1
  !$omp end task
  !$omp task shared(y)
  y = 1                ! HERE: race
  !$omp end task
  !$omp taskwait depend(in: x)
  y = x + y            ! HERE: race
  !$omp taskwait
  !$omp end single
  !$omp end parallel
end program
