// switch on strings, with colliding hash codes.
public class SwitchString {
    static int of(String s) {
        switch (s) {
            case "Aa": return 1;
            case "BB": return 2;
            case "": return 3;
            case "AaAa":
            case "BBBB": return 4;
            case "ÄÖ": return 5;
            default: return -1;
        }
    }

    static String day(String s) {
        return switch (s) {
            case "sat", "sun" -> "rest";
            case "fri" -> {
                String t = s.toUpperCase();
                yield t + "!";
            }
            default -> "work";
        };
    }

    public static void main(String[] args) {
        for (String s : new String[] {"Aa", "BB", "", "AaAa", "BBBB", "AaBB", "C#", "ÄÖ", new String("BB")}) {
            System.out.print(of(s) + " ");
        }
        System.out.println();
        System.out.println(day("sat") + day("fri") + day("mon"));
        try {
            of(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }
}
