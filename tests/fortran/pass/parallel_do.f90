! heddle: check
! expect: verified
! Every iteration writes an element of its own.
program p
  implicit none
  integer :: i, a(8), b(8)
  a = 1
  !$omp parallel do
  do i = 1, 7
    b(i) = a(i+1) + 1
  end do
  !$omp end parallel do
  if (b(7) /= 2) error stop
end program
