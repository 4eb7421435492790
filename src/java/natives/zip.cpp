// java.util.zip.Inflater and Deflater over zlib.
//
// The number that the library keeps for a stream is a pinned Object[1] (off_heap.h). Its element is a byte
// array with the stream's log (zip_stream.h): 4 bytes for its length, then the log, then room to grow.
#include <zlib.h>

#include <algorithm>
#include <cstring>

#include "java/natives/lookup.h"
#include "java/natives/off_heap.h"
#include "java/natives/shared_access.h"
#include "java/natives/zip_stream.h"

namespace heddle::java {
namespace {

constexpr std::uint32_t kLogStart = kElementsOffset + 4;

NativeResult no_stream(NativeCall& call) {
  return call.unsupported(call.method.holder->external_name() + "." + call.method.name +
                          ": the stream is not one that this class has made");
}

// The stream behind a number, and its log.
class Stream {
 public:
  Stream(NativeCall& call, std::int64_t number)
      : call_(call), holder_(pinned(call.vm, number, call.vm.array_of(call.vm.known.object))) {
    if (holder_ == kNull || call.vm.heap.length(holder_) != 1) return;
    Ref array = call.vm.heap.get<Ref>(holder_, kElementsOffset);
    if (array != kNull && call.vm.heap.klass(array) == call.vm.array_of(BasicType::Byte) &&
        call.vm.heap.length(array) >= 4)
      array_ = array;
  }
  bool exists() const { return array_ != kNull; }
  Ref holder() const { return holder_; }

  // False: OutOfMemoryError has been thrown.
  bool make(const ZipCall& zip_call, ZipAnswer& answer) {
    std::vector<std::uint8_t> addition;
    answer = make_zip_call(log(), zip_call, addition);
    return append(addition);
  }
  bool append(const std::vector<std::uint8_t>& addition) {
    Heap& heap = call_.vm.heap;
    const std::uint32_t used = length(), needed = used + static_cast<std::uint32_t>(addition.size());
    if (needed + 4 > heap.length(array_)) {
      Ref larger = call_.new_array(heap.klass(array_), 2 * needed + 64);
      if (larger == kNull) return false;
      write(larger, kElementsOffset, heap.address(array_) + kElementsOffset, used + 4);
      heap.put_ref(holder_, kElementsOffset, larger);
      array_ = larger;
    }
    write(array_, kLogStart + used, addition.data(), addition.size());
    heap.put<std::uint32_t>(array_, kElementsOffset, needed);
    return true;
  }

 private:
  std::uint32_t length() const {
    return std::min(call_.vm.heap.get<std::uint32_t>(array_, kElementsOffset),
                    call_.vm.heap.length(array_) - 4);
  }
  std::span<const std::uint8_t> log() const {
    return {reinterpret_cast<const std::uint8_t*>(call_.vm.heap.address(array_)) + kLogStart, length()};
  }
  void write(Ref array, std::uint32_t at, const void* bytes, std::size_t size) {
    if (size == 0) return;
    call_.vm.memory.touch(Heap::offset(array) + at, size);
    std::memcpy(call_.vm.heap.address(array) + at, bytes, size);
  }

  NativeCall& call_;
  Ref holder_, array_ = kNull;
};

NativeResult new_stream(NativeCall& call, const ZipSettings& settings) {
  Ref holder = call.new_array(call.vm.array_of(call.vm.known.object), 1);
  if (holder == kNull) return NativeResult::Threw;
  Ref array = call.new_array(call.vm.array_of(BasicType::Byte), 64);
  if (array == kNull) return NativeResult::Threw;
  const std::int64_t number = pin(call.vm, holder);
  call.vm.heap.put_ref(holder, kElementsOffset, array);
  if (!Stream(call, number).append(new_zip_log(settings))) return NativeResult::Threw;
  return call.ret_i64(number);
}

NativeResult inflater_init(NativeCall& call) {  // (boolean nowrap)
  return new_stream(call, {.compresses = false, .raw = call.boolean(0)});
}

NativeResult deflater_init(NativeCall& call) {  // (int level, int strategy, boolean nowrap)
  return new_stream(call, {.compresses = true,
                           .raw = call.boolean(2),
                           .level = static_cast<std::int8_t>(call.i32(0)),
                           .strategy = static_cast<std::int8_t>(call.i32(1))});
}

NativeResult end(NativeCall& call) {
  Stream stream(call, call.i64(0));
  if (!stream.exists()) return no_stream(call);
  unpin(call.vm, stream.holder());
  return call.ret();
}

NativeResult reset(NativeCall& call) {
  Stream stream(call, call.i64(0));
  if (!stream.exists()) return no_stream(call);
  ZipAnswer answer;
  return stream.make({.kind = ZipCall::Kind::Reset}, answer) ? call.ret() : NativeResult::Threw;
}

NativeResult checksum(NativeCall& call) {
  Stream stream(call, call.i64(0));
  if (!stream.exists()) return no_stream(call);
  ZipAnswer answer;
  if (!stream.make({.kind = ZipCall::Kind::Checksum}, answer)) return NativeResult::Threw;
  return call.ret_i32(static_cast<std::int32_t>(answer.checksum));
}

// Bytes that a native was given: of an array (ref, offset, length) or of a direct buffer (address, length).
// The library has checked them.
enum class In { Array, Buffer };
constexpr unsigned kSlots = 3;  // either way

struct Area {
  Ref array = kNull;
  std::uint32_t offset = 0, length = 0;
};

template <In in>
Area area(NativeCall& call, unsigned slot) {
  Area found;
  const std::int64_t length = call.i32(slot + 2);
  if (in == In::Array) {
    Ref array = call.ref(slot);
    const std::int64_t from = call.i32(slot + 1);
    bool inside = array != kNull && from >= 0 && length >= 0 && from + length <= call.vm.heap.length(array);
    if (inside)
      found = {array, kElementsOffset + static_cast<std::uint32_t>(from), static_cast<std::uint32_t>(length)};
  } else {
    Ref block = off_heap_block(call.vm, call.i64(slot), length);
    if (block != kNull)
      found = {block, off_heap_offset(block, call.i64(slot)), static_cast<std::uint32_t>(length)};
  }
  return found;
}

std::span<const std::uint8_t> read(NativeCall& call, const Area& from) {
  emit_range(call, EventKind::Read, from.array, from.offset, from.length);
  return {reinterpret_cast<const std::uint8_t*>(call.vm.heap.address(from.array)) + from.offset, from.length};
}

void write(NativeCall& call, const Area& to, const std::vector<std::uint8_t>& bytes) {
  if (bytes.empty()) return;
  call.vm.memory.touch(Heap::offset(to.array) + to.offset, bytes.size());
  std::memcpy(call.vm.heap.address(to.array) + to.offset, bytes.data(), bytes.size());
  emit_range(call, EventKind::Write, to.array, to.offset, static_cast<std::uint32_t>(bytes.size()));
}

template <In in>
NativeResult set_dictionary(NativeCall& call) {  // (long stream, dictionary)
  Stream stream(call, call.i64(0));
  Area from = area<in>(call, 2);
  if (!stream.exists() || from.array == kNull) return no_stream(call);
  std::span<const std::uint8_t> bytes = read(call, from);
  const std::vector<std::uint8_t> copy(bytes.begin(), bytes.end());
  ZipAnswer answer;
  if (!stream.make({.kind = ZipCall::Kind::Dictionary, .input = copy}, answer)) return NativeResult::Threw;
  if (answer.code == Z_OK) return call.ret();
  return answer.message.empty() ? call.throw_new("java/lang/IllegalArgumentException")
                                : call.throw_new("java/lang/IllegalArgumentException", answer.message);
}

std::int64_t packed(std::int64_t consumed, std::int64_t produced, bool bit62, bool bit63) {
  return static_cast<std::int64_t>(static_cast<std::uint64_t>(consumed | (produced << 31)) |
                                   (std::uint64_t{bit62} << 62) | (std::uint64_t{bit63} << 63));
}

// zlib is given little more input than it has room for: what it is given is kept in the log even if it is not
// consumed.
ZipAnswer inflate_all(Stream& stream, std::span<const std::uint8_t> input, std::uint32_t room, bool& memory) {
  ZipAnswer all;
  all.code = Z_BUF_ERROR;
  do {
    const auto free = room - static_cast<std::uint32_t>(all.output.size());
    const std::size_t most = std::size_t{free} + 64;
    const auto part = input.subspan(all.consumed, std::min(input.size() - all.consumed, most));
    ZipAnswer answer;
    memory = stream.make({.kind = ZipCall::Kind::Inflate, .room = free, .input = part}, answer);
    if (!memory) return all;
    const bool idle = answer.code == Z_BUF_ERROR;
    if (!idle || all.code == Z_BUF_ERROR) all.code = answer.code;
    all.consumed += answer.consumed;
    all.output.insert(all.output.end(), answer.output.begin(), answer.output.end());
    all.message = answer.message;
    if (idle) break;
  } while (all.code == Z_OK && all.consumed < input.size() && all.output.size() < room);
  return all;
}

template <In from_kind, In to_kind>
NativeResult inflate_bytes(NativeCall& call) {  // (long stream, input, output)
  Stream stream(call, call.i64(1));
  Area from = area<from_kind>(call, 3), to = area<to_kind>(call, 3 + kSlots);
  if (!stream.exists() || from.array == kNull || to.array == kNull) return no_stream(call);
  if (NativeResult begun = begin_range_write(call, to.array, to.offset); begun != NativeResult::Done)
    return begun;
  const std::span<const std::uint8_t> bytes = read(call, from);
  const std::vector<std::uint8_t> copy(bytes.begin(), bytes.end());
  bool memory = true;
  ZipAnswer answer = inflate_all(stream, copy, to.length, memory);
  if (!memory) return NativeResult::Threw;
  write(call, to, answer.output);
  const auto produced = static_cast<std::int64_t>(answer.output.size());
  switch (answer.code) {
    case Z_OK: return call.ret_i64(packed(answer.consumed, produced, false, false));
    case Z_STREAM_END: return call.ret_i64(packed(answer.consumed, produced, true, false));
    case Z_NEED_DICT: return call.ret_i64(packed(answer.consumed, produced, false, true));
    case Z_BUF_ERROR: return call.ret_i64(0);
    default: break;
  }
  const char* klass = "java/util/zip/Inflater";
  call.vm.set<std::int32_t>(call.ref(0), library_field(call.vm, klass, "inputConsumed", "I"),
                            static_cast<std::int32_t>(answer.consumed));
  call.vm.set<std::int32_t>(call.ref(0), library_field(call.vm, klass, "outputConsumed", "I"),
                            static_cast<std::int32_t>(produced));
  return call.throw_new("java/util/zip/DataFormatException", answer.message);
}

template <In from_kind, In to_kind>
NativeResult deflate_bytes(NativeCall& call) {  // (long stream, input, output, int flush, int params)
  Stream stream(call, call.i64(1));
  Area from = area<from_kind>(call, 3), to = area<to_kind>(call, 3 + kSlots);
  if (!stream.exists() || from.array == kNull || to.array == kNull) return no_stream(call);
  if (NativeResult begun = begin_range_write(call, to.array, to.offset); begun != NativeResult::Done)
    return begun;
  const std::int32_t flush = call.i32(3 + 2 * kSlots), params = call.i32(4 + 2 * kSlots);
  const std::span<const std::uint8_t> bytes = read(call, from);
  const std::vector<std::uint8_t> copy(bytes.begin(), bytes.end());
  const bool settings = (params & 1) != 0;
  ZipCall zip_call{.kind = settings ? ZipCall::Kind::Settings : ZipCall::Kind::Deflate,
                   .flush = settings ? 0 : flush,
                   .level = settings ? params >> 3 : 0,
                   .strategy = settings ? (params >> 1) & 3 : 0,
                   .room = to.length,
                   .input = copy};
  ZipAnswer answer;
  if (!stream.make(zip_call, answer)) return NativeResult::Threw;
  write(call, to, answer.output);
  const auto produced = static_cast<std::int64_t>(answer.output.size());
  if (answer.code == Z_BUF_ERROR)
    return call.ret_i64(settings ? packed(answer.consumed, produced, false, true) : 0);
  if (answer.code != Z_OK && answer.code != Z_STREAM_END)
    return call.throw_new("java/lang/InternalError", answer.message);
  return call.ret_i64(packed(answer.consumed, produced, answer.code == Z_STREAM_END, false));
}

constexpr const char* kInflater = "java/util/zip/Inflater";
constexpr const char* kDeflater = "java/util/zip/Deflater";
constexpr NativeEntry kEntries[] = {
    {kInflater, "init", "(Z)J", inflater_init},
    {kInflater, "setDictionary", "(J[BII)V", set_dictionary<In::Array>},
    {kInflater, "setDictionaryBuffer", "(JJI)V", set_dictionary<In::Buffer>},
    {kInflater, "inflateBytesBytes", nullptr, inflate_bytes<In::Array, In::Array>},
    {kInflater, "inflateBytesBuffer", nullptr, inflate_bytes<In::Array, In::Buffer>},
    {kInflater, "inflateBufferBytes", nullptr, inflate_bytes<In::Buffer, In::Array>},
    {kInflater, "inflateBufferBuffer", nullptr, inflate_bytes<In::Buffer, In::Buffer>},
    {kInflater, "getAdler", "(J)I", checksum},
    {kInflater, "reset", "(J)V", reset},
    {kInflater, "end", "(J)V", end},
    {kDeflater, "init", "(IIZ)J", deflater_init},
    {kDeflater, "setDictionary", "(J[BII)V", set_dictionary<In::Array>},
    {kDeflater, "setDictionaryBuffer", "(JJI)V", set_dictionary<In::Buffer>},
    {kDeflater, "deflateBytesBytes", nullptr, deflate_bytes<In::Array, In::Array>},
    {kDeflater, "deflateBytesBuffer", nullptr, deflate_bytes<In::Array, In::Buffer>},
    {kDeflater, "deflateBufferBytes", nullptr, deflate_bytes<In::Buffer, In::Array>},
    {kDeflater, "deflateBufferBuffer", nullptr, deflate_bytes<In::Buffer, In::Buffer>},
    {kDeflater, "getAdler", "(J)I", checksum},
    {kDeflater, "reset", "(J)V", reset},
    {kDeflater, "end", "(J)V", end},
};

}  // namespace

extern const NativeTable kZipNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
