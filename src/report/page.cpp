#include "report/page.h"

#include <string_view>

#include "report/json.h"

namespace heddle::report {

// Made by CMake from page/.
extern const char* const kPageHtml;
extern const char* const kPageStyle;
extern const char* const kPageScript;

namespace {

// What is put in is not looked at again: the program may have named something "{{script}}".
std::string page_with(const std::string& data) {
  std::string out;
  std::string_view rest = kPageHtml;
  while (!rest.empty()) {
    const std::size_t open = rest.find("{{");
    out += rest.substr(0, open);
    if (open == std::string_view::npos) break;
    rest.remove_prefix(open + 2);
    const std::string_view name = rest.substr(0, rest.find("}}"));
    rest.remove_prefix(name.size() + 2);
    if (name == "style") out += kPageStyle;
    if (name == "script") out += kPageScript;
    if (name == "data") out += data;
  }
  return out;
}

}  // namespace

std::string page(const CheckResult& result, const std::string& version) {
  return page_with(json_for_page(result, version));
}
std::string page(const Suite& suite, const std::string& version) {
  return page_with(json_for_page(suite, version));
}

}  // namespace heddle::report
