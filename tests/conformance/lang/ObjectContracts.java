// Object: equals, hashCode, toString, clone of objects and arrays, getClass, wait without a monitor, finalize never seen.
import java.util.HashSet;
import java.util.Set;

public class ObjectContracts {
    static class Point implements Cloneable {
        int x, y;
        int[] data = {1, 2};

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }

        @Override
        public boolean equals(Object o) {
            if (this == o) return true;
            if (!(o instanceof Point)) return false;
            Point p = (Point) o;
            return x == p.x && y == p.y;
        }

        @Override
        public int hashCode() {
            return 31 * x + y;
        }

        @Override
        public Point clone() {
            try {
                return (Point) super.clone();
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }

    static class NotCloneable {
        Object copy() throws CloneNotSupportedException {
            return clone();
        }
    }

    public static void main(String[] args) throws Exception {
        Point p = new Point(1, 2), q = p.clone();
        q.x = 9;
        q.data[0] = 99;
        System.out.println(p.x + " " + p.data[0] + " " + (p.data == q.data) + " " + p.equals(new Point(1, 2)) + p.equals(null) + p.equals("p"));
        Set<Point> set = new HashSet<>();
        set.add(p);
        p.x = 5;
        System.out.println(set.contains(p) + " " + set.contains(new Point(1, 2)) + " " + set.size());
        int[][] grid = {{1}, {2}};
        int[][] copy = grid.clone();
        copy[0][0] = 7;
        copy[1] = new int[] {8};
        System.out.println(grid[0][0] + " " + grid[1][0]);
        try {
            new NotCloneable().copy();
        } catch (CloneNotSupportedException e) {
            System.out.println(e.getMessage());
        }
        try {
            new Object().wait();
        } catch (IllegalMonitorStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            new Object().notifyAll();
        } catch (IllegalMonitorStateException e) {
            System.out.println(e.getMessage());
        }
        Object o = new Object();
        System.out.println(o.toString().startsWith("java.lang.Object@") + " " + o.equals(o) + " " + (o.hashCode() == System.identityHashCode(o)) + " " + new int[0].toString().startsWith("[I@") + " " + new Point(0, 5));
        System.out.println(p.getClass() == q.getClass());
        synchronized (o) {
            synchronized (o) {
                o.notify();
            }
            System.out.println(Thread.holdsLock(o));
        }
        System.out.println(Thread.holdsLock(o));
    }
}
