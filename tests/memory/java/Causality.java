// The causality test cases of the Java memory model (W. Pugh and others, 2004), written from their descriptions: for each a behaviour
// in question, and whether the Java memory model allows it (`jmm:`). All variables are 0 at first. The outcomes are r0, r1, ... in order.
//
// What is forbidden must not be shown. None of what is allowed is shown, either: in each of them a read returns a write that needs the
// value read (a cycle of happens-before and write-seen edges, section 5.6 of the OpMM paper), and here a read returns a write that has been made.
// The sets come from an enumeration by hand of a few lines, with data flow, that is not part of Heddle; 14 and 15, which loop, by this argument:
// the loop ends when y or b is 1; b is written only after a = 1 was read, and a only after the loop; so the loop ends by y = 1, and then
// r1 was 0 and b is never written.
//
// case: tc1
//   r1 = x; if (r1 >= 0) y = 1 || r2 = y; x = r2
// outcomes: 0, 0 | 0, 1
// opmm-only: none
// jmm: allowed 1, 1 (a compiler may find out that r1 >= 0 always holds)
// case: tc2
//   r1 = x; r2 = x; if (r1 == r2) y = 1 || r3 = y; x = r3
// outcomes: 0, 0, 0 | 0, 0, 1
// opmm-only: none
// jmm: allowed 1, 1, 1 (the second read may be replaced by the first)
// case: tc3
//   r1 = x; r2 = x; if (r1 == r2) y = 1 || r3 = y; x = r3 || x = 2
// outcomes: 0, 0, 0 | 0, 0, 1 | 0, 2, 0 | 2, 0, 0 | 2, 2, 0 | 2, 2, 1
// opmm-only: none
// jmm: allowed 1, 1, 1 (as 2; the third thread does not stand in the way)
// case: tc4
//   r1 = x; y = r1 || r2 = y; x = r2
// outcomes: 0, 0
// opmm-only: none
// jmm: forbidden 1, 1 (out of thin air)
// case: tc5
//   r1 = x; y = r1 || r2 = y; x = r2 || z = 1 || r3 = z; x = r3
// outcomes: 0, 0, 0 | 0, 0, 1 | 1, 0, 1 | 1, 1, 1
// opmm-only: none
// jmm: forbidden 1, 1, 0 (out of thin air: the fourth thread could have written 1, but has not)
// case: tc6
//   r1 = a; if (r1 == 1) b = 1 || r2 = b; if (r2 == 1) a = 1; if (r2 == 0) a = 1
// outcomes: 0, 0 | 1, 0
// opmm-only: none
// jmm: allowed 1, 1 (a = 1 is written in both cases, and may be written early)
// case: tc7
//   r1 = z; r2 = x; y = r2 || r3 = y; z = r3; x = 1
// outcomes: 0, 0, 0 | 0, 1, 0
// opmm-only: none
// jmm: allowed 1, 1, 1 (x = 1 may move up, and r1 = z down)
// case: tc8
//   r1 = x; r2 = 1 + r1 * r1 - r1; y = r2 || r3 = y; x = r3
// outcomes: 0, 1, 0 | 0, 1, 1
// opmm-only: none
// jmm: allowed 1, 1, 1 (x is always 0 or 1, so r2 is always 1)
// case: tc9
//   r1 = x; r2 = 1 + r1 * r1 - r1; y = r2 || r3 = y; x = r3 || x = 2
// outcomes: 0, 1, 0 | 0, 1, 1 | 2, 3, 0 | 2, 3, 3
// opmm-only: none
// jmm: allowed 1, 1, 1 (as 8, if the third thread comes last)
// case: tc10
//   r1 = x; if (r1 == 1) y = 1 || r2 = y; if (r2 == 1) x = 1 || z = 1 || r3 = z; if (r3 == 1) x = 1
// outcomes: 0, 0, 0 | 0, 0, 1 | 1, 0, 1 | 1, 1, 1
// opmm-only: none
// jmm: forbidden 1, 1, 0 (as 5, with branches)
// case: tc11
//   r1 = z; w = r1; r2 = x; y = r2 || r4 = w; r3 = y; z = r3; x = 1
// outcomes: 0, 0, 0, 0 | 0, 1, 0, 0
// opmm-only: none
// jmm: allowed 1, 1, 1, 1 (reordering of independent statements in both threads)
// case: tc12
//   r1 = x; a[r1] = 0; r2 = a[0]; y = r2 || r3 = y; x = r3, with a = {1, 2}
// outcomes: 0, 0, 0
// opmm-only: none
// jmm: forbidden 1, 1, 1 (the index depends on the read)
// case: tc13
//   r1 = x; if (r1 == 1) y = 1 || r2 = y; if (r2 == 1) x = 1
// outcomes: 0, 0
// opmm-only: none
// jmm: forbidden 1, 1 (correctly synchronised: there is no race, since nothing is ever written)
// case: tc14
//   r1 = a; if (r1 == 0) y = 1; else b = 1 || do { r2 = y; r3 = b; } while (r2 + r3 == 0); a = 1, y volatile
// outcomes: 0, 1, 0
// opmm-only: none
// jmm: forbidden 1, 0, 1 (the loop ends by y = 1, or by b = 1, which needs a = 1 from after the loop)
// case: tc15
//   r0 = x; if (r0 == 1) r1 = a; else r1 = 0; if (r1 == 0) y = 1; else b = 1 || do { r2 = y; r3 = b; } while (r2 + r3 == 0); a = 1
//     || x = 1, x and y volatile
// outcomes: 0, 0, 1, 0 | 1, 0, 1, 0
// opmm-only: none
// jmm: forbidden 1, 1, 0, 1 (as 14)
// case: tc16
//   r1 = x; x = 1 || r2 = x; x = 2
// outcomes: 0, 0 | 0, 1 | 2, 0
// opmm-only: none
// jmm: allowed 2, 1 (reads and writes of one variable are not coherent: both writes may be early)
// case: tc17
//   r3 = x; if (r3 != 42) x = 42; r1 = x; y = r1 || r2 = y; x = r2
// outcomes: 0, 0, 0 | 42, 0, 0 | 42, 42, 0
// opmm-only: none
// jmm: allowed 42, 42, 42 (x is 42 after the if, so y = 42 may be early)
// case: tc18
//   r3 = x; if (r3 == 0) x = 42; r1 = x; y = r1 || r2 = y; x = r2
// outcomes: 0, 0, 0 | 42, 0, 0 | 42, 42, 0
// opmm-only: none
// jmm: allowed 42, 42, 42 (as 17: x is 0 or 42)
// case: tc19
//   join t3; r1 = x; y = r1 || r2 = y; x = r2 || t3: r3 = x; if (r3 != 42) x = 42
// outcomes: 0, 0, 0 | 42, 0, 0 | 42, 42, 0
// opmm-only: none
// jmm: allowed 42, 42, 42 (as 17, with the first half of the thread in another that is joined)
// case: tc20
//   join t3; r1 = x; y = r1 || r2 = y; x = r2 || t3: r3 = x; if (r3 == 0) x = 42
// outcomes: 0, 0, 0 | 42, 0, 0 | 42, 42, 0
// opmm-only: none
// jmm: allowed 42, 42, 42 (as 18, with the first half of the thread in another that is joined)
public class Causality {
    static class Tc1 {
        int x, y;
        int r1, r2;

        void t1() {
            r1 = x;
            if (r1 >= 0) y = 1;
        }

        void t2() {
            r2 = y;
            x = r2;
        }
    }

    static class Tc2 {
        int x, y;
        int r1, r2, r3;

        void t1() {
            r1 = x;
            r2 = x;
            if (r1 == r2) y = 1;
        }

        void t2() {
            r3 = y;
            x = r3;
        }
    }

    static class Tc3 {
        int x, y;
        int r1, r2, r3;

        void t1() {
            r1 = x;
            r2 = x;
            if (r1 == r2) y = 1;
        }

        void t2() {
            r3 = y;
            x = r3;
        }

        void t3() {
            x = 2;
        }
    }

    static class Tc4 {
        int x, y;
        int r1, r2;

        void t1() {
            r1 = x;
            y = r1;
        }

        void t2() {
            r2 = y;
            x = r2;
        }
    }

    static class Tc5 {
        int x, y, z;
        int r1, r2, r3;

        void t1() {
            r1 = x;
            y = r1;
        }

        void t2() {
            r2 = y;
            x = r2;
        }

        void t3() {
            z = 1;
        }

        void t4() {
            r3 = z;
            x = r3;
        }
    }

    static class Tc6 {
        int a, b;
        int r1, r2;

        void t1() {
            r1 = a;
            if (r1 == 1) b = 1;
        }

        void t2() {
            r2 = b;
            if (r2 == 1) a = 1;
            if (r2 == 0) a = 1;
        }
    }

    static class Tc7 {
        int x, y, z;
        int r1, r2, r3;

        void t1() {
            r1 = z;
            r2 = x;
            y = r2;
        }

        void t2() {
            r3 = y;
            z = r3;
            x = 1;
        }
    }

    static class Tc8 {
        int x, y;
        int r1, r2, r3;

        void t1() {
            r1 = x;
            r2 = 1 + r1 * r1 - r1;
            y = r2;
        }

        void t2() {
            r3 = y;
            x = r3;
        }
    }

    static class Tc9 {
        int x, y;
        int r1, r2, r3;

        void t1() {
            r1 = x;
            r2 = 1 + r1 * r1 - r1;
            y = r2;
        }

        void t2() {
            r3 = y;
            x = r3;
        }

        void t3() {
            x = 2;
        }
    }

    static class Tc10 {
        int x, y, z;
        int r1, r2, r3;

        void t1() {
            r1 = x;
            if (r1 == 1) y = 1;
        }

        void t2() {
            r2 = y;
            if (r2 == 1) x = 1;
        }

        void t3() {
            z = 1;
        }

        void t4() {
            r3 = z;
            if (r3 == 1) x = 1;
        }
    }

    static class Tc11 {
        int w, x, y, z;
        int r1, r2, r3, r4;

        void t1() {
            r1 = z;
            w = r1;
            r2 = x;
            y = r2;
        }

        void t2() {
            r4 = w;
            r3 = y;
            z = r3;
            x = 1;
        }
    }

    static class Tc12 {
        int x, y;
        final int[] a = {1, 2};
        int r1, r2, r3;

        void t1() {
            r1 = x;
            a[r1] = 0;
            r2 = a[0];
            y = r2;
        }

        void t2() {
            r3 = y;
            x = r3;
        }
    }

    static class Tc13 {
        int x, y;
        int r1, r2;

        void t1() {
            r1 = x;
            if (r1 == 1) y = 1;
        }

        void t2() {
            r2 = y;
            if (r2 == 1) x = 1;
        }
    }

    static class Tc14 {
        int a, b;
        volatile int y;
        int r1, r2, r3;

        void t1() {
            r1 = a;
            if (r1 == 0) y = 1;
            else b = 1;
        }

        void t2() {
            do {
                r2 = y;
                r3 = b;
            } while (r2 + r3 == 0);
            a = 1;
        }
    }

    static class Tc15 {
        int a, b;
        volatile int x, y;
        int r0, r1, r2, r3;

        void t1() {
            r0 = x;
            if (r0 == 1) r1 = a;
            else r1 = 0;
            if (r1 == 0) y = 1;
            else b = 1;
        }

        void t2() {
            do {
                r2 = y;
                r3 = b;
            } while (r2 + r3 == 0);
            a = 1;
        }

        void t3() {
            x = 1;
        }
    }

    static class Tc16 {
        int x;
        int r1, r2;

        void t1() {
            r1 = x;
            x = 1;
        }

        void t2() {
            r2 = x;
            x = 2;
        }
    }

    static class Tc17 {
        int x, y;
        int r1, r2, r3;

        void t1() {
            r3 = x;
            if (r3 != 42) x = 42;
            r1 = x;
            y = r1;
        }

        void t2() {
            r2 = y;
            x = r2;
        }
    }

    static class Tc18 {
        int x, y;
        int r1, r2, r3;

        void t1() {
            r3 = x;
            if (r3 == 0) x = 42;
            r1 = x;
            y = r1;
        }

        void t2() {
            r2 = y;
            x = r2;
        }
    }

    static class Tc19 {
        int x, y;
        int r1, r2, r3;

        void t1() throws InterruptedException {
            Thread t3 = new Thread(() -> {
                r3 = x;
                if (r3 != 42) x = 42;
            });
            t3.start();
            t3.join();
            r1 = x;
            y = r1;
        }

        void t2() {
            r2 = y;
            x = r2;
        }
    }

    static class Tc20 {
        int x, y;
        int r1, r2, r3;

        void t1() throws InterruptedException {
            Thread t3 = new Thread(() -> {
                r3 = x;
                if (r3 == 0) x = 42;
            });
            t3.start();
            t3.join();
            r1 = x;
            y = r1;
        }

        void t2() {
            r2 = y;
            x = r2;
        }
    }
}
