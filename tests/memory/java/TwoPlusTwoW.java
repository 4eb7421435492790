// 2+2W: two threads write the same two variables in opposite orders; the results are their values at the end.
//   x = 1; y = 2 || y = 1; x = 2   then   r1 = x; r2 = y
//
// case: plain
// outcomes: 1, 2 | 2, 1 | 2, 2
// opmm-only: 1, 1
//   1, 1: no write happens before one of the other thread, so main, which knows all four, may read either of x and either of y.
// case: volatile
// outcomes: 1, 2 | 2, 1 | 2, 2
// opmm-only: none
// case: lock
// outcomes: 1, 2 | 2, 1 | 2, 2
// opmm-only: none
// case: opaque
// outcomes: 1, 2 | 2, 1 | 2, 2
// opmm-only: none
//   1, 1 is not shown: the order of the writes of a variable is the order in which they are made. C11 (and Java, opaque) allow it.
// case: acquire_release
// outcomes: 1, 2 | 2, 1 | 2, 2
// opmm-only: none
//   Acquire and release are sequentially consistent here, by decision: the language allows the outcome that plain accesses have.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class TwoPlusTwoW {
    static class Plain {
        int x, y;
        int r1, r2;

        void t1() {
            x = 1;
            y = 2;
        }

        void t2() {
            y = 1;
            x = 2;
        }

        void end() {
            r1 = x;
            r2 = y;
        }
    }

    static class Volatile {
        volatile int x, y;
        int r1, r2;

        void t1() {
            x = 1;
            y = 2;
        }

        void t2() {
            y = 1;
            x = 2;
        }

        void end() {
            r1 = x;
            r2 = y;
        }
    }

    static class Lock {
        int x, y;
        int r1, r2;

        void t1() {
            synchronized (this) { x = 1; }
            synchronized (this) { y = 2; }
        }

        void t2() {
            synchronized (this) { y = 1; }
            synchronized (this) { x = 2; }
        }

        void end() {
            synchronized (this) { r1 = x; }
            synchronized (this) { r2 = y; }
        }
    }

    static class Opaque {
        static final VarHandle X = handle(Opaque.class, "x");
        static final VarHandle Y = handle(Opaque.class, "y");
        int x, y;
        int r1, r2;

        void t1() {
            X.setOpaque(this, 1);
            Y.setOpaque(this, 2);
        }

        void t2() {
            Y.setOpaque(this, 1);
            X.setOpaque(this, 2);
        }

        void end() {
            r1 = (int) X.getOpaque(this);
            r2 = (int) Y.getOpaque(this);
        }
    }

    static class AcquireRelease {
        static final VarHandle X = handle(AcquireRelease.class, "x");
        static final VarHandle Y = handle(AcquireRelease.class, "y");
        int x, y;
        int r1, r2;

        void t1() {
            X.setRelease(this, 1);
            Y.setRelease(this, 2);
        }

        void t2() {
            Y.setRelease(this, 1);
            X.setRelease(this, 2);
        }

        void end() {
            r1 = (int) X.getAcquire(this);
            r2 = (int) Y.getAcquire(this);
        }
    }

    static VarHandle handle(Class<?> type, String field) {
        try {
            return MethodHandles.lookup().findVarHandle(type, field, int.class);
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
