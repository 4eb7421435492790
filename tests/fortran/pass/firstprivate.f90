! heddle: check
! expect: verified
! Every thread begins with a copy of the value.
program p
  implicit none
  integer :: i, base, a(4)
  base = 10
  !$omp parallel do firstprivate(base)
  do i = 1, 4
    base = base + 0
    a(i) = base + i
  end do
  if (a(4) /= 14 .or. base /= 10) error stop
end program
