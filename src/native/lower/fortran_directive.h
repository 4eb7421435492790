// OpenMP directives in the text of a Fortran program.
#pragma once

#include <string>
#include <vector>

namespace heddle::native::lower {

// The directive that begins in this line (from 1), with its continuation lines, in lower case, without
// sentinels and comments; "" if there is none.
std::string fortran_directive(const std::vector<std::string>& lines, unsigned line);
std::string fortran_directive(const std::string& file, unsigned line);

// Does the directive have the clause, with `word` in its list?
bool clause_lists(const std::string& directive, const std::string& clause, const std::string& word);

}  // namespace heddle::native::lower
