! heddle: check
! expect: violated race
! race: x
! Two sections may be two threads.
program p
  implicit none
  integer :: x
  x = 0
  !$omp parallel sections
  !$omp section
  x = x + 1            ! HERE: race
  !$omp section
  x = x + 2            ! HERE: race
  !$omp end parallel sections
  print *, x
end program
