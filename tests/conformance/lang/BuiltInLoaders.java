import java.util.concurrent.Callable;

/** What programs ask the built-in class loaders, modules and the origins of classes. */
public class BuiltInLoaders {
    static void show(String name, Callable<?> body) {
        try {
            System.out.println(name + " " + body.call());
        } catch (Throwable e) {
            System.out.println(name + " threw " + e);
        }
    }

    static String assertionsOn(ClassLoader loader) {
        loader.setDefaultAssertionStatus(true);
        loader.setPackageAssertionStatus("x.y", true);
        loader.setClassAssertionStatus("A", true);
        return "on";
    }

    @SuppressWarnings("deprecation")
    public static void main(String[] args) {
        ClassLoader app = BuiltInLoaders.class.getClassLoader(), platform = ClassLoader.getPlatformClassLoader();
        Module base = Object.class.getModule(), own = BuiltInLoaders.class.getModule();
        show("assertions", () -> assertionsOn(app) + " " + assertionsOn(platform));
        show("package", () -> BuiltInLoaders.class.getPackage());
        show("defined", () -> app.getDefinedPackage("java.util") + " " + app.getDefinedPackage("") + " " + platform.getDefinedPackage("none"));
        show("no name", () -> app.getDefinedPackage(null));
        show("all defined", () -> app.getDefinedPackages().length);
        show("packages", () -> Package.getPackages().length > 10);
        show("by name", () -> Package.getPackage("java.util") + " " + Package.getPackage("no.such"));
        show("descriptor", () -> base.getDescriptor().name() + " " + (base.getDescriptor().exports().size() > 20));
        show("sql", () -> java.sql.Date.class.getModule().getDescriptor().requires().size());
        show("equal", () -> base.getDescriptor().equals(base.getDescriptor()));
        show("unnamed", () -> own.getDescriptor() + " " + own.getLayer() + " " + own.isNamed() + " " + own.canRead(base));
        show("exported", () -> base.isExported("java.util") + " " + base.isExported("jdk.internal.misc"));
        show("packages of java.base", () -> base.getPackages().contains("java.util") + " " + base.getPackages().contains("sun.misc"));
        show("code source", () -> BuiltInLoaders.class.getProtectionDomain().getCodeSource().getLocation().getProtocol());
        show("code source of Object", () -> Object.class.getProtectionDomain().getCodeSource());
        show("names", () -> app.getName() + " " + platform.getName() + " " + app.getParent().getName() + " " + platform.getParent());
        show("their modules", () -> app.getUnnamedModule() == own);
        show("parallel", () -> app.isRegisteredAsParallelCapable() + " " + platform.isRegisteredAsParallelCapable());
        show("load", () -> app.loadClass("java.lang.String") + " " + app.loadClass("BuiltInLoaders"));
        show("load nothing", () -> app.loadClass("No"));
        show("load by platform", () -> platform.loadClass("BuiltInLoaders"));
    }
}
