// java.util.zip.CRC32 and Adler32 (RFC 1952 and 1950).
#include <array>

#include "java/natives/lookup.h"
#include "java/natives/off_heap.h"
#include "java/natives/shared_access.h"

namespace heddle::java {
namespace {

constexpr auto kCrcTable = [] {
  std::array<std::uint32_t, 256> table{};
  for (std::uint32_t i = 0; i < 256; ++i) {
    std::uint32_t c = i;
    for (int k = 0; k < 8; ++k) c = (c & 1) != 0 ? 0xedb88320u ^ (c >> 1) : c >> 1;
    table[i] = c;
  }
  return table;
}();

std::uint32_t crc32(std::uint32_t sum, const std::uint8_t* bytes, std::size_t count) {
  sum = ~sum;
  for (std::size_t i = 0; i < count; ++i) sum = kCrcTable[(sum ^ bytes[i]) & 0xff] ^ (sum >> 8);
  return ~sum;
}

std::uint32_t adler32(std::uint32_t sum, const std::uint8_t* bytes, std::size_t count) {
  constexpr std::uint32_t kModulus = 65521;
  std::uint32_t a = sum & 0xffff, b = sum >> 16;
  for (std::size_t i = 0; i < count; ++i) {
    a = (a + bytes[i]) % kModulus;
    b = (b + a) % kModulus;
  }
  return (b << 16) | a;
}

using Checksum = std::uint32_t (*)(std::uint32_t, const std::uint8_t*, std::size_t);

template <Checksum update>
NativeResult update_byte(NativeCall& call) {  // update(int sum, int b)
  auto byte = static_cast<std::uint8_t>(call.i32(1));
  return call.ret_i32(static_cast<std::int32_t>(update(static_cast<std::uint32_t>(call.i32(0)), &byte, 1)));
}

template <Checksum update>
NativeResult update_bytes(
    NativeCall& call) {  // (int sum, byte[] b, int off, int len); the caller has checked them
  const auto* bytes =
      reinterpret_cast<const std::uint8_t*>(call.vm.heap.address(call.ref(1)) + kElementsOffset) +
      call.i32(2);
  emit_range(call, EventKind::Read, call.ref(1), kElementsOffset + static_cast<std::uint32_t>(call.i32(2)),
             static_cast<std::uint32_t>(call.i32(3)));
  return call.ret_i32(static_cast<std::int32_t>(
      update(static_cast<std::uint32_t>(call.i32(0)), bytes, static_cast<std::size_t>(call.i32(3)))));
}

template <Checksum update>
NativeResult update_buffer(NativeCall& call) {  // (int sum, long address, int off, int len)
  const std::int64_t from = call.i64(1) + call.i32(3);
  Ref block = off_heap_block(call.vm, from, call.i32(4));
  if (block == kNull)
    return call.unsupported(call.method.holder->external_name() + " of a buffer that is none");
  const std::uint32_t offset = off_heap_offset(block, from);
  const auto* bytes = reinterpret_cast<const std::uint8_t*>(call.vm.heap.address(block)) + offset;
  emit_range(call, EventKind::Read, block, offset, static_cast<std::uint32_t>(call.i32(4)));
  return call.ret_i32(static_cast<std::int32_t>(
      update(static_cast<std::uint32_t>(call.i32(0)), bytes, static_cast<std::size_t>(call.i32(4)))));
}

constexpr NativeEntry kEntries[] = {
    {"java/util/zip/CRC32", "update", "(II)I", update_byte<crc32>},
    {"java/util/zip/CRC32", "updateBytes0", "(I[BII)I", update_bytes<crc32>},
    {"java/util/zip/CRC32", "updateByteBuffer0", "(IJII)I", update_buffer<crc32>},
    {"java/util/zip/Adler32", "updateByteBuffer", "(IJII)I", update_buffer<adler32>},
    {"java/util/zip/Adler32", "update", "(II)I", update_byte<adler32>},
    {"java/util/zip/Adler32", "updateBytes", "(I[BII)I", update_bytes<adler32>},
};

}  // namespace

extern const NativeTable kChecksumNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
