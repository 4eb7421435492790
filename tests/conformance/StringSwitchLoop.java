// A small interpreter: strings, maps, switch, exceptions, deque.
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.TreeMap;

public class StringSwitchLoop {
    static final TreeMap<String, Integer> variables = new TreeMap<>();

    static int run(String program) {
        Deque<Integer> stack = new ArrayDeque<>();
        for (String word : program.trim().split("\\s+")) {
            switch (word) {
                case "+" -> stack.push(stack.pop() + stack.pop());
                case "*" -> stack.push(stack.pop() * stack.pop());
                case "-" -> {
                    int b = stack.pop();
                    stack.push(stack.pop() - b);
                }
                case "/" -> {
                    int b = stack.pop();
                    stack.push(stack.pop() / b);
                }
                case "dup" -> stack.push(stack.peek());
                default -> {
                    if (word.startsWith("=")) {
                        variables.put(word.substring(1), stack.peek());
                    } else if (variables.containsKey(word)) {
                        stack.push(variables.get(word));
                    } else {
                        stack.push(Integer.valueOf(word));
                    }
                }
            }
        }
        return stack.pop();
    }

    public static void main(String[] args) {
        for (String p : new String[] {"1 2 +", "3 dup * =x 4 dup * + =y", "x y *", "10 0 /", "1 +", "oops", "2 =x x x * x -"}) {
            try {
                System.out.println(p + " => " + run(p));
            } catch (ArithmeticException | NumberFormatException e) {
                System.out.println(p + " failed: " + e.getMessage());
            } catch (RuntimeException e) {
                System.out.println(p + " failed: " + e.getClass().getName());
            }
        }
        System.out.println(variables);
    }
}
