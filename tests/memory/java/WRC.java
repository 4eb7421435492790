// Write-to-read causality: the second thread passes on that it has seen x.
//   x = 1 || r1 = x; y = 1 || r2 = y; r3 = x
//
// case: plain
// outcomes: 0, 0, 0 | 0, 0, 1 | 0, 1, 0 | 0, 1, 1 | 1, 0, 0 | 1, 0, 1 | 1, 1, 1
// opmm-only: 1, 1, 0
//   1, 1, 0: all in program order, thread after thread. Neither read of 1 orders anything, so x = 1 does not happen before the last read.
// case: volatile
// outcomes: 0, 0, 0 | 0, 0, 1 | 0, 1, 0 | 0, 1, 1 | 1, 0, 0 | 1, 0, 1 | 1, 1, 1
// opmm-only: none
// case: lock
// outcomes: 0, 0, 0 | 0, 0, 1 | 0, 1, 0 | 0, 1, 1 | 1, 0, 0 | 1, 0, 1 | 1, 1, 1
// opmm-only: none
// case: opaque
// outcomes: 0, 0, 0 | 0, 0, 1 | 0, 1, 0 | 0, 1, 1 | 1, 0, 0 | 1, 0, 1 | 1, 1, 1
// opmm-only: 1, 1, 0
//   1, 1, 0: as plain. The second thread has read x = 1, but what it has read does not happen before the third thread's read.
// case: acquire_release
// outcomes: 0, 0, 0 | 0, 0, 1 | 0, 1, 0 | 0, 1, 1 | 1, 0, 0 | 1, 0, 1 | 1, 1, 1
// opmm-only: none
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class WRC {
    static class Plain {
        int x, y;
        int r1, r2, r3;

        void t1() {
            x = 1;
        }

        void t2() {
            r1 = x;
            y = 1;
        }

        void t3() {
            r2 = y;
            r3 = x;
        }
    }

    static class Volatile {
        volatile int x, y;
        int r1, r2, r3;

        void t1() {
            x = 1;
        }

        void t2() {
            r1 = x;
            y = 1;
        }

        void t3() {
            r2 = y;
            r3 = x;
        }
    }

    static class Lock {
        int x, y;
        int r1, r2, r3;

        void t1() {
            synchronized (this) { x = 1; }
        }

        void t2() {
            synchronized (this) { r1 = x; }
            synchronized (this) { y = 1; }
        }

        void t3() {
            synchronized (this) { r2 = y; }
            synchronized (this) { r3 = x; }
        }
    }

    static class Opaque {
        static final VarHandle X = handle(Opaque.class, "x");
        static final VarHandle Y = handle(Opaque.class, "y");
        int x, y;
        int r1, r2, r3;

        void t1() {
            X.setOpaque(this, 1);
        }

        void t2() {
            r1 = (int) X.getOpaque(this);
            Y.setOpaque(this, 1);
        }

        void t3() {
            r2 = (int) Y.getOpaque(this);
            r3 = (int) X.getOpaque(this);
        }
    }

    static class AcquireRelease {
        static final VarHandle X = handle(AcquireRelease.class, "x");
        static final VarHandle Y = handle(AcquireRelease.class, "y");
        int x, y;
        int r1, r2, r3;

        void t1() {
            X.setRelease(this, 1);
        }

        void t2() {
            r1 = (int) X.getAcquire(this);
            Y.setRelease(this, 1);
        }

        void t3() {
            r2 = (int) Y.getAcquire(this);
            r3 = (int) X.getAcquire(this);
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
