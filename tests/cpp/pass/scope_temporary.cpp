// heddle: check
// expect: verified
// Temporaries are used in their full expression, or a reference makes them live longer; each side of a condition has its own; what a
// handler, a lambda and a range keep lives as long as they do.
#include <cassert>
#include <functional>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <vector>

static std::string word(int n) { return std::string(static_cast<std::size_t>(n), 'x'); }

struct Counted {
  int value;
  explicit Counted(int v) : value(v) {}
  ~Counted() { value = -1; }
};
static const Counted& same(const Counted& c) { return c; }

static int throwing(int n) {
  const Counted outer(n);
  try {
    const std::string text = word(n);
    if (n > 1) throw std::runtime_error(text + "!");
    return same(Counted(n)).value;
  } catch (const std::exception& e) {
    return static_cast<int>(std::string(e.what()).size()) + outer.value;
  }
}

int main() {
  assert(word(3).c_str()[2] == 'x');
  const std::string& kept = word(4);
  assert(kept.size() == 4);
  for (int i = 0; i < 3; i++) {
    const Counted& either = i == 0 ? Counted(5) : same(Counted(6)).value == 6 ? Counted(7) : Counted(8);
    std::function<int()> f = [&either, i] { return either.value + i; };
    assert(f() == (i == 0 ? 5 : 7 + i));
  }
  std::vector<std::string> words;
  for (const std::string& w : {word(1), word(2)}) words.push_back(w);
  int sum = 0;
  for (const std::string& w : std::vector<std::string>(words)) sum += static_cast<int>(w.size());
  assert(sum == 3);
  assert(throwing(1) == 1 && throwing(2) == 3 + 2);
}
