! heddle: check
! expect: verified
! Chunks of two, fixed by the program: both iterations of a pair are one thread's.
program p
  implicit none
  integer :: i, n(0:1)
  n = 0
  !$omp parallel do num_threads(2) &
  !$omp& schedule(static, 2)   ! the clause of a continued directive
  do i = 0, 3
    n(i / 2) = n(i / 2) + 1
  end do
  if (any(n /= 2)) error stop
end program
