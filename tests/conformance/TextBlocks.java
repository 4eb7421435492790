// Text blocks: indentation, escapes, line continuation.
public class TextBlocks {
    public static void main(String[] args) {
        String a = """
            Hello,
              "world" \
            joined
            tab\there
            trailing\040\040
            end""";
        System.out.println(a);
        System.out.println("[" + """
            x
            """ + "]");
        System.out.println("""
            {"k": "%s", "n": %d}
            """.formatted("v", 3).strip());
        System.out.println("""
            \"""quoted\"""
              \\ backslash
            """.lines().map(l -> l + "$").toList());
    }
}
