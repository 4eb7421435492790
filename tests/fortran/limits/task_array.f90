! heddle: check
! expect: inconclusive firstprivate array
! flang 19 copies the array when the task begins to run.
program p
  implicit none
  integer :: a(2), b
  a = 1
  !$omp parallel num_threads(2)
  !$omp single
  !$omp task firstprivate(a) shared(b)
  b = a(1)
  !$omp end task
  !$omp end single
  !$omp end parallel
end program
