// Independent reads of independent writes: two readers, in opposite orders.
//   x = 1 || y = 1 || r1 = x; r2 = y || r3 = y; r4 = x
//
// case: plain
// outcomes: 0, 0, 0, 0 | 0, 0, 0, 1 | 0, 0, 1, 0 | 0, 0, 1, 1 | 0, 1, 0, 0 | 0, 1, 0, 1 | 0, 1, 1, 0 | 0, 1, 1, 1 | 1, 0, 0, 0 | 1, 0, 0, 1 | 1, 0, 1, 1 | 1, 1, 0, 0 | 1, 1, 0, 1 | 1, 1, 1, 0 | 1, 1, 1, 1
// opmm-only: 1, 0, 1, 0
//   1, 0, 1, 0: both writes first. No read orders anything, so each reader may see one write and the initial value of the other variable.
// case: volatile
// outcomes: 0, 0, 0, 0 | 0, 0, 0, 1 | 0, 0, 1, 0 | 0, 0, 1, 1 | 0, 1, 0, 0 | 0, 1, 0, 1 | 0, 1, 1, 0 | 0, 1, 1, 1 | 1, 0, 0, 0 | 1, 0, 0, 1 | 1, 0, 1, 1 | 1, 1, 0, 0 | 1, 1, 0, 1 | 1, 1, 1, 0 | 1, 1, 1, 1
// opmm-only: none
// case: lock
// outcomes: 0, 0, 0, 0 | 0, 0, 0, 1 | 0, 0, 1, 0 | 0, 0, 1, 1 | 0, 1, 0, 0 | 0, 1, 0, 1 | 0, 1, 1, 0 | 0, 1, 1, 1 | 1, 0, 0, 0 | 1, 0, 0, 1 | 1, 0, 1, 1 | 1, 1, 0, 0 | 1, 1, 0, 1 | 1, 1, 1, 0 | 1, 1, 1, 1
// opmm-only: none
// case: opaque
// outcomes: 0, 0, 0, 0 | 0, 0, 0, 1 | 0, 0, 1, 0 | 0, 0, 1, 1 | 0, 1, 0, 0 | 0, 1, 0, 1 | 0, 1, 1, 0 | 0, 1, 1, 1 | 1, 0, 0, 0 | 1, 0, 0, 1 | 1, 0, 1, 1 | 1, 1, 0, 0 | 1, 1, 0, 1 | 1, 1, 1, 0 | 1, 1, 1, 1
// opmm-only: 1, 0, 1, 0
//   1, 0, 1, 0: as plain; each reader reads each variable once, and coherence says nothing.
// case: acquire_release
// outcomes: 0, 0, 0, 0 | 0, 0, 0, 1 | 0, 0, 1, 0 | 0, 0, 1, 1 | 0, 1, 0, 0 | 0, 1, 0, 1 | 0, 1, 1, 0 | 0, 1, 1, 1 | 1, 0, 0, 0 | 1, 0, 0, 1 | 1, 0, 1, 1 | 1, 1, 0, 0 | 1, 1, 0, 1 | 1, 1, 1, 0 | 1, 1, 1, 1
// opmm-only: none
//   Acquire and release are sequentially consistent here, by decision: the language allows the outcome that plain accesses have.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class IRIW {
    static class Plain {
        int x, y;
        int r1, r2, r3, r4;

        void t1() {
            x = 1;
        }

        void t2() {
            y = 1;
        }

        void t3() {
            r1 = x;
            r2 = y;
        }

        void t4() {
            r3 = y;
            r4 = x;
        }
    }

    static class Volatile {
        volatile int x, y;
        int r1, r2, r3, r4;

        void t1() {
            x = 1;
        }

        void t2() {
            y = 1;
        }

        void t3() {
            r1 = x;
            r2 = y;
        }

        void t4() {
            r3 = y;
            r4 = x;
        }
    }

    static class Lock {
        int x, y;
        int r1, r2, r3, r4;

        void t1() {
            synchronized (this) { x = 1; }
        }

        void t2() {
            synchronized (this) { y = 1; }
        }

        void t3() {
            synchronized (this) { r1 = x; }
            synchronized (this) { r2 = y; }
        }

        void t4() {
            synchronized (this) { r3 = y; }
            synchronized (this) { r4 = x; }
        }
    }

    static class Opaque {
        static final VarHandle X = handle(Opaque.class, "x");
        static final VarHandle Y = handle(Opaque.class, "y");
        int x, y;
        int r1, r2, r3, r4;

        void t1() {
            X.setOpaque(this, 1);
        }

        void t2() {
            Y.setOpaque(this, 1);
        }

        void t3() {
            r1 = (int) X.getOpaque(this);
            r2 = (int) Y.getOpaque(this);
        }

        void t4() {
            r3 = (int) Y.getOpaque(this);
            r4 = (int) X.getOpaque(this);
        }
    }

    static class AcquireRelease {
        static final VarHandle X = handle(AcquireRelease.class, "x");
        static final VarHandle Y = handle(AcquireRelease.class, "y");
        int x, y;
        int r1, r2, r3, r4;

        void t1() {
            X.setRelease(this, 1);
        }

        void t2() {
            Y.setRelease(this, 1);
        }

        void t3() {
            r1 = (int) X.getAcquire(this);
            r2 = (int) Y.getAcquire(this);
        }

        void t4() {
            r3 = (int) Y.getAcquire(this);
            r4 = (int) X.getAcquire(this);
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
