// heddle: check
// expect: violated assertion
// The end is not waited for: close returns while the item is still on its way.
import java.util.concurrent.SubmissionPublisher;
import java.util.concurrent.atomic.AtomicInteger;

public class PublisherItemsBroken {
    public static void main(String[] args) throws Exception {
        AtomicInteger sum = new AtomicInteger();
        SubmissionPublisher<Integer> publisher = new SubmissionPublisher<>(task -> new Thread(task).start(), 2);
        publisher.consume(sum::addAndGet);
        publisher.submit(1);
        publisher.close();
        assert sum.get() == 1; // HERE: assertion
    }
}
