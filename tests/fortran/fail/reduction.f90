! heddle: check
! expect: violated race
! race: s
! A sum without reduction.
program p
  implicit none
  integer :: i, s
  s = 0
  !$omp parallel do
  do i = 1, 6
    s = s + i          ! HERE: race
  end do
  print *, s
end program
