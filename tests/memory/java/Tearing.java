// heddle: outcomes --tearing
// A long that is not volatile may be written and read as two halves (JLS 17.7). -1 is written over 0.
//
// case: plain_long
// outcomes: -1 | 0
// opmm-only: 4294967295 | -4294967296
//   The low half of one write and the high half of the other.
// case: plain_double
// outcomes: 0.0 | 1.0E100
// opmm-only: 3.115115344E-315 | 9.999998775134899E99
//   1e100 is 0x54b249ad2594c37d: its low half with a high half of 0, and its high half with a low half of 0.
// case: volatile_long
// outcomes: -1 | 0
// opmm-only: none
//   Volatile longs are read and written in one piece.
// case: plain_int
// outcomes: -1 | 0
// opmm-only: none
// case: element
// outcomes: -1 | 0
// opmm-only: 4294967295 | -4294967296
//   As plain_long.
public class Tearing {
    static class PlainLong {
        long x, r1;

        void t1() {
            x = -1;
        }

        void t2() {
            r1 = x;
        }
    }

    static class PlainDouble {
        double x, r1;

        void t1() {
            x = 1e100;
        }

        void t2() {
            r1 = x;
        }
    }

    static class VolatileLong {
        volatile long x;
        long r1;

        void t1() {
            x = -1;
        }

        void t2() {
            r1 = x;
        }
    }

    static class PlainInt {
        int x, r1;

        void t1() {
            x = -1;
        }

        void t2() {
            r1 = x;
        }
    }

    static class Element {
        final long[] x = new long[1];
        long r1;

        void t1() {
            x[0] = -1;
        }

        void t2() {
            r1 = x[0];
        }
    }
}
