#include "java/natives/zip_stream.h"

#define XXH_INLINE_ALL
#include <xxhash.h>
#include <zlib.h>

#include <cstring>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>

#include "base/fingerprint.h"

namespace heddle::java {
namespace {

using Bytes = std::span<const std::uint8_t>;

constexpr std::size_t kSettingsBytes = 4;
constexpr std::size_t kLiveStreams = 8;

Fingerprint fingerprint(Bytes log, Bytes addition) {
  XXH3_state_t state;
  XXH3_128bits_reset(&state);
  XXH3_128bits_update(&state, log.data(), log.size());
  XXH3_128bits_update(&state, addition.data(), addition.size());
  const XXH128_hash_t hash = XXH3_128bits_digest(&state);
  return {hash.low64, hash.high64};
}

class LiveStream {
 public:
  explicit LiveStream(const ZipSettings& settings) : compresses_(settings.compresses) {
    const int window = settings.raw ? -MAX_WBITS : MAX_WBITS;
    constexpr int kMemory = 8;
    ready_ =
        (compresses_ ? deflateInit2(&stream_, settings.level, Z_DEFLATED, window, kMemory, settings.strategy)
                     : inflateInit2(&stream_, window)) == Z_OK;
  }
  ~LiveStream() {
    if (ready_) compresses_ ? deflateEnd(&stream_) : inflateEnd(&stream_);
  }
  LiveStream(const LiveStream&) = delete;
  LiveStream& operator=(const LiveStream&) = delete;

  ZipAnswer make(const ZipCall& call) {
    ZipAnswer answer;
    answer.output.resize(call.room);
    Bytef nothing = 0;  // zlib takes no null for an empty area
    stream_.next_in = call.input.empty() ? &nothing : const_cast<Bytef*>(call.input.data());
    stream_.avail_in = static_cast<uInt>(call.input.size());
    stream_.next_out = call.room == 0 ? &nothing : answer.output.data();
    stream_.avail_out = call.room;
    answer.code = ready_ && fits(call.kind) ? code_of(call) : Z_STREAM_ERROR;
    answer.consumed = static_cast<std::uint32_t>(call.input.size()) - stream_.avail_in;
    answer.output.resize(call.room - stream_.avail_out);
    if (stream_.msg != nullptr) answer.message = stream_.msg;
    answer.checksum = static_cast<std::uint32_t>(stream_.adler);
    stream_.next_in = nullptr;
    stream_.next_out = nullptr;
    return answer;
  }

  Fingerprint calls;  // of its log

 private:
  bool fits(ZipCall::Kind kind) const {
    if (kind == ZipCall::Kind::Inflate) return !compresses_;
    return compresses_ || (kind != ZipCall::Kind::Deflate && kind != ZipCall::Kind::Settings);
  }
  int code_of(const ZipCall& call) {
    switch (call.kind) {
      case ZipCall::Kind::Inflate: return inflate(&stream_, Z_SYNC_FLUSH);
      case ZipCall::Kind::Deflate: return deflate(&stream_, call.flush);
      case ZipCall::Kind::Settings: return deflateParams(&stream_, call.level, call.strategy);
      case ZipCall::Kind::Reset: return compresses_ ? deflateReset(&stream_) : inflateReset(&stream_);
      case ZipCall::Kind::Checksum: return Z_OK;
      case ZipCall::Kind::Dictionary: {
        const auto size = static_cast<uInt>(call.input.size());
        return compresses_ ? deflateSetDictionary(&stream_, stream_.next_in, size)
                           : inflateSetDictionary(&stream_, stream_.next_in, size);
      }
    }
    return Z_STREAM_ERROR;
  }

  z_stream stream_{};
  bool compresses_, ready_ = false;
};

// A call in a log: kind, flush, level, strategy, room, length of the input, input.
void append_call(std::vector<std::uint8_t>& out, const ZipCall& call) {
  const auto put = [&](std::uint32_t value) {
    for (int shift = 0; shift < 32; shift += 8) out.push_back(static_cast<std::uint8_t>(value >> shift));
  };
  out.push_back(static_cast<std::uint8_t>(call.kind));
  put(static_cast<std::uint32_t>(call.flush));
  put(static_cast<std::uint32_t>(call.level));
  put(static_cast<std::uint32_t>(call.strategy));
  put(call.room);
  put(static_cast<std::uint32_t>(call.input.size()));
  out.insert(out.end(), call.input.begin(), call.input.end());
}

std::optional<ZipCall> next_call(Bytes& log) {
  constexpr std::size_t kHead = 1 + 5 * 4;
  if (log.size() < kHead || log[0] > static_cast<std::uint8_t>(ZipCall::Kind::Reset)) return std::nullopt;
  const auto number = [&](std::size_t index) {
    std::uint32_t value;
    std::memcpy(&value, log.data() + 1 + 4 * index, sizeof value);
    return value;
  };
  ZipCall call{.kind = static_cast<ZipCall::Kind>(log[0])};
  call.flush = static_cast<std::int32_t>(number(0));
  call.level = static_cast<std::int32_t>(number(1));
  call.strategy = static_cast<std::int32_t>(number(2));
  call.room = number(3);
  const std::size_t length = number(4);
  if (log.size() - kHead < length) return std::nullopt;
  call.input = log.subspan(kHead, length);
  log = log.subspan(kHead + length);
  return call;
}

std::unique_ptr<LiveStream> replay(Bytes log) {
  if (log.size() < kSettingsBytes) return nullptr;
  const ZipSettings settings{.compresses = log[0] != 0,
                             .raw = log[1] != 0,
                             .level = static_cast<std::int8_t>(log[2]),
                             .strategy = static_cast<std::int8_t>(log[3])};
  auto stream = std::make_unique<LiveStream>(settings);
  for (Bytes rest = log.subspan(kSettingsBytes); !rest.empty();) {
    const std::optional<ZipCall> call = next_call(rest);
    if (!call) return nullptr;
    stream->make(*call);
  }
  return stream;
}

// Shared by all machines: what is kept is a function of its key.
class LiveStreams {
 public:
  std::unique_ptr<LiveStream> take(const Fingerprint& calls) {
    std::scoped_lock lock(guard_);
    for (auto& stream : kept_) {
      if (stream->calls == calls) {
        std::unique_ptr<LiveStream> taken = std::move(stream);
        stream = std::move(kept_.back());
        kept_.pop_back();
        return taken;
      }
    }
    return nullptr;
  }
  void keep(std::unique_ptr<LiveStream> stream) {
    std::scoped_lock lock(guard_);
    kept_.push_back(std::move(stream));
    if (kept_.size() > kLiveStreams) kept_.pop_front();
  }

 private:
  std::mutex guard_;
  std::deque<std::unique_ptr<LiveStream>> kept_;
};

}  // namespace

std::vector<std::uint8_t> new_zip_log(const ZipSettings& settings) {
  return {settings.compresses, settings.raw, static_cast<std::uint8_t>(settings.level),
          static_cast<std::uint8_t>(settings.strategy)};
}

ZipAnswer make_zip_call(Bytes log, const ZipCall& call, std::vector<std::uint8_t>& addition) {
  static LiveStreams live;
  const Fingerprint calls = fingerprint(log, {});
  std::unique_ptr<LiveStream> stream = live.take(calls);
  if (stream == nullptr) stream = replay(log);
  if (stream == nullptr) return {.code = Z_STREAM_ERROR};
  if (call.kind != ZipCall::Kind::Checksum) append_call(addition, call);
  ZipAnswer answer = stream->make(call);
  stream->calls = fingerprint(log, addition);
  live.keep(std::move(stream));
  return answer;
}

}  // namespace heddle::java
