// The examples of section 3 of "Java Memory Model aware Software Validation" (De, Roychoudhury, D'Souza).
//
// case: example1
//   r2 = p.x; r4 = q.x; r5 = p.x || p.x = 3, with p == q.
// outcomes: 0, 0, 0 | 0, 0, 3 | 0, 3, 3 | 3, 3, 3
// opmm-only: 0, 3, 0 | 3, 0, 0 | 3, 0, 3 | 3, 3, 0
//   Once it is made, the write of 3 and the initial value can both be read, and nothing that the reader does masks either. (0, 3, 0 is the
//   one that the paper is about: a compiler may read p.x once.)
// case: example2
//   lock; x = 1; r1 = x; unlock || lock; x = 2; unlock.
// outcomes: 1
// opmm-only: none
//   The thread's own write masks what came before it under the lock.
// case: example3
//   r1 = x; y = 1 || r2 = y; x = 1.
// outcomes: 0, 0 | 0, 1 | 1, 0
// opmm-only: none
// jmm: allowed 1, 1 (needs both writes to come before both reads)
// case: transitive
//   x = 2; v = 1 || r1 = v; x = 1, with a volatile v; then r2 = x.
// outcomes: 0, 1 | 0, 2 | 1, 1
// opmm-only: none
//   0, 1 and 0, 2: nothing orders the writes. If r1 is 1, x = 2 happens before x = 1, and that before the end, so 2 is masked: rule V-Rd of the
//   paper's Figure 4, taken literally, forgets that. Also under sc x may be 1 or 2 after r1 = 0.
// case: default_value
//   made = new int[1] by one thread, read by the other: the default value happens before everything, whoever made the array.
// outcomes: -1 | 0 | 7
// opmm-only: none
//   -1: not there yet. 0 and 7: before and after a[0] = 7.
public class Examples {
    static class Example1 {
        static class Cell {
            int x;
        }

        Cell p = new Cell(), q = p;
        int r2, r4, r5;

        void t1() {
            Cell r1 = p;
            r2 = r1.x;
            Cell r3 = q;
            r4 = r3.x;
            r5 = r1.x;
        }

        void t2() {
            Cell r6 = p;
            r6.x = 3;
        }
    }

    static class Example2 {
        int x, r1;

        void t1() {
            synchronized (this) {
                x = 1;
                r1 = x;
            }
        }

        void t2() {
            synchronized (this) {
                x = 2;
            }
        }
    }

    static class Example3 {
        int x, y, r1, r2;

        void t1() {
            r1 = x;
            y = 1;
        }

        void t2() {
            r2 = y;
            x = 1;
        }
    }

    static class Transitive {
        int x, r1, r2;
        volatile int v;

        void t1() {
            x = 2;
            v = 1;
        }

        void t2() {
            r1 = v;
            x = 1;
        }

        void end() {
            r2 = x;
        }
    }

    static class DefaultValue {
        int[] made;
        int r1;

        void t1() {
            made = new int[1];
            made[0] = 7;
        }

        void t2() {
            int[] found = made;
            r1 = found == null ? -1 : found[0];
        }
    }
}
