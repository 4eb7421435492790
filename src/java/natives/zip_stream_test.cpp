#include "java/natives/zip_stream.h"

#include <gtest/gtest.h>
#include <zlib.h>

#include <numeric>

namespace heddle::java {
namespace {

using Bytes = std::vector<std::uint8_t>;

// A stream and its log, as a native keeps it.
struct Logged {
  explicit Logged(const ZipSettings& settings) : log(new_zip_log(settings)) {}
  ZipAnswer make(const ZipCall& call) {
    Bytes addition;
    ZipAnswer answer = make_zip_call(log, call, addition);
    log.insert(log.end(), addition.begin(), addition.end());
    return answer;
  }
  Bytes log;
};

Bytes sample() {
  Bytes bytes(1000);
  std::iota(bytes.begin(), bytes.end(), std::uint8_t{0});
  return bytes;
}

ZipCall deflate_call(const Bytes& input, std::uint32_t room, int flush) {
  return {.kind = ZipCall::Kind::Deflate, .flush = flush, .room = room, .input = input};
}

TEST(ZipStream, GivesBackWhatItWasGiven) {
  const Bytes data = sample();
  Logged packer({.compresses = true}), unpacker({});
  ZipAnswer packed = packer.make(deflate_call(data, 2000, Z_FINISH));
  ASSERT_EQ(packed.code, Z_STREAM_END);
  ZipAnswer back = unpacker.make({.kind = ZipCall::Kind::Inflate, .room = 2000, .input = packed.output});
  EXPECT_EQ(back.code, Z_STREAM_END);
  EXPECT_EQ(back.output, data);
  EXPECT_EQ(back.checksum, packed.checksum);
}

// What a search does when it goes back: the stream goes on from an earlier log, and again.
TEST(ZipStream, GoesOnFromAnyEarlierLog) {
  const Bytes data = sample(), nothing;
  Logged stream({.compresses = true, .level = 9});
  stream.make(deflate_call(data, 100, Z_NO_FLUSH));
  const Logged earlier = stream;
  const Bytes first = stream.make(deflate_call(nothing, 500, Z_FINISH)).output;
  for (int round = 0; round < 20; ++round) {  // more than are kept alive
    Logged again = earlier;
    again.make(deflate_call(Bytes(static_cast<std::size_t>(round), 7), 300, Z_NO_FLUSH));
    Logged same = earlier;
    EXPECT_EQ(same.make(deflate_call(nothing, 500, Z_FINISH)).output, first);
  }
}

TEST(ZipStream, RefusesALogThatItHasNotWritten) {
  Bytes addition;
  EXPECT_EQ(make_zip_call(Bytes{}, {.kind = ZipCall::Kind::Reset}, addition).code, Z_STREAM_ERROR);
  EXPECT_EQ(make_zip_call(Bytes(40, 0xff), {.kind = ZipCall::Kind::Reset}, addition).code, Z_STREAM_ERROR);
  EXPECT_TRUE(addition.empty());
}

TEST(ZipStream, RefusesCallsOfTheOtherDirection) {
  Logged unpacker({});
  EXPECT_EQ(unpacker.make(deflate_call(sample(), 10, Z_FINISH)).code, Z_STREAM_ERROR);
}

}  // namespace
}  // namespace heddle::java
