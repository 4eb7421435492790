// heddle: check
// expect: inconclusive java.lang.ModuleLayer.boot: there are no layers of modules
public class ModuleLayers {
    public static void main(String[] args) {
        assert ModuleLayer.boot().findModule("java.base").isPresent();
    }
}
