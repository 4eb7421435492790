! heddle: check
! expect: verified
! The same in a critical section.
program p
  implicit none
  integer :: total, i
  total = 0
  !$omp parallel do
  do i = 1, 4
    call add(total, i)
  end do
  if (total /= 10) error stop
contains
  subroutine add(s, k)
    integer, intent(inout) :: s
    integer, intent(in) :: k
    !$omp critical
    s = s + k
    !$omp end critical
  end subroutine
end program
