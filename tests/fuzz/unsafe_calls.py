#!/usr/bin/env python3
"""Wild calls of Unsafe and of every other native method of the JDK: heddle must answer with a verdict, never crash or hang.

    unsafe_calls.py --heddle PATH [--calls N] [--batch N] [--seed S] [--jobs N] [--only REGEX]

One Java program picks methods (`heddle list natives`, and all of both Unsafe classes) and arguments by a number: objects and arrays of every
kind, Class mirrors, threads, offsets of fields, offsets outside of everything. All packages are opened to it. A batch is a range of numbers,
one path each (heddle.Check); when one crashes, its numbers are run one by one. The last line is "N passed, N failed"; the exit
status is 1 if anything failed.
"""
import argparse
import concurrent.futures
import os
import re
import subprocess
import sys
import tempfile

SOURCE = """
import java.lang.invoke.*;
import java.lang.reflect.*;
import java.util.*;

public class Wild {
  static class Mixed {
    boolean z; byte b = 1; char c = 'c'; short s = 2; int i = 3; float f = 4; long l = 5; double d = 6;
    Object o = "o"; String t = "t"; int[] a = {7}; Mixed next;
    static int si = 8; static Object so = "so"; static long sl = 9;
    int plus(int x) { return i + x; }
  }
  enum Colour { RED, GREEN }
  record Pair(int left, Object right) {}

  // Each line: a class, then names of methods.
  static final String[] NATIVES = {
%s
  };
  static final String[] UNSAFE = {"jdk.internal.misc.Unsafe", "sun.misc.Unsafe"};

  static long state;
  static boolean tells;
  static int pick(int n) {
    state = state * 6364136223846793005L + 1442695040888963407L;
    return (int) ((state >>> 33) %% n);
  }

  static Object[] objects() throws Exception {
    Mixed mixed = new Mixed();
    mixed.next = new Mixed();
    Thread unstarted = new Thread(() -> {}), ended = new Thread(() -> {});
    List<Object> all = new ArrayList<>(Arrays.asList(null, mixed, new int[3], new long[2], new byte[20], new char[5], new boolean[2],
        new short[3], new float[2], new double[2], new Object[] {"x", mixed, null}, new String[] {"p", "q"}, new int[2][2], new byte[0],
        "text", "", "\\u1234wide", Mixed.class, int.class, int[].class, Object[].class, String.class, Runnable.class, Class.class, void.class,
        unstarted, ended, Thread.currentThread(), new Throwable("t"), 7, 8L, 'c', true, 1.5, Colour.RED, new Pair(1, "r"),
        new Object(), new ArrayList<>(List.of(1)), new HashMap<>(Map.of("k", "v")), new java.util.zip.CRC32(),
        (Runnable) () -> {}, new java.lang.ref.WeakReference<>(mixed), Wild.class.getClassLoader(), Object.class.getModule(),
        new java.util.concurrent.atomic.AtomicInteger(3), new java.util.concurrent.locks.ReentrantLock(),
        new java.io.FileDescriptor(), new StackTraceElement("a", "b", "c", 1), new java.io.File("x"), new Random(3),
        Thread.currentThread().getThreadGroup(), Locale.ROOT, new StringBuilder("sb"), System.out));
    all.add(Mixed.class.getDeclaredField("i"));
    all.add(Mixed.class.getDeclaredField("so"));
    all.add(Mixed.class.getDeclaredMethod("plus", int.class));
    all.add(Mixed.class.getDeclaredConstructor());
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    all.add(lookup);
    all.add(MethodType.methodType(int.class, int.class));
    all.add(lookup.findVarHandle(Mixed.class, "i", int.class));
    all.add(MethodHandles.arrayElementVarHandle(int[].class));
    return all.toArray();
  }

  static final int[] INTS = {0, 1, -1, 2, 3, 7, 8, 16, 255, 256, 65536, 1 << 30, Integer.MAX_VALUE, Integer.MIN_VALUE};
  static long number(Object unsafe, Object[] objects) throws Exception {
    switch (pick(8)) {
      case 0: case 1: {  // of a field of some object
        Object object = objects[pick(objects.length)];
        Class<?> holder = object == null ? Mixed.class : object instanceof Class<?> c ? c : object.getClass();
        Field[] fields = holder.getDeclaredFields();
        if (fields.length == 0) return 16;
        Field field = fields[pick(fields.length)];
        jdk.internal.misc.Unsafe u = (jdk.internal.misc.Unsafe) unsafe;
        return Modifier.isStatic(field.getModifiers()) ? u.staticFieldOffset(field) : u.objectFieldOffset(field);
      }
      case 2: return 8 + pick(40);
      case 3: return 16;
      case 4: return ((jdk.internal.misc.Unsafe) unsafe).allocateMemory(16) + pick(20) - 2;
      case 5: return (1L << 30) + pick(64);
      case 6: return (1L << 40) + 8L * pick(100000);
      default: return new long[] {0, -1, 1, 4, 12, Long.MAX_VALUE, Long.MIN_VALUE, 1L << 31, 1L << 32, 1L << 62, 0xffffffffL}[pick(11)];
    }
  }

  static Object argument(Class<?> type, Object unsafe, Object[] objects) throws Exception {
    if (type == boolean.class) return pick(2) == 0;
    if (type == byte.class) return (byte) pick(256);
    if (type == char.class) return (char) pick(65536);
    if (type == short.class) return (short) pick(65536);
    if (type == int.class) return INTS[pick(INTS.length)];
    if (type == float.class) return new float[] {0, -1.5f, Float.NaN, Float.MAX_VALUE}[pick(4)];
    if (type == double.class) return new double[] {0, -1.5, Double.NaN, Double.MAX_VALUE}[pick(4)];
    if (type == long.class) return number(unsafe, objects);
    List<Object> fitting = new ArrayList<>();
    fitting.add(null);
    for (Object object : objects) if (type.isInstance(object)) fitting.add(object);
    return fitting.get(pick(8) == 0 ? 0 : pick(fitting.size()));
  }

  static Object receiver(Class<?> type, Object unsafe, Object[] objects) throws Exception {
    if (type.isInstance(unsafe)) return unsafe;
    List<Object> fitting = new ArrayList<>();
    for (Object object : objects) if (type.isInstance(object)) fitting.add(object);
    if (!fitting.isEmpty()) return fitting.get(pick(fitting.size()));
    if (type.getName().equals("sun.misc.Unsafe")) {
      Field field = type.getDeclaredField("theUnsafe");
      field.setAccessible(true);
      return field.get(null);
    }
    Constructor<?>[] constructors = type.getDeclaredConstructors();
    if (constructors.length == 0) return null;
    Constructor<?> constructor = constructors[pick(constructors.length)];
    constructor.setAccessible(true);
    Object[] arguments = new Object[constructor.getParameterCount()];
    for (int i = 0; i < arguments.length; i++) arguments[i] = argument(constructor.getParameterTypes()[i], unsafe, objects);
    return constructor.newInstance(arguments);
  }

  static Executable choose() throws Exception {
    List<Executable> found = new ArrayList<>();
    if (pick(3) == 0) {
      for (Method m : Class.forName(UNSAFE[pick(2)]).getDeclaredMethods()) if (Modifier.isPublic(m.getModifiers())) found.add(m);
    } else {
      String[] words = NATIVES[pick(NATIVES.length)].split(" ");
      Class<?> holder = Class.forName(words[0]);
      List<String> names = Arrays.asList(words);
      // Other methods of the class call the natives, too, and with arguments that they do not check.
      boolean all = pick(4) != 0;
      for (Method m : holder.getDeclaredMethods()) if (all || names.contains(m.getName())) found.add(m);
    }
    if (found.isEmpty()) return Object.class.getMethod("hashCode");
    found.sort(Comparator.comparing(Object::toString));
    return found.get(pick(found.size()));
  }

  static void call() throws Throwable {
    Object unsafe = jdk.internal.misc.Unsafe.getUnsafe();
    Object[] objects = objects();
    Method method = (Method) choose();
    method.setAccessible(true);
    Class<?>[] types = method.getParameterTypes();
    Object[] arguments = new Object[types.length];
    for (int i = 0; i < types.length; i++) arguments[i] = argument(types[i], unsafe, objects);
    Object self = Modifier.isStatic(method.getModifiers()) ? null : receiver(method.getDeclaringClass(), unsafe, objects);
    if (tells) System.out.println(method + " " + Arrays.deepToString(arguments));
    Object result = null;
    try {
      result = method.invoke(self, arguments);
    } catch (InvocationTargetException e) {
      result = e.getCause();
    }
    // What came out, and what it was done to, must be usable.
    if (result != null) result.hashCode();
    for (Object object : objects) {
      if (object instanceof Object[] array) for (Object o : array) if (o != null) o.hashCode();
      if (object instanceof Mixed m) m.t.length();
    }
    System.gc();
  }

  public static void main(String[] args) throws Throwable {
    int number = heddle.Check.anyInt(Integer.parseInt(args[0]), Integer.parseInt(args[1]));
    state = number * 0x9E3779B97F4A7C15L + 12345;
    tells = args.length > 2;
    for (int i = 0; i < 3; i++) pick(7);
    try {
      call();
    } catch (Exception | Error e) {
      // the program's own troubles are not what is looked for
    }
  }
}
"""


def natives(heddle, only):
    found = {}
    for line in subprocess.run([heddle, "list", "natives"], capture_output=True, text=True, check=True).stdout.splitlines():
        klass, name = line.replace("/", ".").split()
        if not klass.startswith(("heddle.", "gov.", "org.")) and re.search(only, f"{klass}.{name}"):
            found.setdefault(klass, []).append(name)
    return found


def opened(classes, scratch):
    """--add-opens for the packages of these classes: the real java knows their modules."""
    path = os.path.join(scratch, "Modules.java")
    with open(path, "w") as file:
        file.write("""public class Modules { public static void main(String[] a) throws Exception { for (String n : a) {
          try { Class<?> c = Class.forName(n, false, null); System.out.println(c.getModule().getName() + "/" + c.getPackageName()); }
          catch (ClassNotFoundException e) { } } } }""")
    done = subprocess.run(["java", path, *classes], capture_output=True, text=True, check=True)
    return [f"--add-opens={package}=ALL-UNNAMED" for package in sorted(set(done.stdout.split()))]


class Run:
    def __init__(self, options, scratch):
        self.heddle, self.seconds, self.extra = options.heddle, options.seconds, options.extra.split()
        table = natives(self.heddle, options.only)
        self.path = os.path.join(scratch, "Wild.java")
        with open(self.path, "w") as file:
            file.write(SOURCE % ",\n".join(f'    "{k} {" ".join(sorted(set(v)))}"' for k, v in sorted(table.items())))
        self.flags = ["--add-exports=java.base/jdk.internal.misc=ALL-UNNAMED", *opened(sorted(table), scratch)]

    def problem(self, low, high):
        command = [self.heddle, "check", self.path, *self.flags, "--all", "--minimise", "0s", "-q", "--time", f"{self.seconds}s", "--max-memory", "1500M",
                   "--heap", "64M", *self.extra, "--", str(low), str(high)]
        try:
            done = subprocess.run(command, capture_output=True, text=True, errors="replace", stdin=subprocess.DEVNULL,
                                  timeout=self.seconds * 3 + 60)
        except subprocess.TimeoutExpired:
            return "no answer in time"
        return "" if done.returncode in (0, 1, 3) else f"exit status {done.returncode}: {done.stderr.strip()[-400:]}"

    def narrowed(self, low, high):
        """The numbers that fail, by halves."""
        problem = self.problem(low, high)
        if not problem or low == high:
            return [f"call {low}: {problem}"] if problem else []
        middle = (low + high) // 2
        return self.narrowed(low, middle) + self.narrowed(middle + 1, high) or [f"calls {low} to {high} together: {problem}"]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--heddle", required=True)
    parser.add_argument("--calls", type=int, default=1000)
    parser.add_argument("--batch", type=int, default=250)
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="", help="only native methods that match this regular expression")
    parser.add_argument("--extra", default="", help="further options of heddle check")
    options = parser.parse_args()
    options.heddle = os.path.abspath(options.heddle)
    failed = 0
    with tempfile.TemporaryDirectory() as scratch:
        run = Run(options, scratch)
        first = options.seed * 1_000_000
        lows = range(first, first + options.calls, options.batch)
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            for failures in pool.map(lambda low: run.narrowed(low, low + options.batch - 1), lows):
                for failure in failures:
                    print(f"FAIL {failure}", flush=True)
                failed += len(failures)
    print(f"{options.calls - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
