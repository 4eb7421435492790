// heddle: check
// expect: violated exception java.lang.IllegalStateException
// A state machine NEW -> RUNNING -> DONE; start() is legal once.
// Steps: one sees NEW; two sees NEW; one starts; two's start throws.
public class EnumState {
    enum State { NEW, RUNNING, DONE }

    private State state = State.NEW;

    synchronized State state() {
        return state;
    }

    synchronized void start() {
        if (state != State.NEW) {
            throw new IllegalStateException("already " + state); // HERE: exception
        }
        state = State.RUNNING;
    }

    void startIfNew() {
        {
            if (state() == State.NEW) {
                start();
            }
        }
    }

    public static void main(String[] args) {
        EnumState machine = new EnumState();
        new Thread(machine::startIfNew, "one").start();
        new Thread(machine::startIfNew, "two").start();
    }
}
