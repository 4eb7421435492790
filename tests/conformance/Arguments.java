// args: one two-words --flag= äöü 42
// Program arguments.
public class Arguments {
    public static void main(String[] args) {
        System.out.println(args.length);
        for (int i = 0; i < args.length; i++) {
            System.out.println(i + ": " + args[i] + " " + args[i].length());
        }
        System.out.println(Integer.parseInt(args[4]) + 1);
        System.exit(args.length);
    }
}
