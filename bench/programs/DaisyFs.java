// A small file system (in the manner of Daisy): inodes and blocks with a lock each, a bitmap of free blocks with its own.
//
// What is wrong: `append` reads the inode's size under the inode's lock, gives the lock back to allocate a block, and then
// stores the block at the slot it had read before. Two appends to the same file that both read the size before either has
// stored overwrite each other's slot: a block is allocated that no file has. `fsck` at the end counts blocks: an assertion.
// The file is shared only by the first operation of each user; what comes after it are files of their own.
public class DaisyFs {
  static final int FILES = 3, BLOCKS = 20, SLOTS = 8;

  static final class Inode {
    private int size;
    private final int[] blocks = new int[SLOTS];
    synchronized int size() { return size; }
    synchronized void store(int slot, int block) {
      blocks[slot] = block;
      if (slot >= size) size = slot + 1;
    }
    synchronized void truncate(Bitmap bitmap) {
      for (int i = 0; i < size; i++) bitmap.free(blocks[i]);
      size = 0;
    }
  }

  static final class Bitmap {
    private final boolean[] used = new boolean[BLOCKS];
    synchronized int allocate() {
      for (int i = 0; i < BLOCKS; i++) {
        if (!used[i]) {
          used[i] = true;
          return i;
        }
      }
      throw new IllegalStateException("disk full");
    }
    synchronized void free(int block) { used[block] = false; }
    synchronized int count() {
      int n = 0;
      for (boolean b : used) if (b) n++;
      return n;
    }
  }

  static final Bitmap bitmap = new Bitmap();
  static final Inode[] inodes = new Inode[FILES];

  static void append(int file) {
    Inode inode = inodes[file];
    int slot = inode.size();
    int block = bitmap.allocate();
    inode.store(slot, block);
  }

  static void user(int own) {
    append(0);
    for (int i = 0; i < 5; i++) append(own);
    inodes[own].truncate(bitmap);
    for (int i = 0; i < 3; i++) append(own);
  }

  static void fsck() {
    int stored = 0;
    for (Inode inode : inodes) stored += inode.size();
    assert stored == bitmap.count() : stored + " blocks in files, " + bitmap.count() + " allocated";
  }

  public static void main(String[] args) throws InterruptedException {
    for (int i = 0; i < FILES; i++) inodes[i] = new Inode();
    Thread a = new Thread(() -> user(1), "user-1");
    Thread b = new Thread(() -> user(2), "user-2");
    a.start();
    b.start();
    a.join();
    b.join();
    fsck();
  }
}
