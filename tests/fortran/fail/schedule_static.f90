! heddle: check
! expect: violated race
! race: n
! Without a schedule clause any thread may have any iteration.
program p
  implicit none
  integer :: i, n(0:1)
  n = 0
  !$omp parallel do num_threads(2)
  do i = 0, 3
    n(i / 2) = n(i / 2) + 1    ! HERE: race
  end do
end program
