// heddle: check
// expect: violated race
// race: AbstractStringBuilder.count | AbstractStringBuilder.value | byte[]
// Two threads append to a text.
// A StringBuilder is not synchronized, a StringBuffer is.
public class SharedStringBuilderRacy {
    static final StringBuilder text = new StringBuilder();

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> text.append('a')); // HERE-ANY: race
        one.start();
        text.append('b'); // HERE-ANY: race
        one.join();
        assert text.length() >= 1;
    }
}
