// outcomes: there | gone
// Another thread collects garbage while main looks whether the referent is still there.
import java.lang.ref.WeakReference;

public class WeakGet {
    public static void main(String[] args) {
        WeakReference<Object> reference = new WeakReference<>(new Object());
        new Thread(System::gc).start();
        System.out.println(reference.get() == null ? "gone" : "there");
    }
}
