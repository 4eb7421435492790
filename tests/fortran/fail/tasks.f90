! heddle: check
! expect: violated race
! race: x
! Nobody waits for the task.
program p
  implicit none
  integer :: x
  x = 0
  !$omp parallel num_threads(2)
  !$omp single
  !$omp task shared(x)
  x = 1                ! HERE: race
  !$omp end task
  x = x + 1            ! HERE: race
  !$omp end single
  !$omp end parallel
  print *, x
end program
