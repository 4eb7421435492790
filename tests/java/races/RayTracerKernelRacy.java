// heddle: check
// expect: violated race
// race: RayTracerKernelRacy.checksum
// Parts of a picture and a common checksum in the style of Java Grande's raytracer.
// Each thread adds its part under a lock: its own.
public class RayTracerKernelRacy {
    static int checksum;

    final int part;

    RayTracerKernelRacy(int part) {
        this.part = part;
    }

    void render() {
        int sum = 0;
        for (int pixel = 0; pixel < 4; pixel++) {
            sum += part * pixel;
        }
        synchronized (this) {
            checksum += sum; // HERE-ANY: race
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> new RayTracerKernelRacy(1).render());
        one.start();
        new RayTracerKernelRacy(2).render();
        one.join();
        assert checksum >= 6;
    }
}
