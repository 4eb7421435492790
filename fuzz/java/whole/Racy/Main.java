// A race, a lost update, a failed assertion: something to record and to replay.
public class Main {
  static int hits;

  static void hit() {
    int before = hits;
    hits = before + 1;
  }

  public static void main(String[] arguments) throws Exception {
    Thread t = new Thread(Main::hit, "other");
    t.start();
    hit();
    t.join();
    assert hits == 2 : hits;
  }
}
