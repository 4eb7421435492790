! heddle: check --properties +exit --threads 2
! expect: violated exit
! STOP with a number is the status of the process; it is no failure of its own.
! Both threads count: n is 2.
program p
  implicit none
  integer :: n
  n = 0
  !$omp parallel num_threads(2)
  !$omp atomic
  n = n + 1
  !$omp end parallel
  if (n == 2) stop 3   ! HERE: exit
end program
