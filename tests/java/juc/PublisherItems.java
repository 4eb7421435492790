// heddle: check
// expect: verified
// One item passes from a publisher to its subscriber, then the end.
import java.util.concurrent.SubmissionPublisher;
import java.util.concurrent.atomic.AtomicInteger;

public class PublisherItems {
    public static void main(String[] args) throws Exception {
        AtomicInteger sum = new AtomicInteger();
        SubmissionPublisher<Integer> publisher = new SubmissionPublisher<>(task -> new Thread(task).start(), 2);
        var done = publisher.consume(sum::addAndGet);
        publisher.submit(1);
        publisher.close();
        done.join();
        assert sum.get() == 1;
    }
}
