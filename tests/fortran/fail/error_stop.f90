! heddle: check
! expect: violated assertion
! ERROR STOP is a failure.
program p
  implicit none
  integer :: n
  n = 0
  !$omp parallel num_threads(2)
  !$omp atomic
  n = n + 1
  !$omp end parallel
  if (n == 2) error stop 4   ! HERE: assertion
end program
