import java.io.*;
import java.net.*;
import java.util.*;

// Resources, the class path as a URLClassLoader, services, the built-in loaders.
public class LoaderResources {
  public interface Service { String name(); }
  public static void main(String[] args) throws Exception {
    ClassLoader app = LoaderResources.class.getClassLoader();
    System.out.println(app.getName() + " " + String.class.getClassLoader() + " " + (ClassLoader.getSystemClassLoader() == app) + " " + app.getParent().getName() + " " + app.getParent().getParent());
    System.out.println((app.getResource("LoaderResources.class") != null) + " " + app.getResource("nothing.txt") + " " + (LoaderResources.class.getResource("/LoaderResources.class") != null));
    try (InputStream in = LoaderResources.class.getResourceAsStream("LoaderResources.class")) { System.out.println(Integer.toHexString(new DataInputStream(in).readInt())); }
    System.out.println(Collections.list(app.getResources("LoaderResources.class")).size() + " " + Collections.list(app.getResources("none")).size());
    System.out.println(Object.class.getResourceAsStream("Object.class") != null);
    URL url = app.getResource("LoaderResources.class");
    System.out.println(url.getProtocol() + " " + url.getPath().endsWith("LoaderResources.class"));
    System.out.println(ServiceLoader.load(Service.class).findFirst().isPresent());
    System.out.println(Thread.currentThread().getContextClassLoader() == app);
    System.out.println(app.loadClass("LoaderResources") == LoaderResources.class);
    try { app.loadClass("Nope"); } catch (ClassNotFoundException e) { System.out.println(e.getMessage()); }
    System.out.println(LoaderResources.class.getPackage().getName().isEmpty() + " " + LoaderResources.class.getProtectionDomain().getClass().getSimpleName());
  }
}
