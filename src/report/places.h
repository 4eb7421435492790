// Names and places in the forms that other programs want: paths, URIs, words of a shell.
#pragma once

#include <string>
#include <string_view>

#include "core/result.h"
#include "report/counterexample.h"

namespace heddle::report {

// Where the file of a position is, relative to where Heddle was called if that is known.
std::string path_of(const CheckResult& result, const SourcePosition& position);
std::string uri_of(std::string_view path);
std::string shell_word(std::string_view word);
// "Account#2.balance" as "Account.balance": numbers of objects depend on what was mentioned before.
std::string without_numbers(std::string_view text);
// The line of a suppression file that silences this race, but for its reason; "" for other findings.
std::string suppression_line(const Finding& finding);

}  // namespace heddle::report
