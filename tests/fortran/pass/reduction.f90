! heddle: check
! expect: verified
! Private copies, combined one after the other.
program p
  implicit none
  integer :: i, s, m
  real(8) :: f
  s = 0
  m = -100
  f = 1.0d0
  !$omp parallel do reduction(+:s) reduction(max:m) reduction(*:f)
  do i = 1, 6
    s = s + i
    m = max(m, i)
    f = f * 2.0d0
  end do
  if (s /= 21 .or. m /= 6 .or. f /= 64.0d0) error stop 3
end program
