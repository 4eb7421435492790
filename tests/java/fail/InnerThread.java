// heddle: check
// expect: violated assertion
// An inner class that extends Thread and uses its outer object.
// withdraw tests and takes in two critical sections. Steps: both see 100; both take 100; the balance is -100.
public class InnerThread {
    private int balance = 100;

    class Customer extends Thread {
        @Override
        public void run() {
            boolean enough;
            synchronized (InnerThread.this) {
                enough = balance >= 100;
            }
            if (enough) {
                synchronized (InnerThread.this) {
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
        assert account.balance == 0; // HERE: assertion
    }
}
