// An elevator controller: three lifts serve calls from a list, a fourth thread makes them.
//
// What is wrong: a lift asks `isClaimed(floor)` and then `claim(floor)`, two critical sections instead of one. Two lifts that
// both ask before either claims go to the same floor: the second one finds nobody there (an assertion). Only one floor is
// wanted by two lifts, the lobby, and only on their first way.
public class Elevator {
  static final int FLOORS = 5, ROUNDS = 2;

  static final class Controls {
    private final boolean[] called = new boolean[FLOORS];
    private final boolean[] claimed = new boolean[FLOORS];
    synchronized void call(int floor) {
      called[floor] = true;
      claimed[floor] = false;
    }
    synchronized boolean wanted(int floor) { return called[floor] && !claimed[floor]; }
    synchronized void claim(int floor) { claimed[floor] = true; }
    synchronized void serve(int floor) {
      assert called[floor] : "nobody waits at floor " + floor;
      called[floor] = false;
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
    for (int round = 0; round < ROUNDS; round++) visit(1 + number);
  }

  public static void main(String[] args) throws InterruptedException {
    controls.call(0);
    Thread[] lifts = new Thread[3];
    for (int i = 0; i < 3; i++) {
      int number = i;
      lifts[i] = new Thread(() -> lift(number), "lift-" + i);
      lifts[i].start();
    }
    for (int floor = 1; floor < FLOORS - 1; floor++) controls.call(floor);
    for (Thread lift : lifts) lift.join();
  }
}
