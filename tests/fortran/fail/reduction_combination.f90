! heddle: check
! expect: violated race
! race: s
! master has no barrier: another thread may combine its part of the sum with the original
! variable while it is written.
program p
  implicit none
  integer :: i, s
  s = 0
  !$omp parallel
  !$omp master
  s = 5                ! HERE: race
  !$omp end master
  !$omp do reduction(+:s)
  do i = 1, 4
    s = s + i
  end do
  !$omp end do
  !$omp end parallel
  print *, s
end program
