// sun.misc.Signal: names and numbers, handlers, and what comes when a program raises one.
import java.util.concurrent.CountDownLatch;
import sun.misc.Signal;
import sun.misc.SignalHandler;

public class Signals {
  static String text(SignalHandler handler) {
    String text = String.valueOf(handler);
    return text.startsWith("SIG_") ? text : text.replaceAll("([$][$]Lambda|[@/]).*", "");
  }

  static void look(String name) {
    try {
      Signal signal = new Signal(name);
      System.out.print(signal + " " + signal.getNumber() + " ");
      System.out.println(text(Signal.handle(signal, SignalHandler.SIG_DFL)));
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }

  static void raised(String name) throws Exception {
    CountDownLatch handled = new CountDownLatch(1);
    Signal signal = new Signal(name);
    Signal.handle(signal, s -> {
      System.out.println("handled " + s + " in " + Thread.currentThread().getName());
      handled.countDown();
    });
    Signal.raise(signal);
    handled.await();
  }

  public static void main(String[] args) throws Exception {
    for (String name : new String[] {"TERM", "HUP", "INT"}) raised(name);
    raised("USR1");
    raised("TERM");
    for (String name : new String[] {"USR1", "USR2", "CHLD", "ALRM", "WINCH", "PIPE", "IO", "TRAP", "KILL", "STOP", "SEGV", "QUIT", "ILL", "FPE", "NONE", "SIGTERM", ""})
      look(name);
    Signal term = new Signal("TERM");
    SignalHandler mine = s -> System.out.println("mine");
    Signal.handle(term, mine);
    System.out.println(Signal.handle(term, SignalHandler.SIG_DFL) == mine);
    try {
      Signal.raise(term);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(text(Signal.handle(term, SignalHandler.SIG_IGN)));
    System.out.println(text(Signal.handle(term, mine)));
    System.out.println(text(Signal.handle(term, mine)));
  }
}
