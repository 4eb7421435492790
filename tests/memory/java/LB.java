// Load buffering: each thread reads, then writes what the other reads.
//   r1 = x; y = 1 || r2 = y; x = 1
//
// case: plain
// outcomes: 0, 0 | 0, 1 | 1, 0
// opmm-only: none
//   1, 1 is not shown: a read returns a write that has been made, and in no order of the four actions both writes come before both reads
//   (the paper's section 5.6). The Java memory model and C11 (relaxed) allow it.
// case: volatile
// outcomes: 0, 0 | 0, 1 | 1, 0
// opmm-only: none
// case: lock
// outcomes: 0, 0 | 0, 1 | 1, 0
// opmm-only: none
// case: opaque
// outcomes: 0, 0 | 0, 1 | 1, 0
// opmm-only: none
//   As plain.
// case: acquire_release
// outcomes: 0, 0 | 0, 1 | 1, 0
// opmm-only: none
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class LB {
    static class Plain {
        int x, y;
        int r1, r2;

        void t1() {
            r1 = x;
            y = 1;
        }

        void t2() {
            r2 = y;
            x = 1;
        }
    }

    static class Volatile {
        volatile int x, y;
        int r1, r2;

        void t1() {
            r1 = x;
            y = 1;
        }

        void t2() {
            r2 = y;
            x = 1;
        }
    }

    static class Lock {
        int x, y;
        int r1, r2;

        void t1() {
            synchronized (this) { r1 = x; }
            synchronized (this) { y = 1; }
        }

        void t2() {
            synchronized (this) { r2 = y; }
            synchronized (this) { x = 1; }
        }
    }

    static class Opaque {
        static final VarHandle X = handle(Opaque.class, "x");
        static final VarHandle Y = handle(Opaque.class, "y");
        int x, y;
        int r1, r2;

        void t1() {
            r1 = (int) X.getOpaque(this);
            Y.setOpaque(this, 1);
        }

        void t2() {
            r2 = (int) Y.getOpaque(this);
            X.setOpaque(this, 1);
        }
    }

    static class AcquireRelease {
        static final VarHandle X = handle(AcquireRelease.class, "x");
        static final VarHandle Y = handle(AcquireRelease.class, "y");
        int x, y;
        int r1, r2;

        void t1() {
            r1 = (int) X.getAcquire(this);
            Y.setRelease(this, 1);
        }

        void t2() {
            r2 = (int) Y.getAcquire(this);
            X.setRelease(this, 1);
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
