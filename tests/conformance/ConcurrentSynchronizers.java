// Locks, conditions, latches, barriers, phasers, exchangers, semaphores, adders, publishers: joined, one answer each.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.Flow;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SubmissionPublisher;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.DoubleAccumulator;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

public class ConcurrentSynchronizers {
    interface Body {
        void run() throws Exception;
    }

    static Thread start(Body body) {
        Thread thread = new Thread(() -> {
            try {
                body.run();
            } catch (Exception e) {
                System.out.println("thrown: " + e);
            }
        });
        thread.start();
        return thread;
    }

    static void locks() throws Exception {
        ReentrantLock lock = new ReentrantLock(true);
        Condition turned = lock.newCondition();
        int[] turn = new int[1];
        Thread other = start(() -> {
            for (int i = 0; i < 3; i++) {
                lock.lock();
                while (turn[0] != 1) {
                    turned.await();
                }
                System.out.print("pong ");
                turn[0] = 0;
                turned.signalAll();
                lock.unlock();
            }
        });
        for (int i = 0; i < 3; i++) {
            lock.lock();
            while (turn[0] != 0) {
                turned.await();
            }
            System.out.print("ping ");
            turn[0] = 1;
            turned.signalAll();
            lock.unlock();
        }
        other.join();
        lock.lock();
        System.out.println((turned.awaitNanos(1000) <= 0) + " " + turned.await(1, TimeUnit.MILLISECONDS));
        Thread late = start(() -> System.out.println("try " + lock.tryLock() + " " + lock.tryLock(1, TimeUnit.MILLISECONDS)));
        late.join();
        lock.unlock();
        ReentrantReadWriteLock shared = new ReentrantReadWriteLock();
        shared.readLock().lock();
        System.out.println(shared.writeLock().tryLock() + " " + shared.getReadLockCount());
        StampedLock stamped = new StampedLock();
        long stamp = stamped.tryOptimisticRead();
        System.out.print(stamped.validate(stamp) + " ");
        long write = stamped.writeLock();
        System.out.println(stamped.validate(stamp) + " " + stamped.tryConvertToReadLock(write));
    }

    static void meetings() throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2, () -> System.out.println("action"));
        Thread other = start(barrier::await);
        barrier.await();
        other.join();
        try {
            barrier.await(1, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("late " + barrier.isBroken());
        }
        try {
            barrier.await();
        } catch (BrokenBarrierException e) {
            System.out.println("broken");
        }
        Phaser phaser = new Phaser(1);
        for (int i = 0; i < 2; i++) {
            phaser.register();
            start(() -> {
                phaser.arriveAndAwaitAdvance();
                phaser.arriveAndDeregister();
            });
        }
        System.out.println(phaser.arriveAndAwaitAdvance() + " " + phaser.arriveAndAwaitAdvance());
        System.out.println(phaser.arriveAndDeregister() + " " + phaser.isTerminated());
        Exchanger<String> exchanger = new Exchanger<>();
        String[] got = new String[1];
        Thread partner = start(() -> got[0] = exchanger.exchange("theirs"));
        System.out.print(exchanger.exchange("mine") + " ");
        partner.join();
        System.out.println(got[0]);
        Semaphore semaphore = new Semaphore(2, true);
        semaphore.acquire();
        System.out.println(semaphore.tryAcquire(2) + " " + semaphore.tryAcquire(2, 1, TimeUnit.MILLISECONDS) + " " + semaphore.drainPermits());
    }

    static void numbers() throws Exception {
        LongAdder adder = new LongAdder();
        Thread[] threads = new Thread[3];
        for (int i = 0; i < 3; i++) {
            threads[i] = start(() -> {
                for (int k = 0; k < 10; k++) {
                    adder.increment();
                }
            });
        }
        for (Thread thread : threads) {
            thread.join();
        }
        LongAccumulator highest = new LongAccumulator(Math::max, 0);
        highest.accumulate(5);
        highest.accumulate(3);
        DoubleAdder halves = new DoubleAdder();
        halves.add(.5);
        System.out.println(adder.sum() + " " + highest + " " + halves + " " + new DoubleAccumulator(Double::sum, 1).get());
        int dots = ThreadLocalRandom.current().nextInt(1, 7);
        System.out.println(dots >= 1 && dots <= 6);
    }

    static void flow() throws Exception {
        CountDownLatch done = new CountDownLatch(1);
        List<Integer> got = Collections.synchronizedList(new ArrayList<>());
        try (SubmissionPublisher<Integer> publisher = new SubmissionPublisher<>()) {
            publisher.subscribe(new Flow.Subscriber<>() {
                Flow.Subscription subscription;

                @Override
                public void onSubscribe(Flow.Subscription given) {
                    subscription = given;
                    given.request(1);
                }

                @Override
                public void onNext(Integer item) {
                    got.add(item);
                    subscription.request(1);
                }

                @Override
                public void onError(Throwable failure) {
                    System.out.println(failure);
                }

                @Override
                public void onComplete() {
                    done.countDown();
                }
            });
            for (int i = 0; i < 5; i++) {
                publisher.submit(i);
            }
        }
        done.await();
        System.out.println(got);
    }

    public static void main(String[] args) throws Exception {
        locks();
        meetings();
        numbers();
        flow();
    }
}
