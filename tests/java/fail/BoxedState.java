// heddle: check
// expect: violated assertion
// As its twin, but the state goes back to 0. Steps: main takes its turn and gives it back; the other takes it, too.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class BoxedState {
    volatile Object state = 0;
    int winners;
    static final VarHandle STATE;

    static {
        try {
            STATE = MethodHandles.lookup().findVarHandle(BoxedState.class, "state", Object.class);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    void take() {
        if (STATE.compareAndSet(this, 0, 1)) {
            winners++;
            STATE.setVolatile(this, 0);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BoxedState game = new BoxedState();
        Thread other = new Thread(game::take);
        other.start();
        game.take();
        other.join();
        assert game.winners == 1; // HERE: assertion
    }
}
