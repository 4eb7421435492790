! heddle: check
! expect: verified
! flang 19 leaves taskwait with depend out; Heddle puts it back.
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
  y = 1
  !$omp end task
  !$omp taskwait depend(in: x)
  if (x /= 1) error stop
  !$omp taskwait
  if (y /= 1) error stop
  !$omp end single
  !$omp end parallel
end program
