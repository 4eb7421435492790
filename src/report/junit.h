// A result as JUnit XML: one test suite for the program, one test case per property.
#pragma once

#include <string>

#include "core/result.h"
#include "report/suite.h"

namespace heddle::report {

// What a property without an answer is for a pipeline.
enum class Unanswered : std::uint8_t { Error, Skipped };

std::string junit(const CheckResult& result, Unanswered unanswered);

// One test case per program; CLASS#METHOD is the method of a class.
std::string junit(const Suite& suite, Unanswered unanswered);

}  // namespace heddle::report
