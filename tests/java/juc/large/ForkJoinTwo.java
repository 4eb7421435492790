// expect: verified
// Two workers share the halves of a sum; join waits for the half that was forked, wherever it ran.
import java.util.concurrent.*;
public class ForkJoinTwo {
  static class Sum extends RecursiveTask<Integer> { int lo, hi; Sum(int l, int h) { lo = l; hi = h; }
    protected Integer compute() { if (hi - lo <= 1) return lo; int m = (lo + hi) / 2; Sum a = new Sum(lo, m), b = new Sum(m, hi); a.fork(); return b.compute() + a.join(); } }
  public static void main(String[] a) throws Exception {
    ForkJoinPool p = new ForkJoinPool(2);
    assert p.invoke(new Sum(0, 2)) == 1;
    p.shutdown();
  }
}
