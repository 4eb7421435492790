! heddle: check
! expect: violated race
! race: n
! Critical sections of different names do not exclude each other.
program p
  implicit none
  integer :: n
  n = 0
  !$omp parallel num_threads(2)
  !$omp critical (one)
  n = n + 1            ! HERE: race
  !$omp end critical (one)
  !$omp critical (two)
  n = n + 1            ! HERE: race
  !$omp end critical (two)
  !$omp end parallel
  print *, n
end program
