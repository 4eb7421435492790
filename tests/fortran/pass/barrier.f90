! heddle: check
! expect: verified
! The barrier orders the writes before the reads.
program p
  use omp_lib
  implicit none
  integer :: x(2), y(2), me
  !$omp parallel num_threads(2) private(me)
  me = omp_get_thread_num() + 1
  x(me) = me
  !$omp barrier
  y(me) = x(3 - me)
  !$omp end parallel
  if (y(1) /= 2 .or. y(2) /= 1) error stop
end program
