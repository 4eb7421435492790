// heddle: check
// expect: verified
// A lambda that outlives a variable has a copy of it.
#include <cassert>
#include <functional>

int main() {
  std::function<int()> f;
  {
    int n = 3;
    f = [n] { return n + 1; };
    assert(f() == 4);
  }
  assert(f() == 4);
}
