// OpenMP directives in the text of a Fortran program.
#pragma once

#include <string>
#include <vector>

namespace heddle::native::lower {

// The directive that begins in this line (from 1), with its continuation lines, in lower case, without
// sentinels and comments; "" if there is none.
std::string fortran_directive(const std::vector<std::string>& lines, unsigned line);
std::string fortran_directive(const std::string& file, unsigned line);
std::vector<std::string> lines_of_file(const std::string& file);

// Does the directive have the clause, with `word` in its list?
bool clause_lists(const std::string& directive, const std::string& clause, const std::string& word);

// depend(in: x, y) depend(out: z): what each list says, and the items as they are written.
struct Dependence {
  std::string kind, item;
};
std::vector<Dependence> dependences(const std::string& directive);

}  // namespace heddle::native::lower
