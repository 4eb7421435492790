// expect: violated race
// race: ArrayList.size | ArrayList.modCount | AbstractList.modCount | ArrayList.elementData
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Two threads add orders to an ArrayList without a lock: one of the two may be lost.
 */
public class OrderTotalsRacy {
    enum Status { OPEN, PAID }

    record Order(int id, Status status, double amount) {}

    private final List<Order> orders = new ArrayList<>();

    Map<Status, Double> totals() {
        return orders.stream()
            .collect(Collectors.groupingBy(Order::status, TreeMap::new, Collectors.summingDouble(Order::amount)));
    }

    static String describe(Status status) {
        return switch (status) {
            case OPEN -> "open";
            case PAID -> "paid";
        };
    }

    public static void main(String[] args) throws InterruptedException {
        OrderTotalsRacy book = new OrderTotalsRacy();
        Thread one = new Thread(() -> book.orders.add(new Order(1, Status.OPEN, 2.5)));
        Thread two = new Thread(() -> book.orders.add(new Order(2, Status.PAID, 1.25)));
        one.start();
        two.start();
        one.join();
        two.join();
        StringBuilder text = new StringBuilder();
        book.totals().forEach((status, sum) -> text.append(String.format("%s=%.2f;", describe(status), sum)));
        assert text.toString().equals("open=2.50;paid=1.25;");
    }
}
