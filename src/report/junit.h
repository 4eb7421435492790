// A result as JUnit XML: one test suite for the program, one test case per property.
#pragma once

#include <string>

#include "core/result.h"

namespace heddle::report {

// What a property without an answer is for a pipeline.
enum class Unanswered : std::uint8_t { Error, Skipped };

std::string junit(const CheckResult& result, Unanswered unanswered);

}  // namespace heddle::report
