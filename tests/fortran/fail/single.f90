! heddle: check
! expect: violated race
! race: x
! nowait: the others do not wait for the value. print reads it.
program p
  implicit none
  integer :: x
  !$omp parallel num_threads(2)
  !$omp single
  x = 1                ! HERE: race
  !$omp end single nowait
  print *, x           ! HERE: race
  !$omp end parallel
end program
