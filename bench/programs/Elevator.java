// An elevator controller: three lifts serve calls, most of them from floors of their own (four threads with main).
//
// What is wrong: a lift asks `isClaimed(floor)` and then `claim(floor)`, two critical sections instead of one. Two lifts that
// both ask before either claims go to the same floor: the second one finds nobody there (an assertion). Only one floor is
// wanted by two lifts, the lobby, and only on their first way. The rest is a long day, and a journal of all trips.
public class Elevator {
  static final int FLOORS = 4, ROUNDS = 7;

  static final class Controls {
    private final boolean[] called = new boolean[FLOORS];
    private final boolean[] claimed = new boolean[FLOORS];
    private final int[] journal = new int[64];
    private int trips;
    synchronized void call(int floor) {
      called[floor] = true;
      claimed[floor] = false;
    }
    synchronized boolean wanted(int floor) { return called[floor] && !claimed[floor]; }
    synchronized void claim(int floor) { claimed[floor] = true; }
    synchronized void serve(int floor) {
      assert called[floor] : "nobody waits at floor " + floor;
      called[floor] = false;
      journal[trips++] = floor;
    }
  }

  static final Controls controls = new Controls();

  static void visit(int floor) {
    if (!controls.wanted(floor)) return;
    controls.claim(floor);
    controls.serve(floor);
  }

  static void lift(int number) {
    if (number != 2) visit(0);
    for (int round = 0; round < ROUNDS; round++) {
      controls.call(1 + number);
      visit(1 + number);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    controls.call(0);
    Thread[] lifts = new Thread[3];
    for (int i = 0; i < 3; i++) {
      int number = i;
      lifts[i] = new Thread(() -> lift(number), "lift-" + i);
      lifts[i].start();
    }
    for (Thread lift : lifts) lift.join();
  }
}
