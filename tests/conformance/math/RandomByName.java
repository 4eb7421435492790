// RandomGenerator and its factories with seeds.
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

public class RandomByName {
    public static void main(String[] args) {
        for (String name : new String[] {"L64X128MixRandom", "Xoshiro256PlusPlus", "SplittableRandom", "Random"}) {
            RandomGenerator g = RandomGeneratorFactory.of(name).create(42);
            System.out.println(name + " " + g.nextInt(1000) + " " + g.nextLong() + " " + g.nextDouble());
        }
    }
}
