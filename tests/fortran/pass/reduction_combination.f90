! heddle: check
! expect: verified
! The barrier orders the assignment before every combination.
program p
  implicit none
  integer :: i, s
  !$omp parallel
  !$omp master
  s = 5
  !$omp end master
  !$omp barrier
  !$omp do reduction(+:s)
  do i = 1, 4
    s = s + i
  end do
  !$omp end do
  !$omp end parallel
  if (s /= 15) error stop
end program
