// heddle: check
// expect: violated memory
// A lambda that outlives a variable has a reference to it.
#include <cassert>
#include <functional>

int main() {
  std::function<int()> f;
  {
    int n = 3;
    f = [&n] { return n + 1; };  // HERE: memory
    assert(f() == 4);
  }
  assert(f() == 4);
}
