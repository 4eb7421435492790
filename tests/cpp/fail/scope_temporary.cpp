// heddle: check
// expect: violated memory
// The string is a temporary, which ends with its full expression.
#include <cassert>
#include <string>

static std::string word(int n) { return std::string(static_cast<std::size_t>(n), 'x'); }

int main() {
  const char* p = word(3).c_str();
  assert(p[2] == 'x');  // HERE: memory
}
