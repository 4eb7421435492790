// Standard input that is empty.
import java.util.Scanner;

public class StdinEmpty {
    public static void main(String[] args) throws Exception {
        System.out.println(System.in.read() + " " + System.in.available());
        Scanner in = new Scanner(System.in);
        System.out.println(in.hasNext() + " " + in.hasNextLine());
        in.nextLine();
    }
}
