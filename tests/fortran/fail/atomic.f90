! heddle: check
! expect: violated race
! race: n
! The read is not atomic.
program p
  implicit none
  integer :: n, mine
  n = 0
  !$omp parallel num_threads(2) private(mine)
  !$omp atomic
  n = n + 1
  mine = n             ! HERE: race
  !$omp end parallel
end program
