// Message passing: x is the message, y says that it is there.
//   x = 1; y = 1 || r1 = y; r2 = x
//
// case: plain
// outcomes: 0, 0 | 0, 1 | 1, 1
// opmm-only: 1, 0
//   1, 0: run x = 1, y = 1, then the reads. Reading y = 1 orders nothing, so x = 1 does not happen before the read of x, and does not
//   mask the initial value.
// case: volatile
// outcomes: 0, 0 | 0, 1 | 1, 1
// opmm-only: none
// case: lock
// outcomes: 0, 0 | 0, 1 | 1, 1
// opmm-only: none
// case: opaque
// outcomes: 0, 0 | 0, 1 | 1, 1
// opmm-only: 1, 0
//   1, 0: as plain. That the reader has seen y = 1 says nothing of x, of which it has seen nothing.
// case: acquire_release
// outcomes: 0, 0 | 0, 1 | 1, 1
// opmm-only: none
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class MP {
    static class Plain {
        int x, y;
        int r1, r2;

        void t1() {
            x = 1;
            y = 1;
        }

        void t2() {
            r1 = y;
            r2 = x;
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
            r1 = y;
            r2 = x;
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
            synchronized (this) { r1 = y; }
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
            Y.setOpaque(this, 1);
        }

        void t2() {
            r1 = (int) Y.getOpaque(this);
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
            Y.setRelease(this, 1);
        }

        void t2() {
            r1 = (int) Y.getAcquire(this);
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
