// What is fuzzed: a kind of input, and the commands that read it.
#pragma once

#include <string>
#include <vector>

#include "mutate.h"

namespace heddle::fuzz {

struct Target {
  const char* name;
  const char* file;  // the name under which the input lies in the scratch directory
  Bytes (*mutate)(Bytes input, const Bytes& other, Chance& chance);
  // Words of a command line; each input is given to one of them. "@" stands for the input.
  std::vector<std::string> commands;
  bool boots_once = false;     // the JVM has booted before the input is there
  bool names_outputs = false;  // the input may say where output goes
};

const std::vector<Target>& targets();
std::vector<std::string> words_of(const std::string& command,
                                  const std::string& file);  // "heddle" is the first
const Target* target_named(const std::string& name);

}  // namespace heddle::fuzz
