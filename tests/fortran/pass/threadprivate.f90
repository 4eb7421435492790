! heddle: check
! expect: verified
! Every thread has a common block of its own.
program p
  implicit none
  integer :: n, m
  common /totals/ n, m
  !$omp threadprivate(/totals/)
  n = 5
  !$omp parallel num_threads(2) copyin(n)
  call add()
  if (n /= 6) error stop
  !$omp end parallel
end program
subroutine add()
  implicit none
  integer :: n, m
  common /totals/ n, m
  !$omp threadprivate(/totals/)
  n = n + 1
end subroutine
