import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import junit.framework.Test;
import junit.framework.TestCase;
import junit.framework.TestFailure;
import junit.framework.TestResult;
import junit.framework.TestSuite;

/** One test of the JSR-166 TCK: CLASS METHOD, or CLASS METHOD NUMBER of those that a suite makes. With --list CLASS...: names all tests. */
public class TckOne {
    public static void main(String[] args) throws Exception {
        if (args[0].equals("--list")) {
            for (String name : args) list(name);
            return;
        }
        Class<?> c = Class.forName(args[0]);
        Test test = args.length > 2 ? flat(suite(c)).get(Integer.parseInt(args[2])) : TestSuite.createTest(c, args[1]);
        TestResult result = new TestResult();
        test.run(result);
        for (TestFailure one : Collections.list(result.failures())) one.thrownException().printStackTrace();
        for (TestFailure one : Collections.list(result.errors())) one.thrownException().printStackTrace();
        System.exit(result.wasSuccessful() ? 0 : 1);
    }

    static Test suite(Class<?> c) throws Exception {
        return (Test) c.getMethod("suite").invoke(null);
    }

    static List<TestCase> flat(Test test) {
        List<TestCase> all = new ArrayList<>();
        if (test instanceof TestCase) all.add((TestCase) test);
        if (test instanceof TestSuite) for (Test one : Collections.list(((TestSuite) test).tests())) all.addAll(flat(one));
        return all;
    }

    static void list(String name) throws Exception {
        Class<?> c;
        Method suite;
        try {
            c = Class.forName(name);
            suite = c.getDeclaredMethod("suite");
        } catch (ClassNotFoundException | NoSuchMethodException e) {
            return;
        }
        if (!Modifier.isStatic(suite.getModifiers()) || name.equals("JSR166TestCase")) return;
        List<TestCase> all = flat(suite(c));
        for (int i = 0; i < all.size(); i++)
            System.out.println(name + " " + all.get(i).getName() + (all.get(i).getClass() == c ? "" : " " + i));
    }
}
