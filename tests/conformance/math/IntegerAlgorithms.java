// Integer algorithms: sieve, gcd, modular power, bit tricks, popcounts, gray codes, LFSR, CRC by hand, hash mixing.
import java.util.*;

public class IntegerAlgorithms {
    static int isqrt(int n) {
        int r = 0;
        for (int bit = 1 << 15; bit > 0; bit >>= 1) if ((long) (r | bit) * (r | bit) <= n) r |= bit;
        return r;
    }

    public static void main(String[] args) {
        boolean[] composite = new boolean[2000];
        int count = 0;
        for (int i = 2; i < 2000; i++) {
            if (composite[i]) continue;
            count++;
            for (int j = i * i; j < 2000; j += i) composite[j] = true;
        }
        System.out.println(count);
        long m = 1_000_000_007, r = 1, b = 123456789;
        for (int e = 987654321; e > 0; e >>= 1, b = b * b % m) if ((e & 1) == 1) r = r * b % m;
        System.out.println(r);
        int gray = 0, lfsr = 0xACE1, crc = -1;
        for (int i = 0; i < 100; i++) {
            gray ^= (i ^ i >> 1) * 31;
            int bit = (lfsr ^ lfsr >> 2 ^ lfsr >> 3 ^ lfsr >> 5) & 1;
            lfsr = lfsr >> 1 | bit << 15;
            crc ^= i;
            for (int k = 0; k < 8; k++) crc = (crc & 1) == 1 ? crc >>> 1 ^ 0xEDB88320 : crc >>> 1;
        }
        System.out.println(gray + " " + lfsr + " " + Integer.toHexString(~crc));
        int h = 0;
        for (int i = 0; i < 1000; i++) {
            h ^= i * 0xcc9e2d51;
            h = Integer.rotateLeft(h, 13) * 5 + 0xe6546b64;
            h ^= h >>> 16;
        }
        System.out.println(h + " " + isqrt(1_000_000) + " " + isqrt(Integer.MAX_VALUE) + " " + (h & -h) + " " + (h & (h - 1)));
    }
}
