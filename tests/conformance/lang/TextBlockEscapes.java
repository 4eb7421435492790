// Text blocks: indentation, escapes, line continuation, trailing spaces, quotes, delimiters.
public class TextBlockEscapes {
    static void show(String s) {
        System.out.println("[" + s.replace("\n", "|").replace("\t", "<tab>").replace(" ", "_") + "] " + s.length());
    }

    public static void main(String[] args) {
        show("""
            one
              two
            three""");
        show("""
            with newline
            """);
        show("""
            joined \
            line \
            here
            """);
        show("""
            spaces kept \s
            trailing gone   
            tab\tinside
            """);
        show("""
            quotes " and "" and \""" end "
            """);
        show("""
              a
            b
          """);
        show("""
            \u0041\102\0
            """);
        show("""

            blank above
            """);
        String name = "x";
        System.out.println("""
            {"name": "%s", "n": %d}""".formatted(name, 3));
        System.out.println("""
            a\r\nb""".length());
    }
}
