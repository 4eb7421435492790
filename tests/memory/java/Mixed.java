// Shapes in which the two variables, or two accesses of one, have different modes. The sets under sc are those of the shape (SB, MP, ...).
//
// case: volatile_flag
// outcomes: 0, 0 | 0, 1 | 1, 1
// opmm-only: none
//   Reading y = 1 orders x = 1 before the read of x.
// case: volatile_message
// outcomes: 0, 0 | 0, 1 | 1, 1
// opmm-only: none
//   x is volatile, y is not, and the reader may see y = 1 before or after; but a volatile read returns the newest write, and x = 1 was made
//   before y = 1. (The Java memory model allows 1, 0: the plain write of y may come early.)
// case: opaque_flag
// outcomes: 0, 0 | 0, 1 | 1, 1
// opmm-only: 1, 0
//   1, 0: reading the opaque y = 1 orders nothing.
// case: release_flag
// outcomes: 0, 0 | 0, 1 | 1, 1
// opmm-only: none
// case: release_read_plainly
// outcomes: 0, 0 | 0, 1 | 1, 1
// opmm-only: 1, 0
//   1, 0: a release without an acquire orders nothing.
// case: fenced_flag
// outcomes: 0, 0 | 0, 1 | 1, 1
// opmm-only: none
//   releaseFence before an opaque write and acquireFence after the opaque read that returns it.
// case: fenced_plain
// outcomes: 0, 0 | 0, 1 | 1, 1
// opmm-only: none
//   Java's fences order plain accesses, too.
// case: update_then_plain
// outcomes: 1, 2, 2 | 2, 1, 2
// opmm-only: none
//   Both add 1; the second update reads the first, which therefore happens before it, and is masked for a plain read at the end.
// case: full_fences
// outcomes: 0, 1 | 1, 0 | 1, 1
// opmm-only: none
//   Store buffering with a fullFence in the middle of both: one comes first, and what was written before it is seen after the other.
// case: acquire_then_opaque
// outcomes: 0, 0 | 0, 1 | 1, 1
// opmm-only: none
//   Accesses in opaque mode or stronger are coherent with each other.
// case: failed_exchange_then_opaque
// outcomes: 0, 0 | 0, 1 | 1, 1
// opmm-only: none
// case: opaque_read_plainly
// outcomes: 0, 0 | 0, 1 | 1, 1
// opmm-only: 1, 0
//   1, 0: the writes are opaque, the reads are plain, and those need not be coherent.
// case: volatile_second_hand
// outcomes: 0, 0, 0 | 0, 0, 1 | 0, 1, 0 | 0, 1, 1 | 1, 0, 0 | 1, 0, 1 | 1, 1, 1
// opmm-only: 1, 1, 0
//   1, 1, 0: x is plain. The second thread has read x = 1, but that does not make the write happen before anything of the third's.
// case: opaque_second_hand
// outcomes: 0, 0, 0 | 0, 0, 1 | 0, 1, 0 | 0, 1, 1 | 1, 0, 0 | 1, 0, 1 | 1, 1, 1
// opmm-only: none
//   x is opaque, v volatile: the third thread's read comes after the second's, and may not be older.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class Mixed {
    static class VolatileFlag {
        int x, r1, r2;
        volatile int y;

        void t1() {
            x = 1;
            y = 1;
        }

        void t2() {
            r1 = y;
            r2 = x;
        }
    }

    static class VolatileMessage {
        int y, r1, r2;
        volatile int x;

        void t1() {
            x = 1;
            y = 1;
        }

        void t2() {
            r1 = y;
            r2 = x;
        }
    }

    static class OpaqueFlag {
        static final VarHandle Y = handle(OpaqueFlag.class, "y");
        int x, y, r1, r2;

        void t1() {
            x = 1;
            Y.setOpaque(this, 1);
        }

        void t2() {
            r1 = (int) Y.getOpaque(this);
            r2 = x;
        }
    }

    static class ReleaseFlag {
        static final VarHandle Y = handle(ReleaseFlag.class, "y");
        int x, y, r1, r2;

        void t1() {
            x = 1;
            Y.setRelease(this, 1);
        }

        void t2() {
            r1 = (int) Y.getAcquire(this);
            r2 = x;
        }
    }

    static class ReleaseReadPlainly {
        static final VarHandle Y = handle(ReleaseReadPlainly.class, "y");
        int x, y, r1, r2;

        void t1() {
            x = 1;
            Y.setRelease(this, 1);
        }

        void t2() {
            r1 = y;
            r2 = x;
        }
    }

    static class FencedFlag {
        static final VarHandle Y = handle(FencedFlag.class, "y");
        int x, y, r1, r2;

        void t1() {
            x = 1;
            VarHandle.releaseFence();
            Y.setOpaque(this, 1);
        }

        void t2() {
            r1 = (int) Y.getOpaque(this);
            VarHandle.acquireFence();
            r2 = x;
        }
    }

    static class FencedPlain {
        int x, y, r1, r2;

        void t1() {
            x = 1;
            VarHandle.releaseFence();
            y = 1;
        }

        void t2() {
            r1 = y;
            VarHandle.acquireFence();
            r2 = x;
        }
    }

    static class UpdateThenPlain {
        static final VarHandle X = handle(UpdateThenPlain.class, "x");
        int x, r1, r2, r3;

        void t1() {
            r1 = (int) X.getAndAdd(this, 1) + 1;
        }

        void t2() {
            r2 = (int) X.getAndAdd(this, 1) + 1;
        }

        void end() {
            r3 = x;
        }
    }

    static class FullFences {
        static final VarHandle X = handle(FullFences.class, "x"), Y = handle(FullFences.class, "y");
        int x, y, r1, r2;

        void t1() {
            X.setOpaque(this, 1);
            VarHandle.fullFence();
            r1 = (int) Y.getOpaque(this);
        }

        void t2() {
            Y.setOpaque(this, 1);
            VarHandle.fullFence();
            r2 = (int) X.getOpaque(this);
        }
    }

    static class AcquireThenOpaque {
        static final VarHandle X = handle(AcquireThenOpaque.class, "x");
        int x, r1, r2;

        void t1() {
            X.setOpaque(this, 1);
        }

        void t2() {
            r1 = (int) X.getAcquire(this);
            r2 = (int) X.getOpaque(this);
        }
    }

    static class FailedExchangeThenOpaque {
        static final VarHandle X = handle(FailedExchangeThenOpaque.class, "x");
        int x, r1, r2;

        void t1() {
            X.setOpaque(this, 1);
        }

        void t2() {
            r1 = (int) X.compareAndExchange(this, 5, 6);
            r2 = (int) X.getOpaque(this);
        }
    }

    static class OpaqueReadPlainly {
        static final VarHandle X = handle(OpaqueReadPlainly.class, "x");
        int x, r1, r2;

        void t1() {
            X.setOpaque(this, 1);
        }

        void t2() {
            r1 = x;
            r2 = x;
        }
    }

    static class VolatileSecondHand {
        int x, r1, r2, r3;
        volatile int v;

        void t1() {
            x = 1;
        }

        void t2() {
            r1 = x;
            v = 1;
        }

        void t3() {
            r2 = v;
            r3 = x;
        }
    }

    static class OpaqueSecondHand {
        static final VarHandle X = handle(OpaqueSecondHand.class, "x");
        int x, r1, r2, r3;
        volatile int v;

        void t1() {
            X.setOpaque(this, 1);
        }

        void t2() {
            r1 = (int) X.getOpaque(this);
            v = 1;
        }

        void t3() {
            r2 = v;
            r3 = (int) X.getOpaque(this);
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
