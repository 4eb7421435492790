// Coherence of a read and a later write of one variable; the last result is its value at the end.
//   r1 = x; x = 1 || x = 2   then   r2 = x
//
// case: plain
// outcomes: 0, 1 | 0, 2 | 2, 1
// opmm-only: 2, 2
//   2, 2: x = 2, the read of 2, x = 1. Reading 2 orders nothing, so neither write happens before the other, and main, which knows both,
//   may read either.
// case: volatile
// outcomes: 0, 1 | 0, 2 | 2, 1
// opmm-only: none
// case: lock
// outcomes: 0, 1 | 0, 2 | 2, 1
// opmm-only: none
// case: opaque
// outcomes: 0, 1 | 0, 2 | 2, 1
// opmm-only: none
//   coherence: x = 1 is made after x = 2 was read; 2, 2 is forbidden.
// case: acquire_release
// outcomes: 0, 1 | 0, 2 | 2, 1
// opmm-only: none
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class CoRW {
    static class Plain {
        int x;
        int r1, r2;

        void t1() {
            r1 = x;
            x = 1;
        }

        void t2() {
            x = 2;
        }

        void end() {
            r2 = x;
        }
    }

    static class Volatile {
        volatile int x;
        int r1, r2;

        void t1() {
            r1 = x;
            x = 1;
        }

        void t2() {
            x = 2;
        }

        void end() {
            r2 = x;
        }
    }

    static class Lock {
        int x;
        int r1, r2;

        void t1() {
            synchronized (this) { r1 = x; }
            synchronized (this) { x = 1; }
        }

        void t2() {
            synchronized (this) { x = 2; }
        }

        void end() {
            synchronized (this) { r2 = x; }
        }
    }

    static class Opaque {
        static final VarHandle X = handle(Opaque.class, "x");
        int x;
        int r1, r2;

        void t1() {
            r1 = (int) X.getOpaque(this);
            X.setOpaque(this, 1);
        }

        void t2() {
            X.setOpaque(this, 2);
        }

        void end() {
            r2 = (int) X.getOpaque(this);
        }
    }

    static class AcquireRelease {
        static final VarHandle X = handle(AcquireRelease.class, "x");
        int x;
        int r1, r2;

        void t1() {
            r1 = (int) X.getAcquire(this);
            X.setRelease(this, 1);
        }

        void t2() {
            X.setRelease(this, 2);
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
