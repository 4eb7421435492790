! heddle: check
! expect: verified
! One name, one lock.
program p
  implicit none
  integer :: n
  n = 0
  !$omp parallel num_threads(2)
  !$omp critical (one)
  n = n + 1
  !$omp end critical (one)
  !$omp critical (one)
  n = n + 1
  !$omp end critical (one)
  !$omp end parallel
  if (n /= 4) error stop
end program
