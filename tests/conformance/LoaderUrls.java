import java.io.*;
import java.net.*;

// A URLClassLoader on the program's own class path, which does not ask its parent.
public class LoaderUrls {
  public static class Thing { public String toString() { return "thing of " + (getClass().getClassLoader() instanceof URLClassLoader ? "urls" : "app"); } }
  public static void main(String[] args) throws Exception {
    URL at = LoaderUrls.class.getResource("LoaderUrls.class");
    URL base = new URL(at.toString().substring(0, at.toString().length() - "LoaderUrls.class".length()));
    try (URLClassLoader urls = new URLClassLoader(new URL[] {base}, null)) {
      Class<?> c = urls.loadClass("LoaderUrls$Thing");
      System.out.println((c == Thing.class) + " " + c.getDeclaredConstructor().newInstance() + " " + new Thing());
      System.out.println(urls.getURLs().length + " " + (urls.findResource("LoaderUrls.class") != null));
      try { urls.loadClass("Nope"); } catch (ClassNotFoundException e) { System.out.println(e.getMessage()); }
    }
  }
}
