! heddle: check
! expect: violated race
! race: a
! Iteration i reads what iteration i + 1 writes.
program p
  implicit none
  integer :: i, a(8)
  a = 1
  !$omp parallel do
  do i = 1, 7
    a(i) = a(i+1) + 1   ! HERE: race
  end do
  !$omp end parallel do
  if (a(8) /= 1) error stop
end program
