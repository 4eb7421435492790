// Coherence of a write and a later read of one variable; the last result is its value at the end.
//   x = 1; r1 = x || x = 2   then   r2 = x
//
// case: plain
// outcomes: 1, 1 | 1, 2 | 2, 2
// opmm-only: 2, 1
//   2, 1: x = 2 after x = 1, and the read returns it. Neither write happens before the other, so main may read 1.
// case: volatile
// outcomes: 1, 1 | 1, 2 | 2, 2
// opmm-only: none
// case: lock
// outcomes: 1, 1 | 1, 2 | 2, 2
// opmm-only: none
// case: opaque
// outcomes: 1, 1 | 1, 2 | 2, 2
// opmm-only: none
//   coherence: the read of 2 says that x = 2 is newer than x = 1; 2, 1 is forbidden.
// case: acquire_release
// outcomes: 1, 1 | 1, 2 | 2, 2
// opmm-only: none
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class CoWR {
    static class Plain {
        int x;
        int r1, r2;

        void t1() {
            x = 1;
            r1 = x;
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
            x = 1;
            r1 = x;
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
            synchronized (this) { x = 1; }
            synchronized (this) { r1 = x; }
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
            X.setOpaque(this, 1);
            r1 = (int) X.getOpaque(this);
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
            X.setRelease(this, 1);
            r1 = (int) X.getAcquire(this);
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
