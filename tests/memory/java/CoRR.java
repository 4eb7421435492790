// Coherence of two reads of one variable.
//   x = 1 || r1 = x; r2 = x
//
// case: plain
// outcomes: 0, 0 | 0, 1 | 1, 1
// opmm-only: 1, 0
//   1, 0: x = 1 first. It is not ordered with either read, so each may return it or the initial value (a compiler may reorder two reads).
// case: volatile
// outcomes: 0, 0 | 0, 1 | 1, 1
// opmm-only: none
// case: lock
// outcomes: 0, 0 | 0, 1 | 1, 1
// opmm-only: none
// case: opaque
// outcomes: 0, 0 | 0, 1 | 1, 1
// opmm-only: none
//   coherence: 1, 0 is forbidden by C11 and by Java's opaque mode, too.
// case: acquire_release
// outcomes: 0, 0 | 0, 1 | 1, 1
// opmm-only: none
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class CoRR {
    static class Plain {
        int x;
        int r1, r2;

        void t1() {
            x = 1;
        }

        void t2() {
            r1 = x;
            r2 = x;
        }
    }

    static class Volatile {
        volatile int x;
        int r1, r2;

        void t1() {
            x = 1;
        }

        void t2() {
            r1 = x;
            r2 = x;
        }
    }

    static class Lock {
        int x;
        int r1, r2;

        void t1() {
            synchronized (this) { x = 1; }
        }

        void t2() {
            synchronized (this) { r1 = x; }
            synchronized (this) { r2 = x; }
        }
    }

    static class Opaque {
        static final VarHandle X = handle(Opaque.class, "x");
        int x;
        int r1, r2;

        void t1() {
            X.setOpaque(this, 1);
        }

        void t2() {
            r1 = (int) X.getOpaque(this);
            r2 = (int) X.getOpaque(this);
        }
    }

    static class AcquireRelease {
        static final VarHandle X = handle(AcquireRelease.class, "x");
        int x;
        int r1, r2;

        void t1() {
            X.setRelease(this, 1);
        }

        void t2() {
            r1 = (int) X.getAcquire(this);
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
