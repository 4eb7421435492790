! heddle: check
! expect: violated race
! race: total
! The variable behind an argument is the caller's.
program p
  implicit none
  integer :: total, i
  total = 0
  !$omp parallel do
  do i = 1, 4
    call add(total, i)
  end do
contains
  subroutine add(s, k)
    integer, intent(inout) :: s
    integer, intent(in) :: k
    s = s + k          ! HERE: race
  end subroutine
end program
