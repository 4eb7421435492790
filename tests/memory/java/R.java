// R: a write and a read after it, against two writes; the last result is the value of y at the end.
//   x = 1; y = 1 || y = 2; r1 = x   then   r2 = y
//
// case: plain
// outcomes: 0, 1 | 1, 1 | 1, 2
// opmm-only: 0, 2
//   0, 2: the first thread, then the second. x = 1 does not happen before the read of x, so 0 is not masked; and main may read y = 2, the
//   newest.
// case: volatile
// outcomes: 0, 1 | 1, 1 | 1, 2
// opmm-only: none
// case: lock
// outcomes: 0, 1 | 1, 1 | 1, 2
// opmm-only: none
// case: opaque
// outcomes: 0, 1 | 1, 1 | 1, 2
// opmm-only: 0, 2
//   0, 2: as plain. The second thread has seen nothing of x.
// case: acquire_release
// outcomes: 0, 1 | 1, 1 | 1, 2
// opmm-only: none
//   Acquire and release are sequentially consistent here, by decision: the language allows the outcome that plain accesses have.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class R {
    static class Plain {
        int x, y;
        int r1, r2;

        void t1() {
            x = 1;
            y = 1;
        }

        void t2() {
            y = 2;
            r1 = x;
        }

        void end() {
            r2 = y;
        }
    }

    static class Volatile {
        volatile int x, y;
        int r1, r2;

        void t1() {
            x = 1;
            y = 1;
        }

        void t2() {
            y = 2;
            r1 = x;
        }

        void end() {
            r2 = y;
        }
    }

    static class Lock {
        int x, y;
        int r1, r2;

        void t1() {
            synchronized (this) { x = 1; }
            synchronized (this) { y = 1; }
        }

        void t2() {
            synchronized (this) { y = 2; }
            synchronized (this) { r1 = x; }
        }

        void end() {
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
            Y.setOpaque(this, 1);
        }

        void t2() {
            Y.setOpaque(this, 2);
            r1 = (int) X.getOpaque(this);
        }

        void end() {
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
            Y.setRelease(this, 1);
        }

        void t2() {
            Y.setRelease(this, 2);
            r1 = (int) X.getAcquire(this);
        }

        void end() {
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
