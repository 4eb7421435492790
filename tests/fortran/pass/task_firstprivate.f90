! heddle: check
! expect: verified
! k is firstprivate in the task: it is copied when the task is made, so that the assignment behind it
! does not matter. flang 19 copies it when the task runs; Heddle repairs that.
program p
  implicit none
  integer :: a(4), i
  !$omp parallel num_threads(2)
  !$omp single
  do i = 1, 4
    call one(a, i)
  end do
  !$omp end single
  !$omp end parallel
  if (any(a /= [1, 2, 3, 4])) error stop
contains
  subroutine one(b, k)
    integer :: b(:)
    integer, value :: k
    !$omp task shared(b)
    b(k) = k
    !$omp end task
    k = 0
    !$omp taskwait
  end subroutine
end program
