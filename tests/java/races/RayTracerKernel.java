// heddle: check
// expect: verified
// Parts of a picture and a common checksum in the style of Java Grande's raytracer.
public class RayTracerKernel {
    static int checksum;

    final int part;

    RayTracerKernel(int part) {
        this.part = part;
    }

    void render() {
        int sum = 0;
        for (int pixel = 0; pixel < 4; pixel++) {
            sum += part * pixel;
        }
        synchronized (RayTracerKernel.class) {
            checksum += sum;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> new RayTracerKernel(1).render());
        one.start();
        new RayTracerKernel(2).render();
        one.join();
        assert checksum == 18;
    }
}
