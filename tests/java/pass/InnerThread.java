// heddle: check
// expect: verified
// An inner class that extends Thread and uses its outer object.
public class InnerThread {
    private int balance = 100;

    class Customer extends Thread {
        @Override
        public void run() {
            synchronized (InnerThread.this) {
                if (balance >= 100) {
                    balance -= 100;
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        InnerThread account = new InnerThread();
        Customer one = account.new Customer(), two = account.new Customer();
        one.start();
        two.start();
        one.join();
        two.join();
        assert account.balance == 0;
    }
}
