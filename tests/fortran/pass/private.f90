! heddle: check
! expect: verified
! Every thread has a temporary of its own.
program p
  implicit none
  integer :: i, j, t, a(6)
  !$omp parallel do private(t)
  do i = 1, 6
    do j = 1, 2        ! a sequential loop's variable is private by itself (OpenMP 5.1, 2.21.1.1)
      t = i * j
    end do
    a(i) = t
  end do
  if (a(6) /= 12) error stop
end program
