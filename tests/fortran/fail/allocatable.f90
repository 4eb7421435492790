! heddle: check
! expect: violated race
! race: v
! Column j reads column j + 1.
program p
  implicit none
  integer, allocatable :: v(:,:)
  integer :: i, j
  allocate(v(4,4))
  v = 0
  !$omp parallel do private(j)
  do j = 1, 3
    do i = 1, 4
      v(i,j) = v(i,j+1) + 1   ! HERE: race
    end do
  end do
  deallocate(v)
end program
