// heddle: check
// expect: verified
// A thread is started when its object is complete.
public class StartInConstructor {
    static class Task implements Runnable {
        Thread thread;

        void start() {
            thread = new Thread(this);
            thread.start();
        }

        Task() {
        }

        @Override
        public void run() {
        }
    }

    static final class Worker extends Task {
        int limit;

        Worker() {
            limit = 5;
        }

        @Override
        public void run() {
            assert limit == 5;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Worker worker = new Worker();
        worker.start();
        worker.thread.join();
    }
}
