! heddle: check
! expect: violated race
! race: n
! A variable of a module is shared in an orphaned task (OpenMP 5.1, 2.21.1.1). flang 19 makes it
! firstprivate; Heddle repairs that.
module counter
  implicit none
  integer :: n = 0
contains
  subroutine add()
    !$omp task
    n = n + 1          ! HERE: race
    !$omp end task
  end subroutine
end module
program p
  use counter
  implicit none
  !$omp parallel num_threads(2)
  !$omp single
  call add()
  call add()
  !$omp end single
  !$omp end parallel
  print *, n
end program
