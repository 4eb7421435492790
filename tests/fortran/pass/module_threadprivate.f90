! heddle: check
! expect: verified
! Threadprivate variables of a module, used in another routine. 2 * (3 + 1).
module counters
  implicit none
  integer, save :: mine = 3, all = 0
  !$omp threadprivate(mine)
contains
  subroutine add()
    mine = mine + 1
  end subroutine
end module
program p
  use counters
  implicit none
  !$omp parallel num_threads(2) copyin(mine)
  call add()
  !$omp atomic
  all = all + mine
  !$omp end parallel
  if (all /= 8) error stop
end program
