#include "native/interp/fp.h"

#include "native/interp/fp_value.h"

namespace heddle::native {
namespace {

Quad remainder_of(Quad a, Quad b) {
  return fmodf128(a, b);
}
template <typename T>
T remainder_of(T a, T b) {
  return std::fmod(a, b);
}

}  // namespace

bool fp_arith(FpKind kind, FpOp op, std::uint64_t* d, const std::uint64_t* a, const std::uint64_t* b) {
  if (op == FpOp::Neg) {
    put_fp_bits(kind, d, fp_bits(kind, a) ^ UInt128{1} << (fp_size(kind) - 1));
    return true;
  }
  return with_fp_type(kind, [&]<typename T>(T) {
    const T x = get_fp<T>(kind, a), y = get_fp<T>(kind, b);
    switch (op) {
      case FpOp::Add: put_fp(kind, d, x + y); return true;
      case FpOp::Sub: put_fp(kind, d, x - y); return true;
      case FpOp::Mul: put_fp(kind, d, x * y); return true;
      case FpOp::Div: put_fp(kind, d, x / y); return true;
      case FpOp::Rem: put_fp(kind, d, remainder_of(x, y)); return true;
      default: return false;
    }
  });
}

bool fp_compare(FpKind kind, FpPredicate predicate, const std::uint64_t* a, const std::uint64_t* b) {
  const std::uint32_t relation = with_fp_type(kind, [&]<typename T>(T) -> std::uint32_t {
    const T x = get_fp<T>(kind, a), y = get_fp<T>(kind, b);
    return x == y ? 1 : x > y ? 2 : x < y ? 4 : 8;
  });
  return (static_cast<std::uint32_t>(predicate) & relation) != 0;
}

void fp_convert(FpKind from, FpKind to, std::uint64_t* d, const std::uint64_t* a) {
  with_fp_type(from, [&]<typename T>(T) { put_fp(to, d, get_fp<T>(from, a)); });
}

}  // namespace heddle::native
