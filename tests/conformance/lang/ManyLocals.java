// Methods with many parameters and locals, wide types, long bodies, large switch tables.
public class ManyLocals {
    static String many(int a, long b, float c, double d, byte e, short f, char g, boolean h, String i, int j, long k, float l, double m, int n, int o, int p, int q, int r, int s, int t) {
        return a + b + c + d + e + f + g + (h ? 1 : 0) + i + j + k + l + m + n + o + p + q + r + s + t;
    }

    static int table(int i) {
        switch (i) {
            case 0: return 3;
            case 1: return 10;
            case 3: return 66;
            case 4: return 14;
            case 5: return 77;
            case 7: return 43;
            case 8: return 47;
            case 9: return 65;
            case 11: return 42;
            case 12: return 1;
            case 13: return 75;
            case 15: return 63;
            case 16: return 78;
            case 17: return 6;
            case 19: return 5;
            case 20: return 76;
            case 21: return 60;
            case 23: return 70;
            case 24: return 96;
            case 25: return 35;
            case 27: return 56;
            case 28: return 37;
            case 29: return 32;
            case 31: return 64;
            case 32: return 0;
            case 33: return 51;
            case 35: return 94;
            case 36: return 86;
            case 37: return 92;
            case 39: return 45;
            case 40: return 93;
            case 41: return 54;
            case 43: return 18;
            case 44: return 21;
            case 45: return 38;
            case 47: return 13;
            case 48: return 72;
            case 49: return 44;
            case 51: return 30;
            case 52: return 44;
            case 53: return 72;
            case 55: return 69;
            case 56: return 38;
            case 57: return 21;
            case 59: return 29;
            case 60: return 54;
            case 61: return 93;
            case 63: return 11;
            case 64: return 92;
            case 65: return 86;
            case 67: return 15;
            case 68: return 51;
            case 69: return 0;
            case 71: return 41;
            case 72: return 32;
            case 73: return 37;
            case 75: return 89;
            case 76: return 35;
            case 77: return 96;
            case 79: return 58;
            case 80: return 60;
            case 81: return 76;
            case 83: return 49;
            case 84: return 6;
            case 85: return 78;
            case 87: return 62;
            case 88: return 75;
            case 89: return 1;
            case 91: return 97;
            case 92: return 65;
            case 93: return 47;
            case 95: return 53;
            case 96: return 77;
            case 97: return 14;
            case 99: return 31;
            case 100: return 10;
            case 101: return 3;
            case 103: return 31;
            case 104: return 66;
            case 105: return 14;
            case 107: return 53;
            case 108: return 43;
            case 109: return 47;
            case 111: return 97;
            case 112: return 42;
            case 113: return 1;
            case 115: return 62;
            case 116: return 63;
            case 117: return 78;
            case 119: return 49;
            case 120: return 5;
            case 121: return 76;
            case 123: return 58;
            case 124: return 70;
            case 125: return 96;
            case 127: return 89;
            case 128: return 56;
            case 129: return 37;
            default: return -1;
        }
    }

    public static void main(String[] args) {
        System.out.println(many(1, 2L, 3f, 4.0, (byte) 5, (short) 6, 'g', true, "s", 10, 11L, 12f, 13.0, 14, 15, 16, 17, 18, 19, 20));
        long sum = 0;
        for (int i = -5; i < 140; i++) sum = sum * 3 + table(i);
        System.out.println(sum);
        int a = 1, b = 2, c = 3, d = 4, e = 5, f = 6, g = 7, h = 8, i = 9, j = 10;
        long k = 11, l = 12, m = 13;
        double n = 14, o = 15, p = 16;
        System.out.println(a + b * c - d / e % f + (g << h) - i * j + k * l - m + n * o / p);
    }
}
