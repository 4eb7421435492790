! heddle: check
! expect: verified
! A loop without iterations, which flang counts from 0 to -1.
program p
  implicit none
  integer :: i, n, k
  n = 0
  k = 0
  !$omp parallel do
  do i = 1, n
    k = k + 1
  end do
  if (k /= 0) error stop
end program
