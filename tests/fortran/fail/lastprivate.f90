! heddle: check
! expect: violated race
! race: x
! Without lastprivate all iterations write the same variable.
program p
  implicit none
  integer :: i, x
  !$omp parallel do
  do i = 1, 6
    x = i              ! HERE: race
  end do
  print *, x
end program
