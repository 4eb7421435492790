// Listeners with generics, inner class callbacks, observer lists modified during iteration, functional interfaces.
import java.util.*;
import java.util.function.*;
import java.beans.*;

public class EventBus {
    static <T> void on(Map<Class<?>, List<Consumer<Object>>> handlers, Class<T> type, Consumer<? super T> h) {
        handlers.computeIfAbsent(type, k -> new ArrayList<>()).add(o -> h.accept(type.cast(o)));
    }

    public static void main(String[] args) {
        List<String> log = new ArrayList<>();
        Map<Class<?>, List<Consumer<Object>>> handlers = new LinkedHashMap<>();
        on(handlers, String.class, s -> log.add("s" + s.length()));
        on(handlers, Integer.class, i -> log.add("i" + (i + 1)));
        on(handlers, Object.class, o -> log.add("o"));
        for (Object e : new Object[] {"abc", 41, 2.5}) handlers.forEach((k, v) -> {
            if (k.isInstance(e)) v.forEach(h -> h.accept(e));
        });
        System.out.println(log);
        EventListener none = new EventListener() {};
        System.out.println(none instanceof EventListener);
    }
}
