// heddle: check
// expect: verified
// Fields and elements through sun.misc.Unsafe, each as what it is; the bytes of an array also as a long.
import java.lang.reflect.Field;
import sun.misc.Unsafe;

public class UnsafeCells {
  int count = 3;
  String name = "first";

  public static void main(String[] args) throws Exception {
    Field field = Unsafe.class.getDeclaredField("theUnsafe");
    field.setAccessible(true);
    Unsafe unsafe = (Unsafe) field.get(null);
    UnsafeCells cells = new UnsafeCells();
    unsafe.putInt(cells, unsafe.objectFieldOffset(UnsafeCells.class.getDeclaredField("count")), 7);
    unsafe.putObject(cells, unsafe.objectFieldOffset(UnsafeCells.class.getDeclaredField("name")), "second");
    byte[] bytes = new byte[20];
    unsafe.putLong(bytes, Unsafe.ARRAY_BYTE_BASE_OFFSET + 3L, 0x0102030405060708L);
    int[] numbers = {5};
    Object[] objects = {"x"};
    Object found = unsafe.getObject(objects, (long) Unsafe.ARRAY_OBJECT_BASE_OFFSET);
    assert cells.count == 7 && cells.name.equals("second") && bytes[3] == 8 && bytes[10] == 1 && numbers[0] == 5;
    assert found == objects[0];
  }
}
