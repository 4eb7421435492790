// A result as a page for a browser: one file that needs nothing else. Its sources are in page/.
#pragma once

#include <string>

#include "core/result.h"
#include "report/suite.h"

namespace heddle::report {

std::string page(const CheckResult& result, const std::string& version);
std::string page(const Suite& suite, const std::string& version);

}  // namespace heddle::report
