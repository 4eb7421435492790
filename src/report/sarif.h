// A result as SARIF 2.1.0, for code scanning (GitHub and others).
#pragma once

#include <string>

#include "core/result.h"
#include "report/suite.h"

namespace heddle::report {

std::string sarif(const CheckResult& result, const std::string& version);
// One run for all programs, with an invocation each: code scanning takes one run per file and category. What
// several programs show is there once.
std::string sarif(const Suite& suite, const std::string& version);

// Which finding it is, whatever lines its code has moved to: 32 hexadecimal digits.
std::string fingerprint(const Finding& finding);

}  // namespace heddle::report
