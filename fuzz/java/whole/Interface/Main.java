// An interface with abstract, static, default and private methods.
public interface Main extends Runnable {
  int SIZE = Integer.parseInt("4");

  int half(int n);

  private String text(int n) { return "half: " + n; }

  default void run() { System.out.println(text(half(SIZE))); }

  static void main(String[] arguments) throws Exception {
    Main main = n -> n / 2;
    Thread t = new Thread(main);
    t.start();
    main.run();
    t.join();
  }
}
