! heddle: check
! expect: verified
! Formats, internal files, characters and some intrinsic functions.
program p
  implicit none
  character(len=12) :: text
  character(:), allocatable :: word
  integer :: n
  real(8) :: x
  write(text, '(i3,a,f5.2)') 42, ':', 1.5d0
  if (text /= ' 42: 1.50') error stop 1
  word = trim('ab  ') // 'c'
  if (len(word) /= 3 .or. index(word, 'c') /= 3) error stop 2
  read(text(1:3), *) n
  read(text(5:9), '(f5.2)') x
  if (n /= 42 .or. x /= 1.5d0) error stop 3
  if (any(reshape([1, 2, 3, 4], [2, 2]) /= transpose(reshape([1, 3, 2, 4], [2, 2])))) error stop 4
  if (2**10 /= 1024 .or. mod(-7, 3) /= -1 .or. modulo(-7, 3) /= 2) error stop 5
  if (dot_product([1, 2], [3, 4]) /= 11 .or. maxloc([3, 9, 4], 1) /= 2) error stop 6
  print *, text, n, x, .true., (1.0, 2.0), [1, 2, 3]
end program
