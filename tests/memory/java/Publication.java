// How one thread hands an object, or what it has written, to another. -1: not there yet. The writer is complete under sc before the reader can
// see anything, unless it says otherwise, so 0 (a default value) shows that the reader came too early.
//
// case: plain_field
// outcomes: -1 | 42
// opmm-only: 0
//   0: the reference is read by a race, which orders nothing; the default value of the field is not masked by the constructor's write.
// case: final_field
// outcomes: -1 | 42
// opmm-only: none
//   JLS 17.5: a final field of a properly constructed object is seen as it was at the end of the constructor.
// case: beside_final
// outcomes: -1 | 42
// opmm-only: 0
//   0: the guarantee is the final field's alone; its neighbour is plain.
// case: final_array
// outcomes: -1 | 42
// opmm-only: none
//   JLS 17.5: what is reached through the final field is at least as new as the end of the constructor.
// case: final_object
// outcomes: -1 | 42
// opmm-only: none
//   As final_array, for a plain field of an object.
// case: final_leaked
// outcomes: -1 | 0 | 42
// opmm-only: none
//   The constructor hands out `this` before it writes the final field, so 0 is seen under sc already.
// case: volatile_in_constructor
// outcomes: -1 | 42
// opmm-only: none
//   The volatile write was made while only its thread could reach the object, and still releases: who reads it has value = 42 in its past.
//   (The Java memory model would let the reader see the default value of the volatile field, too; here a volatile read returns the newest.)
// case: locked_in_constructor
// outcomes: -1 | 42
// opmm-only: none
//   The same with the object's lock.
// case: array
// outcomes: -1 | 42
// opmm-only: 0
//   0: as plain_field.
// case: text
// outcomes: -1 | 2
// opmm-only: none
//   A String has final fields only (but for the caches), and its characters are reached through one.
// case: boxed
// outcomes: -1 | 1000
// opmm-only: none
//   An Integer has a final field.
// case: volatile_reference
// outcomes: -1 | 42
// opmm-only: none
// case: atomic_reference
// outcomes: -1 | 42
// opmm-only: none
// case: lazy_set
// outcomes: -1 | 42
// opmm-only: none
//   lazySet is a release, get an acquire.
// case: concurrent_map
// outcomes: -1 | 42
// opmm-only: none
//   What is done before an object goes into a concurrent collection happens before it comes out of it.
// case: holder
// outcomes: 42, 42
// opmm-only: none
//   Both threads use the class; who did not initialise it synchronises with the end of its initialisation (JLS 12.4.2).
// case: started
// outcomes: 1
// opmm-only: none
//   Thread.start happens before the thread's first action.
// case: joined
// outcomes: 1
// opmm-only: none
// case: found_dead
// outcomes: 1
// opmm-only: none
//   Who sees by isAlive that a thread has ended comes after all of it.
// case: interrupted
// outcomes: 1
// opmm-only: none
//   Thread.interrupt happens before the other finds out.
// case: latch
// outcomes: 1
// opmm-only: none
// case: stale_for_a_while
// outcomes: 1
// opmm-only: 0
//   0: the loop ends with the plain flag, read by a race; the message need not be there.
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;

public class Publication {
    static class Plain {
        int value;

        Plain(int value) {
            this.value = value;
        }
    }

    static class Final {
        final int value;
        int beside;

        Final(int value) {
            this.value = value;
            beside = value;
        }
    }

    static class PlainField {
        Plain shared;
        int r1;

        void t1() {
            shared = new Plain(42);
        }

        void t2() {
            Plain found = shared;
            r1 = found == null ? -1 : found.value;
        }
    }

    static class FinalField {
        Final shared;
        int r1;

        void t1() {
            shared = new Final(42);
        }

        void t2() {
            Final found = shared;
            r1 = found == null ? -1 : found.value;
        }
    }

    static class BesideFinal {
        Final shared;
        int r1;

        void t1() {
            shared = new Final(42);
        }

        void t2() {
            Final found = shared;
            r1 = found == null ? -1 : found.beside;
        }
    }

    static class WithArray {
        final int[] values = new int[1];

        WithArray() {
            values[0] = 42;
        }
    }

    static class FinalArray {
        WithArray shared;
        int r1;

        void t1() {
            shared = new WithArray();
        }

        void t2() {
            WithArray found = shared;
            r1 = found == null ? -1 : found.values[0];
        }
    }

    static class WithObject {
        final Plain inner;

        WithObject() {
            inner = new Plain(42);
        }
    }

    static class FinalObject {
        WithObject shared;
        int r1;

        void t1() {
            shared = new WithObject();
        }

        void t2() {
            WithObject found = shared;
            r1 = found == null ? -1 : found.inner.value;
        }
    }

    static class Leaked {
        final int value;

        Leaked(FinalLeaked test) {
            test.shared = this;
            value = 42;
        }
    }

    static class FinalLeaked {
        Leaked shared;
        int r1;

        void t1() {
            new Leaked(this);
        }

        void t2() {
            Leaked found = shared;
            r1 = found == null ? -1 : found.value;
        }
    }

    static class Ready {
        int value;
        volatile boolean ready;

        Ready() {
            value = 42;
            ready = true;
        }
    }

    static class VolatileInConstructor {
        Ready shared;
        int r1;

        void t1() {
            shared = new Ready();
        }

        void t2() {
            Ready found = shared;
            r1 = found == null ? -1 : found.ready ? found.value : 0;
        }
    }

    static class Guarded {
        int value;

        Guarded() {
            synchronized (this) {
                value = 42;
            }
        }
    }

    static class LockedInConstructor {
        Guarded shared;
        int r1;

        void t1() {
            shared = new Guarded();
        }

        void t2() {
            Guarded found = shared;
            if (found == null) {
                r1 = -1;
            } else {
                synchronized (found) {
                    r1 = found.value;
                }
            }
        }
    }

    static class Array {
        int[] shared;
        int r1;

        void t1() {
            int[] made = new int[1];
            made[0] = 42;
            shared = made;
        }

        void t2() {
            int[] found = shared;
            r1 = found == null ? -1 : found[0];
        }
    }

    static class Text {
        String shared;
        int r1;

        void t1() {
            shared = new String(new char[] {'a', 'b'});
        }

        void t2() {
            String found = shared;
            r1 = found == null ? -1 : found.length() - (found.charAt(1) == 'b' ? 0 : 2);
        }
    }

    static class Boxed {
        Integer shared;
        int r1;

        void t1() {
            shared = 1000;
        }

        void t2() {
            Integer found = shared;
            r1 = found == null ? -1 : found;
        }
    }

    static class VolatileReference {
        volatile Plain shared;
        int r1;

        void t1() {
            shared = new Plain(42);
        }

        void t2() {
            Plain found = shared;
            r1 = found == null ? -1 : found.value;
        }
    }

    static class AtomicReference {
        final java.util.concurrent.atomic.AtomicReference<Plain> shared = new java.util.concurrent.atomic.AtomicReference<>();
        int r1;

        void t1() {
            shared.set(new Plain(42));
        }

        void t2() {
            Plain found = shared.get();
            r1 = found == null ? -1 : found.value;
        }
    }

    static class LazySet {
        final java.util.concurrent.atomic.AtomicReference<Plain> shared = new java.util.concurrent.atomic.AtomicReference<>();
        int r1;

        void t1() {
            shared.lazySet(new Plain(42));
        }

        void t2() {
            Plain found = shared.get();
            r1 = found == null ? -1 : found.value;
        }
    }

    static class ConcurrentMap {
        final ConcurrentHashMap<Integer, Plain> shared = new ConcurrentHashMap<>();
        int r1;

        void t1() {
            shared.put(1, new Plain(42));
        }

        void t2() {
            Plain found = shared.get(1);
            r1 = found == null ? -1 : found.value;
        }
    }

    static class Lazy {
        static final Plain ONE = new Plain(42);
    }

    static class Holder {
        int r1, r2;

        void t1() {
            r1 = Lazy.ONE.value;
        }

        void t2() {
            r2 = Lazy.ONE.value;
        }
    }

    static class Started {
        int x, r1;

        void t1() throws InterruptedException {
            x = 1;
            Thread reader = new Thread(() -> r1 = x);
            reader.start();
            reader.join();
        }
    }

    static class Joined {
        int x, r1;

        void t1() throws InterruptedException {
            Thread writer = new Thread(() -> x = 1);
            writer.start();
            writer.join();
            r1 = x;
        }
    }

    static class FoundDead {
        int x, r1;

        void t1() {
            Thread writer = new Thread(() -> x = 1);
            writer.start();
            while (writer.isAlive()) Thread.onSpinWait();
            r1 = x;
        }
    }

    static class Interrupted {
        int x, r1;

        void t1() throws InterruptedException {
            Thread reader = new Thread(() -> {
                while (!Thread.interrupted()) Thread.onSpinWait();
                r1 = x;
            });
            reader.start();
            x = 1;
            reader.interrupt();
            reader.join();
        }
    }

    static class Latch {
        final CountDownLatch ready = new CountDownLatch(1);
        int x, r1;

        void t1() {
            x = 1;
            ready.countDown();
        }

        void t2() throws InterruptedException {
            ready.await();
            r1 = x;
        }
    }

    static class StaleForAWhile {
        boolean ready;
        int x, r1;

        void t1() {
            x = 1;
            ready = true;
        }

        void t2() {
            while (!ready) Thread.onSpinWait();
            r1 = x;
        }
    }
}
