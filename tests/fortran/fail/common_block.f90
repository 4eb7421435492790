! heddle: check
! expect: violated race
! A common block is shared.
program p
  implicit none
  integer :: n, m
  common /totals/ n, m
  n = 0
  !$omp parallel num_threads(2)
  call add()
  !$omp end parallel
end program
subroutine add()
  implicit none
  integer :: n, m
  common /totals/ n, m
  n = n + 1            ! HERE: race
end subroutine
