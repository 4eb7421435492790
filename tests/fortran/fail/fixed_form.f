! heddle: check
! expect: violated race
! race: n
! Fixed form: comments and directives from column 1, continuation marks in column 6.
      program p
      integer n, i
      n = 0
c$omp parallel do
c$omp+ num_threads(2)
      do 10 i = 1, 4
        n = n +
     &      i   
10    continue
      print *, n
      end
