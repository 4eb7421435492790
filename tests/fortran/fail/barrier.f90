! heddle: check
! expect: violated race
! race: x
! Each thread reads what the other one writes.
program p
  use omp_lib
  implicit none
  integer :: x(2), y(2), me
  !$omp parallel num_threads(2) private(me)
  me = omp_get_thread_num() + 1
  x(me) = me           ! HERE: race
  y(me) = x(3 - me)    ! HERE: race
  !$omp end parallel
end program
