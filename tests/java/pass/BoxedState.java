// heddle: check
// expect: verified
// Two threads take a turn by a VarHandle of an Object that holds small numbers: 0 is always the same box, so exactly one gets it.
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
            STATE.setVolatile(this, 2);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BoxedState game = new BoxedState();
        Thread other = new Thread(game::take);
        other.start();
        game.take();
        other.join();
        assert game.winners == 1;
        assert game.state == (Object) 2;
    }
}
