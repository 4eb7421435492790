// heddle: check
// expect: verified
// A state machine NEW -> RUNNING -> DONE; start() is legal once.
// Its caller's test and the transition are one step.
public class EnumState {
    enum State { NEW, RUNNING, DONE }

    private State state = State.NEW;

    synchronized State state() {
        return state;
    }

    synchronized void start() {
        if (state != State.NEW) {
            throw new IllegalStateException("already " + state);
        }
        state = State.RUNNING;
    }

    void startIfNew() {
        synchronized (this) {
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
