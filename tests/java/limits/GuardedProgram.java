// heddle: check
// expect: inconclusive java.lang.System.setSecurityManager: programs are not guarded by security managers
public class GuardedProgram {
    @SuppressWarnings("removal")
    public static void main(String[] args) {
        System.setSecurityManager(null);
        System.setSecurityManager(new SecurityManager());
    }
}
