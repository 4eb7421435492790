// Vector, Stack, Hashtable, Enumeration, Properties as a table, StringTokenizer, Observer.
import java.util.Collections;
import java.util.Enumeration;
import java.util.EmptyStackException;
import java.util.Hashtable;
import java.util.List;
import java.util.Stack;
import java.util.StringTokenizer;
import java.util.TreeMap;
import java.util.Vector;

@SuppressWarnings("deprecation")
public class LegacyCollections {
    static class Source extends java.util.Observable {
        void fire(Object o) {
            setChanged();
            notifyObservers(o);
        }
    }

    public static void main(String[] args) {
        Vector<Integer> v = new Vector<>(2, 3);
        for (int i = 0; i < 6; i++) v.addElement(i);
        v.insertElementAt(99, 1);
        v.removeElementAt(0);
        v.setElementAt(-1, 2);
        System.out.println(v + " " + v.capacity() + " " + v.elementAt(1) + v.firstElement() + v.lastElement() + " " + v.indexOf(4, 3));
        Stack<String> stack = new Stack<>();
        stack.push("a");
        stack.push("b");
        System.out.println(stack.peek() + stack.pop() + stack.search("a") + stack.search("zz") + stack.empty() + stack);
        stack.pop();
        try {
            stack.pop();
        } catch (EmptyStackException e) {
            System.out.println("empty " + e.getMessage());
        }
        Hashtable<String, Integer> table = new Hashtable<>();
        table.put("one", 1);
        table.put("two", 2);
        table.put("three", 3);
        int sum = 0;
        for (Enumeration<Integer> e = table.elements(); e.hasMoreElements();) sum += e.nextElement();
        System.out.println(sum + " " + table.contains(2) + " " + new TreeMap<>(table) + " " + Collections.list(table.keys()).size() + " " + table);
        try {
            table.put("n", null);
        } catch (NullPointerException e) {
            System.out.println("no null values");
        }
        StringTokenizer t = new StringTokenizer("a=1, b=2;c", "=,; ", true);
        System.out.print(t.countTokens() + ": ");
        while (t.hasMoreTokens()) System.out.print("[" + t.nextToken() + "]");
        StringTokenizer u = new StringTokenizer("x y  z");
        System.out.println(u.countTokens() + u.nextToken() + u.nextElement() + u.nextToken("") + ".");
        Source source = new Source();
        source.addObserver((o, arg) -> System.out.println("first " + arg));
        source.addObserver((o, arg) -> System.out.println("second " + arg));
        source.fire("event");
        source.notifyObservers("nothing changed");
        source.deleteObservers();
        System.out.println(source.countObservers() + " " + source.hasChanged());
        System.out.println(new java.util.EventObject("src").getSource() + " " + List.of(new java.util.EventObject("s")).size());
    }
}
