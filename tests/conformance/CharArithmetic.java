// Caesar, palindromes, digit sums, base conversion, run-length encoding.
public class CharArithmetic {
    static String caesar(String s, int k) {
        StringBuilder sb = new StringBuilder();
        for (char c : s.toCharArray()) {
            if (c >= 'a' && c <= 'z') {
                c = (char) ((c - 'a' + k + 26) % 26 + 'a');
            } else if (Character.isUpperCase(c)) {
                c = (char) ((c - 'A' + k + 26) % 26 + 'A');
            }
            sb.append(c);
        }
        return sb.toString();
    }

    static boolean palindrome(String s) {
        String t = s.replaceAll("[^A-Za-z]", "").toLowerCase();
        return new StringBuilder(t).reverse().toString().equals(t);
    }

    static String runs(String s) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0, j; i < s.length(); i = j) {
            for (j = i; j < s.length() && s.charAt(j) == s.charAt(i); j++) {}
            sb.append(j - i).append(s.charAt(i));
        }
        return sb.toString();
    }

    static String roman(int n) {
        int[] v = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
        String[] r = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
        String s = "";
        for (int i = 0; i < v.length; i++) {
            while (n >= v[i]) {
                n -= v[i];
                s += r[i];
            }
        }
        return s;
    }

    public static void main(String[] args) {
        String secret = caesar("Hello, World xyz", 3);
        System.out.println(secret + " " + caesar(secret, -3));
        System.out.println(palindrome("A man, a plan, a canal: Panama") + " " + palindrome("heddle"));
        System.out.println(runs("aaabccdddd") + " " + runs("") + " " + roman(1994) + " " + roman(2024) + " " + roman(49));
        int sum = 0;
        for (char c = '0'; c <= '9'; c++) {
            sum += c - '0';
        }
        int[] counts = new int[128];
        for (char c : "mississippi".toCharArray()) {
            counts[c]++;
        }
        System.out.println(sum + " " + counts['s'] + counts['i'] + counts['p'] + (char) ('a' + counts['m']));
    }
}
