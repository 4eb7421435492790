// OpenMP directives in the text of a program: is there a clause?
#pragma once

#include <map>
#include <string>
#include <vector>

namespace heddle::native::lower {

class Sources {
 public:
  // Whether the directive at this line has the clause; true if the file cannot be read. A directive that
  // comes from a macro is not at the line: then any directive of the file's _Pragma's counts.
  bool has_clause(const std::string& file, unsigned line, const std::string& clause);

 private:
  const std::vector<std::string>& lines_of(const std::string& file);
  std::map<std::string, std::vector<std::string>> files_;
};

// `name` as a word that is followed by a parenthesis.
bool names_clause(const std::string& text, const std::string& name);

}  // namespace heddle::native::lower
