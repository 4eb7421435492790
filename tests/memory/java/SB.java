// Store buffering: each thread writes its own variable and reads the other's.
//   x = 1; r1 = y || y = 1; r2 = x
//
// case: plain
// outcomes: 0, 1 | 1, 0 | 1, 1
// opmm-only: 0, 0
//   0, 0: run x = 1, y = 1, then the reads. Nothing orders y = 1 before the read of y, nor x = 1 before that of x: the initial value is
//   not masked for either.
// case: volatile
// outcomes: 0, 1 | 1, 0 | 1, 1
// opmm-only: none
// case: lock
// outcomes: 0, 1 | 1, 0 | 1, 1
// opmm-only: none
// case: opaque
// outcomes: 0, 1 | 1, 0 | 1, 1
// opmm-only: 0, 0
//   0, 0: as plain. Coherence is about one variable, and neither thread has read or written the one that it reads.
// case: acquire_release
// outcomes: 0, 1 | 1, 0 | 1, 1
// opmm-only: none
//   Acquire and release are sequentially consistent here, by decision: the language allows the outcome that plain accesses have.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class SB {
    static class Plain {
        int x, y;
        int r1, r2;

        void t1() {
            x = 1;
            r1 = y;
        }

        void t2() {
            y = 1;
            r2 = x;
        }
    }

    static class Volatile {
        volatile int x, y;
        int r1, r2;

        void t1() {
            x = 1;
            r1 = y;
        }

        void t2() {
            y = 1;
            r2 = x;
        }
    }

    static class Lock {
        int x, y;
        int r1, r2;

        void t1() {
            synchronized (this) { x = 1; }
            synchronized (this) { r1 = y; }
        }

        void t2() {
            synchronized (this) { y = 1; }
            synchronized (this) { r2 = x; }
        }
    }

    static class Opaque {
        static final VarHandle X = handle(Opaque.class, "x");
        static final VarHandle Y = handle(Opaque.class, "y");
        int x, y;
        int r1, r2;

        void t1() {
            X.setOpaque(this, 1);
            r1 = (int) Y.getOpaque(this);
        }

        void t2() {
            Y.setOpaque(this, 1);
            r2 = (int) X.getOpaque(this);
        }
    }

    static class AcquireRelease {
        static final VarHandle X = handle(AcquireRelease.class, "x");
        static final VarHandle Y = handle(AcquireRelease.class, "y");
        int x, y;
        int r1, r2;

        void t1() {
            X.setRelease(this, 1);
            r1 = (int) Y.getAcquire(this);
        }

        void t2() {
            Y.setRelease(this, 1);
            r2 = (int) X.getAcquire(this);
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
