! heddle: check
! expect: verified
! single ends with a barrier; copyprivate gives the value to all.
program p
  implicit none
  integer :: x, y
  !$omp parallel num_threads(2) private(y)
  !$omp single
  x = 1
  y = 7
  !$omp end single copyprivate(y)
  if (x /= 1 .or. y /= 7) error stop
  !$omp end parallel
end program
