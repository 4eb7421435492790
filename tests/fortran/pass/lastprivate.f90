! heddle: check
! expect: verified
! The last iteration, whoever has it, gives its value.
program p
  implicit none
  integer :: i, x
  !$omp parallel do lastprivate(x)
  do i = 1, 6
    x = i
  end do
  if (x /= 6) error stop
end program
