// A zlib stream as a value: what it was made with and every call made on it since, in bytes that can lie in
// the state memory. zlib's own state is full of pointers and cannot.
//
// To go on with a stream, its calls are made again on a new one; the answers are the same, because zlib is a
// function of its calls. A few live streams are kept, found by the fingerprint of their calls, so that a path
// that simply goes on repeats nothing.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace heddle::java {

struct ZipSettings {
  bool compresses = false;
  bool raw = false;  // no header and checksum
  std::int8_t level = -1, strategy = 0;
};

struct ZipCall {
  enum class Kind : std::uint8_t { Inflate, Deflate, Settings, Dictionary, Reset, Checksum } kind;
  std::int32_t flush = 0;                 // Deflate
  std::int32_t level = 0, strategy = 0;   // Settings
  std::uint32_t room = 0;                 // Inflate, Deflate, Settings: for output
  std::span<const std::uint8_t> input{};  // Dictionary: the dictionary
};

struct ZipAnswer {
  int code = 0;  // of zlib
  std::uint32_t consumed = 0;
  std::vector<std::uint8_t> output{};
  std::string message{};
  std::uint32_t checksum = 0;
};

// The bytes of a stream on which nothing has been called yet.
std::vector<std::uint8_t> new_zip_log(const ZipSettings& settings);
// Makes the call on the stream whose log that is, and says what to append to the log. A log that new_zip_log
// and make_zip_call have not written gives an answer with a code of Z_STREAM_ERROR.
ZipAnswer make_zip_call(std::span<const std::uint8_t> log, const ZipCall& call,
                        std::vector<std::uint8_t>& addition);

}  // namespace heddle::java
