// ServiceLoader without providers, Iterator of nothing, Optional first; class loader resources that are missing.
import java.util.*;

public class ServiceTables {
    public static void main(String[] args) throws Exception {
        ServiceLoader<Runnable> l = ServiceLoader.load(Runnable.class);
        System.out.println(l.iterator().hasNext() + " " + l.findFirst() + " " + l.stream().count());
        System.out.println(ServiceTables.class.getResource("nothing.txt") + " " + ServiceTables.class.getResourceAsStream("/none") + " " + ClassLoader.getSystemResource("zip") + " " + (ServiceTables.class.getResourceAsStream("ServiceTables.class") != null));
    }
}
