! heddle: check
! expect: violated race
! race: t
! The temporary is shared. HERE is one line: both threads write t there, or one writes while the other reads in the next.
program p
  implicit none
  integer :: i, t, a(6)
  !$omp parallel do
  do i = 1, 6
    t = i * 2          ! HERE: race
    a(i) = t
  end do
end program
