! heddle: check
! expect: verified
! depend orders the tasks, taskwait what follows.
program p
  implicit none
  integer :: x, y
  x = 0
  !$omp parallel num_threads(2)
  !$omp single
  !$omp task shared(x) depend(out: x)
  x = 1
  !$omp end task
  !$omp task shared(x, y) depend(in: x)
  y = x + 1
  !$omp end task
  !$omp taskwait
  x = x + y
  !$omp end single
  !$omp end parallel
  if (x /= 3) error stop
end program
