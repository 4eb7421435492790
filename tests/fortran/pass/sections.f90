! heddle: check
! expect: verified
! Every section has a variable of its own.
program p
  implicit none
  integer :: x, y
  x = 0
  y = 0
  !$omp parallel sections
  !$omp section
  x = x + 1
  !$omp section
  y = y + 2
  !$omp end parallel sections
  if (x + y /= 3) error stop
end program
