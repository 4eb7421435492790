// String.split, StringTokenizer, Scanner and Pattern on the same inputs.
import java.util.*;
import java.util.regex.*;
import java.util.stream.*;

public class SplitEverything {
    public static void main(String[] args) throws Exception {
        for (String s : new String[] {"a,b,c", ",a,,b,", "", ",", "abc", "a, b ,c ", ",,,"}) {
            System.out.println("[" + s + "] " + Arrays.toString(s.split(",")) + Arrays.toString(s.split(",", 2)) + Arrays.toString(s.split(",", -1)) + Arrays.toString(s.split(",", 10)) + Collections.list(new StringTokenizer(s, ",")) + new Scanner(s).useDelimiter(",").tokens().collect(Collectors.toList()) + Pattern.compile(",").splitAsStream(s).toList() + Arrays.toString(s.split("\\s*,\\s*")) + Arrays.toString(s.split("")));
        }
        System.out.println(Arrays.toString("a1b22c".split("\\d+")) + Arrays.toString("CamelCaseWords".split("(?=[A-Z])")) + Arrays.toString("x|y|z".split("\\|")) + Arrays.toString("a.b".split(".")) + Arrays.toString("1 + 2".split("(?<=\\s)|(?=\\s)")) + Arrays.toString("\ud83d\ude00x".split("")));
    }
}
