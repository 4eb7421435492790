// heddle: check
// expect: violated race
// race: StartInConstructorRacy$Worker.limit
// A thread is started when its object is complete.
// A constructor starts it, and the subclass has not written its field yet.
public class StartInConstructorRacy {
    static class Task implements Runnable {
        Thread thread;

        void start() {
            thread = new Thread(this);
            thread.start();
        }

        Task() {
            start();
        }

        @Override
        public void run() {
        }
    }

    static final class Worker extends Task {
        int limit;

        Worker() {
            limit = 5; // HERE-ANY: race
        }

        @Override
        public void run() {
            assert limit == 0 || limit == 5; // HERE-ANY: race
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Worker worker = new Worker();
        worker.thread.join();
    }
}
