! heddle: check
! expect: verified
! Every iteration has a column of its own. 16 ones, and four times 1 + 2 + 3 + 4.
program p
  implicit none
  integer, allocatable :: v(:,:)
  integer, pointer :: q(:)
  integer :: i, j
  allocate(v(4,4), q(4))
  v = 1
  !$omp parallel do private(j)
  do j = 1, 4
    do i = 1, 4
      v(i,j) = v(i,j) + i
    end do
    q(j) = sum(v(:,j))
  end do
  if (sum(q) /= 16 + 40 .or. maxval(v) /= 5 .or. count(v == 2) /= 4) error stop
  deallocate(v, q)
end program
