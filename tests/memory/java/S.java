// S: a write after a message, against one before it; the last result is the value of x at the end.
//   x = 2; y = 1 || r1 = y; x = 1   then   r2 = x
//
// case: plain
// outcomes: 0, 1 | 0, 2 | 1, 1
// opmm-only: 1, 2
//   1, 2: the first thread, then the second. Reading y = 1 orders nothing, so x = 2 does not happen before x = 1, and main may read
//   either.
// case: volatile
// outcomes: 0, 1 | 0, 2 | 1, 1
// opmm-only: none
// case: lock
// outcomes: 0, 1 | 0, 2 | 1, 1
// opmm-only: none
// case: opaque
// outcomes: 0, 1 | 0, 2 | 1, 1
// opmm-only: none
//   1, 2 is not shown: x = 1 is made after x = 2 when the read returns 1, and is the newer one for all. C11 (and Java, opaque) allow it.
// case: acquire_release
// outcomes: 0, 1 | 0, 2 | 1, 1
// opmm-only: none
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class S {
    static class Plain {
        int x, y;
        int r1, r2;

        void t1() {
            x = 2;
            y = 1;
        }

        void t2() {
            r1 = y;
            x = 1;
        }

        void end() {
            r2 = x;
        }
    }

    static class Volatile {
        volatile int x, y;
        int r1, r2;

        void t1() {
            x = 2;
            y = 1;
        }

        void t2() {
            r1 = y;
            x = 1;
        }

        void end() {
            r2 = x;
        }
    }

    static class Lock {
        int x, y;
        int r1, r2;

        void t1() {
            synchronized (this) { x = 2; }
            synchronized (this) { y = 1; }
        }

        void t2() {
            synchronized (this) { r1 = y; }
            synchronized (this) { x = 1; }
        }

        void end() {
            synchronized (this) { r2 = x; }
        }
    }

    static class Opaque {
        static final VarHandle X = handle(Opaque.class, "x");
        static final VarHandle Y = handle(Opaque.class, "y");
        int x, y;
        int r1, r2;

        void t1() {
            X.setOpaque(this, 2);
            Y.setOpaque(this, 1);
        }

        void t2() {
            r1 = (int) Y.getOpaque(this);
            X.setOpaque(this, 1);
        }

        void end() {
            r2 = (int) X.getOpaque(this);
        }
    }

    static class AcquireRelease {
        static final VarHandle X = handle(AcquireRelease.class, "x");
        static final VarHandle Y = handle(AcquireRelease.class, "y");
        int x, y;
        int r1, r2;

        void t1() {
            X.setRelease(this, 2);
            Y.setRelease(this, 1);
        }

        void t2() {
            r1 = (int) Y.getAcquire(this);
            X.setRelease(this, 1);
        }

        void end() {
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
