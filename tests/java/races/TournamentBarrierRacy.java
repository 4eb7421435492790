// heddle: check
// expect: violated race
// race: TournamentBarrierRacy$Match.winnerFlag | int[]
// Tournament barrier of four: two matches and a final; a loser tells its winner and waits, the champion's news travels back down.
// The flag by which a loser tells its winner is a plain field.
public class TournamentBarrierRacy {
    static final class Match {
        boolean winnerFlag;
        volatile boolean loserFlag;
    }

    static final Match[] first = {new Match(), new Match()};
    static final Match last = new Match();
    static final int[] data = new int[4];

    static void loses(Match match) {
        match.winnerFlag = true; // HERE-ANY: race
        while (!match.loserFlag) {
            Thread.onSpinWait();
        }
    }

    static void wins(Match match) {
        while (!match.winnerFlag) { // HERE-ANY: race
            Thread.onSpinWait();
        }
    }

    static void work(int me) {
        data[me] = me + 1; // HERE-ANY: race
        Match mine = first[me / 2];
        if (me % 2 == 1) {
            loses(mine);
        } else {
            wins(mine);
            if (me == 0) {
                wins(last);
                last.loserFlag = true;
            } else {
                loses(last);
            }
            mine.loserFlag = true;
        }
        assert data[(me + 1) % 4] == (me + 1) % 4 + 1; // HERE-ANY: race
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> work(1));
        Thread two = new Thread(() -> work(2));
        Thread three = new Thread(() -> work(3));
        one.start();
        two.start();
        three.start();
        work(0);
        one.join();
        two.join();
        three.join();
    }
}
