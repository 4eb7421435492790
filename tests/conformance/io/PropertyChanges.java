// java.beans.PropertyChangeSupport.
import java.beans.*;

public class PropertyChanges {
    public static void main(String[] args) throws Exception {
        PropertyChangeSupport s = new PropertyChangeSupport("bean");
        s.addPropertyChangeListener(e -> System.out.println(e.getPropertyName() + " " + e.getOldValue() + "->" + e.getNewValue() + " " + e.getSource()));
        s.addPropertyChangeListener("only", e -> System.out.println("only " + e.getNewValue()));
        s.firePropertyChange("x", 1, 2);
        s.firePropertyChange("x", 2, 2);
        s.firePropertyChange("only", null, "v");
        System.out.println(s.getPropertyChangeListeners().length + " " + s.hasListeners("only"));
    }
}
