// A result as workflow commands of GitHub Actions: annotations beside the lines of a change.
#pragma once

#include <string>

#include "core/result.h"
#include "report/suite.h"

namespace heddle::report {

std::string github(const CheckResult& result);
std::string github(const Suite& suite);

}  // namespace heddle::report
