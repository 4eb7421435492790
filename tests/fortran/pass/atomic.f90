! heddle: check
! expect: verified
! All accesses of the parallel region are atomic; the last read comes after it.
program p
  implicit none
  integer :: n, mine
  real :: r
  n = 0
  r = 1.0
  !$omp parallel num_threads(2) private(mine)
  !$omp atomic
  n = n + 1
  !$omp atomic
  r = r * 2.0
  !$omp atomic read
  mine = n
  !$omp end parallel
  if (n /= 2 .or. r /= 4.0) error stop
end program
