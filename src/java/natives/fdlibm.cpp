// The algorithms and coefficients of fdlibm 5.3, "Freely Distributable LIBM":
//   Copyright (C) 1993, 2004 by Sun Microsystems, Inc. All rights reserved. Permission to use, copy, modify,
//   and distribute this software is freely granted, provided that this notice is preserved.
//
// The order of every operation matters: the result must be the same to the last bit. Operations that only
// raise floating-point flags are left out. Checked against StrictMath on millions of arguments.
#include "java/natives/fdlibm.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

namespace heddle::java::fdlibm {
namespace {

std::int32_t high(double x) {
  return static_cast<std::int32_t>(std::bit_cast<std::uint64_t>(x) >> 32);
}
std::uint32_t low(double x) {
  return static_cast<std::uint32_t>(std::bit_cast<std::uint64_t>(x));
}
double with_high(double x, std::int32_t word) {
  return std::bit_cast<double>((std::uint64_t{static_cast<std::uint32_t>(word)} << 32) | low(x));
}
double without_low(double x) {
  return std::bit_cast<double>(std::bit_cast<std::uint64_t>(x) & 0xffffffff00000000u);
}
double scaled(double x, std::int32_t k) {  // x * 2^k, by its exponent
  return with_high(x, static_cast<std::int32_t>(static_cast<std::uint32_t>(high(x)) +
                                                (static_cast<std::uint32_t>(k) << 20)));
}

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kTwo54 = 1.80143985094819840000e+16;
constexpr double kLn2Hi = 6.93147180369123816490e-01, kLn2Lo = 1.90821492927058770002e-10;
constexpr double kInvLn2 = 1.44269504088896338700e+00;
constexpr double kPi = 3.14159265358979311600e+00, kPiLo = 1.2246467991473531772e-16;
constexpr double kPio2Hi = 1.57079632679489655800e+00, kPio2Lo = 6.12323399573676603587e-17;
constexpr double kPio4Hi = 7.85398163397448278999e-01, kPio4Lo = 3.06161699786838301793e-17;

// --- reduction by pi/2 ---

struct Reduced {
  int quadrant;      // modulo 4 is what counts
  double y, y_tail;  // x = quadrant * pi/2 + y + y_tail, |y| <= pi/4
};

constexpr std::uint32_t kTwoOverPi[] = {  // its bits, 24 at a time
    0xA2F983, 0x6E4E44, 0x1529FC, 0x2757D1, 0xF534DD, 0xC0DB62, 0x95993C, 0x439041, 0xFE5163, 0xABDEBB,
    0xC561B7, 0x246E3A, 0x424DD2, 0xE00649, 0x2EEA09, 0xD1921C, 0xFE1DEB, 0x1CB129, 0xA73EE8, 0x8235F5,
    0x2EBB44, 0x84E99C, 0x7026B4, 0x5F7E41, 0x3991D6, 0x398353, 0x39F49C, 0x845F8B, 0xBDF928, 0x3B1FF8,
    0x97FFDE, 0x05980F, 0xEF2F11, 0x8B5A0A, 0x6D1F6D, 0x367ECF, 0x27CB09, 0xB74F46, 0x3F669E, 0x5FEA2D,
    0x7527BA, 0xC7EBE5, 0xF17B3D, 0x0739F7, 0x8A5292, 0xEA6BFB, 0x5FB11F, 0x8D5D08, 0x560330, 0x46FC7B,
    0x6BABF0, 0xCFBC20, 0x9AF436, 0x1DA9E3, 0x91615E, 0xE61B08, 0x659985, 0x5F14A0, 0x68408D, 0xFFD880,
    0x4D7327, 0x310606, 0x1556CA, 0x73A8C9, 0x60E27B, 0xC08C6B};

// fdlibm's __kernel_rem_pio2 for three chunks of 24 bits and a result of two doubles. x is taken as
// chunks[0..nx) * 2^e0, multiplied by as many bits of 2/pi as are needed, and what is left of pi/2 is summed
// up from small parts.
class HugeReduction {
 public:
  explicit HugeReduction(double x) {  // positive
    std::int32_t ix = high(x);
    exponent_ = (ix >> 20) - 1046;
    double z = with_high(x, ix - (exponent_ << 20));
    for (int i = 0; i < 2; ++i) {
      chunks_[i] = static_cast<int>(z);
      z = (z - chunks_[i]) * kTwo24;
    }
    chunks_[2] = z;
    while (chunks_[last_] == 0) --last_;
  }

  Reduced reduce() {
    first_ = std::max(0, (exponent_ - 3) / 24);
    scale_ = exponent_ - 24 * (first_ + 1);
    for (int i = 0; i <= kTerms; ++i) multiply(i);
    while (!distil()) {
    }
    return sum();
  }

 private:
  static constexpr double kTwo24 = 1.67772160000000000000e+07, kTwoM24 = 5.96046447753906250000e-08;
  static constexpr int kTerms = 4;

  void multiply(int i) {  // product_[i]
    double sum = 0;
    for (int j = 0; j <= last_; ++j) {
      int at = first_ + i - j;
      sum += chunks_[j] * (at < 0 ? 0.0 : static_cast<double>(kTwoOverPi[at]));
    }
    product_[i] = sum;
  }

  // The product's integer part into quadrant_, its fraction, made positive, into digits_. False: all digits
  // cancelled, more have been multiplied in.
  bool distil() {
    double z = product_[top_];
    for (int i = 0, j = top_; j > 0; ++i, --j) {
      double carry = static_cast<double>(static_cast<int>(kTwoM24 * z));
      digits_[i] = static_cast<int>(z - kTwo24 * carry);
      z = product_[j - 1] + carry;
    }
    z = std::scalbn(z, scale_);
    z -= 8.0 * std::floor(z * 0.125);
    quadrant_ = static_cast<int>(z);
    z -= quadrant_;
    int half = 0;  // is the fraction more than one half?
    if (scale_ > 0) {
      int i = digits_[top_ - 1] >> (24 - scale_);
      quadrant_ += i;
      digits_[top_ - 1] -= i << (24 - scale_);
      half = digits_[top_ - 1] >> (23 - scale_);
    } else if (scale_ == 0) {
      half = digits_[top_ - 1] >> 23;
    } else if (z >= 0.5) {
      half = 2;
    }
    negated_ = half > 0;
    if (negated_) z = negate(z, half);
    if (z == 0 && needs_more()) return false;
    place(z);
    return true;
  }

  double negate(double z, int half) {
    ++quadrant_;
    bool carry = false;
    for (int i = 0; i < top_; ++i) {
      if (carry) {
        digits_[i] = 0xffffff - digits_[i];
      } else if (digits_[i] != 0) {
        carry = true;
        digits_[i] = 0x1000000 - digits_[i];
      }
    }
    if (scale_ == 1) digits_[top_ - 1] &= 0x7fffff;
    if (scale_ == 2) digits_[top_ - 1] &= 0x3fffff;
    if (half == 2) {
      z = 1 - z;
      if (carry) z -= std::scalbn(1.0, scale_);
    }
    return z;
  }

  bool needs_more() {
    int any = 0;
    for (int i = top_ - 1; i >= kTerms; --i) any |= digits_[i];
    if (any != 0) return false;
    int more = 1;
    while (digits_[kTerms - more] == 0) ++more;
    for (int i = top_ + 1; i <= top_ + more; ++i) multiply(i);
    top_ += more;
    return true;
  }

  void place(double z) {
    if (z == 0) {
      --top_;
      scale_ -= 24;
      while (digits_[top_] == 0) {
        --top_;
        scale_ -= 24;
      }
      return;
    }
    z = std::scalbn(z, -scale_);
    if (z >= kTwo24) {
      double carry = static_cast<double>(static_cast<int>(kTwoM24 * z));
      digits_[top_] = static_cast<int>(z - kTwo24 * carry);
      ++top_;
      scale_ += 24;
      digits_[top_] = static_cast<int>(carry);
    } else {
      digits_[top_] = static_cast<int>(z);
    }
  }

  Reduced sum() {
    constexpr double kPio2[] = {1.57079625129699707031e+00, 7.54978941586159635335e-08,
                                5.39030252995776476554e-15, 3.28200341580791294123e-22,
                                1.27065575308067607349e-29};
    double weight = std::scalbn(1.0, scale_), parts[20] = {};
    for (int i = top_; i >= 0; --i) {
      product_[i] = weight * digits_[i];
      weight *= kTwoM24;
    }
    for (int i = top_; i >= 0; --i) {
      double part = 0;
      for (int k = 0; k <= kTerms && k <= top_ - i; ++k) part += kPio2[k] * product_[i + k];
      parts[top_ - i] = part;
    }
    double head = 0;
    for (int i = top_; i >= 0; --i) head += parts[i];
    double tail = parts[0] - head;
    for (int i = 1; i <= top_; ++i) tail += parts[i];
    return negated_ ? Reduced{quadrant_ & 7, -head, -tail} : Reduced{quadrant_ & 7, head, tail};
  }

  double chunks_[3] = {};
  int last_ = 2, exponent_ = 0, first_ = 0, scale_ = 0, quadrant_ = 0, top_ = kTerms;
  bool negated_ = false;
  double product_[20] = {};
  int digits_[20] = {};
};

Reduced reduce(double x) {
  constexpr double kInvPio2 = 6.36619772367581382433e-01;
  constexpr double kPio2_1 = 1.57079632673412561417e+00, kPio2_1t = 6.07710050650619224932e-11;
  constexpr double kPio2_2 = 6.07710050630396597660e-11, kPio2_2t = 2.02226624879595063154e-21;
  constexpr double kPio2_3 = 2.02226624871116645580e-21, kPio2_3t = 8.47842766036889956997e-32;
  std::int32_t hx = high(x), ix = hx & 0x7fffffff;
  double sign = hx < 0 ? -1 : 1;
  if (ix < 0x4002d97c) {  // below 3 pi/4
    double z = std::fabs(x) - kPio2_1, tail = kPio2_1t;
    if (ix == 0x3ff921fb) {  // near pi/2
      z -= kPio2_2;
      tail = kPio2_2t;
    }
    double y = z - tail;
    return {hx < 0 ? -1 : 1, sign * y, sign * ((z - y) - tail)};
  }
  if (ix > 0x413921fb) {
    Reduced r = HugeReduction(std::fabs(x)).reduce();
    if (hx < 0) r = {-r.quadrant, -r.y, -r.y_tail};
    return r;
  }
  double t = std::fabs(x);
  int n = static_cast<int>(t * kInvPio2 + 0.5);
  double fn = n, r = t - fn * kPio2_1, w = fn * kPio2_1t, y = r - w;
  auto lost = [&] { return (ix >> 20) - ((high(y) >> 20) & 0x7ff); };
  if (lost() > 16) {
    t = r;
    w = fn * kPio2_2;
    r = t - w;
    w = fn * kPio2_2t - ((t - r) - w);
    y = r - w;
    if (lost() > 49) {
      t = r;
      w = fn * kPio2_3;
      r = t - w;
      w = fn * kPio2_3t - ((t - r) - w);
      y = r - w;
    }
  }
  double tail = (r - y) - w;
  return {hx < 0 ? -n : n, sign * y, sign * tail};
}

// --- kernels on [-pi/4, pi/4] ---

double kernel_sin(double x, double y, bool has_tail) {
  constexpr double S1 = -1.66666666666666324348e-01, S2 = 8.33333333332248946124e-03,
                   S3 = -1.98412698298579493134e-04, S4 = 2.75573137070700676789e-06,
                   S5 = -2.50507602534068634195e-08, S6 = 1.58969099521155010221e-10;
  if ((high(x) & 0x7fffffff) < 0x3e400000) return x;
  double z = x * x, v = z * x, r = S2 + z * (S3 + z * (S4 + z * (S5 + z * S6)));
  if (!has_tail) return x + v * (S1 + z * r);
  return x - ((z * (0.5 * y - v * r) - y) - v * S1);
}

double kernel_cos(double x, double y) {
  constexpr double C1 = 4.16666666666666019037e-02, C2 = -1.38888888888741095749e-03,
                   C3 = 2.48015872894767294178e-05, C4 = -2.75573143513906633035e-07,
                   C5 = 2.08757232129817482790e-09, C6 = -1.13596475577881948265e-11;
  std::int32_t ix = high(x) & 0x7fffffff;
  if (ix < 0x3e400000) return 1;
  double z = x * x, r = z * (C1 + z * (C2 + z * (C3 + z * (C4 + z * (C5 + z * C6)))));
  if (ix < 0x3fd33333) return 1 - (0.5 * z - (z * r - x * y));
  double qx = ix > 0x3fe90000 ? 0.28125 : with_high(0, ix - 0x00200000);
  double hz = 0.5 * z - qx, a = 1 - qx;
  return a - (hz - (z * r - x * y));
}

double minus_reciprocal(double w, double x, double r) {  // -1/(x+r), where w = x+r rounded
  double z = without_low(w), v = r - (z - x), a = -1 / w, t = without_low(a), s = 1 + t * z;
  return t + a * (s + t * v);
}

double kernel_tan(double x, double y, int iy) {  // iy: 1 for tan, -1 for -1/tan
  constexpr double T[] = {3.33333333333334091986e-01, 1.33333333333201242699e-01, 5.39682539762260521377e-02,
                          2.18694882948595424599e-02, 8.86323982359930005737e-03, 3.59207910759131235356e-03,
                          1.45620945432529025516e-03, 5.88041240820264096874e-04, 2.46463134818469906812e-04,
                          7.81794442939557092300e-05, 7.14072491382608190305e-05, -1.85586374855275456654e-05,
                          2.59073051863633712884e-05};
  std::int32_t hx = high(x), ix = hx & 0x7fffffff;
  if (ix < 0x3e300000) {
    if ((static_cast<std::uint32_t>(ix) | low(x) | static_cast<std::uint32_t>(iy + 1)) == 0)
      return 1 / std::fabs(x);
    return iy == 1 ? x : minus_reciprocal(x + y, x, y);
  }
  if (ix >= 0x3fe59428) {
    if (hx < 0) {
      x = -x;
      y = -y;
    }
    double z = kPio4Hi - x, w = kPio4Lo - y;
    x = z + w;
    y = 0;
  }
  double z = x * x, w = z * z;
  double r = T[1] + w * (T[3] + w * (T[5] + w * (T[7] + w * (T[9] + w * T[11]))));
  double v = z * (T[2] + w * (T[4] + w * (T[6] + w * (T[8] + w * (T[10] + w * T[12])))));
  double s = z * x;
  r = y + z * (s * (r + v) + y);
  r += T[0] * s;
  w = x + r;
  if (ix >= 0x3fe59428) {
    v = iy;
    return static_cast<double>(1 - ((hx >> 30) & 2)) * (v - 2.0 * (x - (w * w / (w + v) - r)));
  }
  return iy == 1 ? w : minus_reciprocal(w, x, r);
}

// Shared by asin and acos.
double arc_ratio(double t) {
  constexpr double pS0 = 1.66666666666666657415e-01, pS1 = -3.25565818622400915405e-01,
                   pS2 = 2.01212532134862925881e-01, pS3 = -4.00555345006794114027e-02,
                   pS4 = 7.91534994289814532176e-04, pS5 = 3.47933107596021167570e-05,
                   qS1 = -2.40339491173441421878e+00, qS2 = 2.02094576023350569471e+00,
                   qS3 = -6.88283971605453293030e-01, qS4 = 7.70381505559019352791e-02;
  double p = t * (pS0 + t * (pS1 + t * (pS2 + t * (pS3 + t * (pS4 + t * pS5)))));
  double q = 1 + t * (qS1 + t * (qS2 + t * (qS3 + t * qS4)));
  return p / q;
}

bool is_one(std::int32_t ix, double x) {
  return ix == 0x3ff00000 && low(x) == 0;
}

}  // namespace

double sin(double x) {
  std::int32_t ix = high(x) & 0x7fffffff;
  if (ix <= 0x3fe921fb) return kernel_sin(x, 0, false);
  if (ix >= 0x7ff00000) return kNan;
  Reduced r = reduce(x);
  switch (r.quadrant & 3) {
    case 0: return kernel_sin(r.y, r.y_tail, true);
    case 1: return kernel_cos(r.y, r.y_tail);
    case 2: return -kernel_sin(r.y, r.y_tail, true);
    default: return -kernel_cos(r.y, r.y_tail);
  }
}

double cos(double x) {
  std::int32_t ix = high(x) & 0x7fffffff;
  if (ix <= 0x3fe921fb) return kernel_cos(x, 0);
  if (ix >= 0x7ff00000) return kNan;
  Reduced r = reduce(x);
  switch (r.quadrant & 3) {
    case 0: return kernel_cos(r.y, r.y_tail);
    case 1: return -kernel_sin(r.y, r.y_tail, true);
    case 2: return -kernel_cos(r.y, r.y_tail);
    default: return kernel_sin(r.y, r.y_tail, true);
  }
}

double tan(double x) {
  std::int32_t ix = high(x) & 0x7fffffff;
  if (ix <= 0x3fe921fb) return kernel_tan(x, 0, 1);
  if (ix >= 0x7ff00000) return kNan;
  Reduced r = reduce(x);
  return kernel_tan(r.y, r.y_tail, 1 - ((r.quadrant & 1) << 1));
}

double asin(double x) {
  std::int32_t hx = high(x), ix = hx & 0x7fffffff;
  if (is_one(ix, x)) return x * kPio2Hi + x * kPio2Lo;
  if (ix >= 0x3ff00000) return kNan;
  if (ix < 0x3fe00000) {
    if (ix < 0x3e400000) return x;
    return x + x * arc_ratio(x * x);
  }
  double w = 1 - std::fabs(x), t = w * 0.5, ratio = arc_ratio(t), s = std::sqrt(t);
  if (ix >= 0x3fef3333) {
    t = kPio2Hi - (2.0 * (s + s * ratio) - kPio2Lo);
  } else {
    w = without_low(s);
    double c = (t - w * w) / (s + w);
    double p = 2.0 * s * ratio - (kPio2Lo - 2.0 * c), q = kPio4Hi - 2.0 * w;
    t = kPio4Hi - (p - q);
  }
  return hx > 0 ? t : -t;
}

double acos(double x) {
  std::int32_t hx = high(x), ix = hx & 0x7fffffff;
  if (is_one(ix, x)) return hx > 0 ? 0.0 : kPi + 2.0 * kPio2Lo;
  if (ix >= 0x3ff00000) return kNan;
  if (ix < 0x3fe00000) {
    if (ix <= 0x3c600000) return kPio2Hi + kPio2Lo;
    return kPio2Hi - (x - (kPio2Lo - x * arc_ratio(x * x)));
  }
  if (hx < 0) {
    double z = (1 + x) * 0.5, s = std::sqrt(z), w = arc_ratio(z) * s - kPio2Lo;
    return kPi - 2.0 * (s + w);
  }
  double z = (1 - x) * 0.5, s = std::sqrt(z), df = without_low(s), c = (z - df * df) / (s + df);
  return 2.0 * (df + (arc_ratio(z) * s + c));
}

double atan(double x) {
  constexpr double kHi[] = {4.63647609000806093515e-01, 7.85398163397448278999e-01,
                            9.82793723247329054082e-01, 1.57079632679489655800e+00};
  constexpr double kLo[] = {2.26987774529616870924e-17, 3.06161699786838301793e-17,
                            1.39033110312309984516e-17, 6.12323399573676603587e-17};
  constexpr double A[] = {
      3.33333333333329318027e-01,  -1.99999999998764832476e-01, 1.42857142725034663711e-01,
      -1.11111104054623557880e-01, 9.09088713343650656196e-02,  -7.69187620504482999495e-02,
      6.66107313738753120669e-02,  -5.83357013379057348645e-02, 4.97687799461593236017e-02,
      -3.65315727442169155270e-02, 1.62858201153657823623e-02};
  std::int32_t hx = high(x), ix = hx & 0x7fffffff;
  if (ix >= 0x44100000) {
    if (std::isnan(x)) return x + x;
    return hx > 0 ? kHi[3] + kLo[3] : -kHi[3] - kLo[3];
  }
  int id = -1;
  if (ix < 0x3fdc0000) {
    if (ix < 0x3e200000) return x;
  } else {
    x = std::fabs(x);
    if (ix < 0x3fe60000) {
      id = 0;
      x = (2.0 * x - 1) / (2.0 + x);
    } else if (ix < 0x3ff30000) {
      id = 1;
      x = (x - 1) / (x + 1);
    } else if (ix < 0x40038000) {
      id = 2;
      x = (x - 1.5) / (1 + 1.5 * x);
    } else {
      id = 3;
      x = -1.0 / x;
    }
  }
  double z = x * x, w = z * z;
  double s1 = z * (A[0] + w * (A[2] + w * (A[4] + w * (A[6] + w * (A[8] + w * A[10])))));
  double s2 = w * (A[1] + w * (A[3] + w * (A[5] + w * (A[7] + w * A[9]))));
  if (id < 0) return x - x * (s1 + s2);
  z = kHi[id] - ((x * (s1 + s2) - kLo[id]) - x);
  return hx < 0 ? -z : z;
}

double atan2(double y, double x) {
  if (std::isnan(x) || std::isnan(y)) return kNan;
  std::int32_t hx = high(x), hy = high(y), ix = hx & 0x7fffffff, iy = hy & 0x7fffffff;
  if (x == 1) return atan(y);
  bool left = hx < 0, below = hy < 0;
  auto signed_as_y = [&](double z) { return below ? -z : z; };
  if (y == 0) return left ? signed_as_y(kPi) : y;
  if (x == 0) return signed_as_y(kPio2Hi);
  if (std::isinf(x)) {
    if (std::isinf(y)) return signed_as_y(left ? 3.0 * kPio4Hi : kPio4Hi);
    return signed_as_y(left ? kPi : 0.0);
  }
  if (std::isinf(y)) return signed_as_y(kPio2Hi);
  std::int32_t k = (iy - ix) >> 20;
  double z = k > 60 ? kPio2Hi + 0.5 * kPiLo : left && k < -60 ? 0.0 : atan(std::fabs(y / x));
  if (!left) return signed_as_y(z);
  return below ? (z - kPiLo) - kPi : kPi - (z - kPiLo);
}

double exp(double x) {
  constexpr double P1 = 1.66666666666666019037e-01, P2 = -2.77777777770155933842e-03,
                   P3 = 6.61375632143793436117e-05, P4 = -1.65339022054652515390e-06,
                   P5 = 4.13813679705723846039e-08;
  constexpr double kOverflow = 7.09782712893383973096e+02, kUnderflow = -7.45133219101941108420e+02;
  bool negative = high(x) < 0;
  std::int32_t hx = high(x) & 0x7fffffff;
  if (std::isnan(x)) return kNan;
  if (x > kOverflow) return kInfinity;
  if (x < kUnderflow) return 0;
  double hi = 0, lo = 0;
  int k = 0;
  if (hx > 0x3fd62e42) {
    if (hx < 0x3ff0a2b2) {
      k = negative ? -1 : 1;
      hi = x - (negative ? -kLn2Hi : kLn2Hi);
      lo = negative ? -kLn2Lo : kLn2Lo;
    } else {
      k = static_cast<int>(kInvLn2 * x + (negative ? -0.5 : 0.5));
      hi = x - k * kLn2Hi;
      lo = k * kLn2Lo;
    }
    x = hi - lo;
  } else if (hx < 0x3e300000) {
    return 1 + x;
  }
  double t = x * x, c = x - t * (P1 + t * (P2 + t * (P3 + t * (P4 + t * P5))));
  if (k == 0) return 1 - ((x * c) / (c - 2.0) - x);
  double y = 1 - ((lo - (x * c) / (2.0 - c)) - hi);
  if (k >= -1021) return scaled(y, k);
  return scaled(y, k + 1000) * 9.33263618503218878990e-302;  // 2^-1000
}

double expm1(double x) {
  constexpr double Q1 = -3.33333333333331316428e-02, Q2 = 1.58730158725481460165e-03,
                   Q3 = -7.93650757867487942473e-05, Q4 = 4.00821782732936239552e-06,
                   Q5 = -2.01099218183624371326e-07;
  constexpr double kOverflow = 7.09782712893383973096e+02;
  bool negative = high(x) < 0;
  std::int32_t hx = high(x) & 0x7fffffff;
  if (std::isnan(x)) return kNan;
  if (hx >= 0x4043687a) {
    if (std::isinf(x)) return negative ? -1.0 : x;
    if (x > kOverflow) return kInfinity;
    if (negative) return -1;
  }
  double c = 0;
  int k = 0;
  if (hx > 0x3fd62e42) {
    double hi, lo;
    if (hx < 0x3ff0a2b2) {
      k = negative ? -1 : 1;
      hi = negative ? x + kLn2Hi : x - kLn2Hi;
      lo = negative ? -kLn2Lo : kLn2Lo;
    } else {
      k = static_cast<int>(kInvLn2 * x + (negative ? -0.5 : 0.5));
      hi = x - k * kLn2Hi;
      lo = k * kLn2Lo;
    }
    x = hi - lo;
    c = (hi - x) - lo;
  } else if (hx < 0x3c900000) {
    return x;
  }
  double hfx = 0.5 * x, hxs = x * hfx;
  double r1 = 1 + hxs * (Q1 + hxs * (Q2 + hxs * (Q3 + hxs * (Q4 + hxs * Q5))));
  double t = 3.0 - r1 * hfx, e = hxs * ((r1 - t) / (6.0 - x * t));
  if (k == 0) return x - (x * e - hxs);
  e = (x * (e - c) - c);
  e -= hxs;
  if (k == -1) return 0.5 * (x - e) - 0.5;
  if (k == 1) return x < -0.25 ? -2.0 * (e - (x + 0.5)) : 1 + 2.0 * (x - e);
  if (k <= -2 || k > 56) return scaled(1 - (e - x), k) - 1;
  if (k < 20) return scaled(with_high(0, 0x3ff00000 - (0x200000 >> k)) - (e - x), k);
  double y = x - (e + with_high(0, (0x3ff - k) << 20));
  y += 1;
  return scaled(y, k);
}

double log(double x) {
  constexpr double Lg1 = 6.666666666666735130e-01, Lg2 = 3.999999999940941908e-01,
                   Lg3 = 2.857142874366239149e-01, Lg4 = 2.222219843214978396e-01,
                   Lg5 = 1.818357216161805012e-01, Lg6 = 1.531383769920937332e-01,
                   Lg7 = 1.479819860511658591e-01;
  if (x == 0) return -kInfinity;
  if (std::isnan(x) || x < 0) return kNan;
  if (std::isinf(x)) return x;
  int k = 0;
  if (high(x) < 0x00100000) {
    k -= 54;
    x *= kTwo54;
  }
  std::int32_t hx = high(x);
  k += (hx >> 20) - 1023;
  hx &= 0x000fffff;
  std::int32_t i = (hx + 0x95f64) & 0x100000;
  x = with_high(x, hx | (i ^ 0x3ff00000));
  k += i >> 20;
  double f = x - 1.0, dk = k;
  if ((0x000fffff & (2 + hx)) < 3) {
    if (f == 0) return k == 0 ? 0.0 : dk * kLn2Hi + dk * kLn2Lo;
    double r = f * f * (0.5 - 0.33333333333333333 * f);
    return k == 0 ? f - r : dk * kLn2Hi - ((r - dk * kLn2Lo) - f);
  }
  double s = f / (2.0 + f), z = s * s, w = z * z;
  double t1 = w * (Lg2 + w * (Lg4 + w * Lg6)), t2 = z * (Lg1 + w * (Lg3 + w * (Lg5 + w * Lg7)));
  double r = t2 + t1;
  if (((hx - 0x6147a) | (0x6b851 - hx)) > 0) {
    double hfsq = 0.5 * f * f;
    return k == 0 ? f - (hfsq - s * (hfsq + r)) : dk * kLn2Hi - ((hfsq - (s * (hfsq + r) + dk * kLn2Lo)) - f);
  }
  return k == 0 ? f - s * (f - r) : dk * kLn2Hi - ((s * (f - r) - dk * kLn2Lo) - f);
}

double log10(double x) {
  constexpr double kInvLn10 = 4.34294481903251816668e-01, kLog2Hi = 3.01029995663611771306e-01,
                   kLog2Lo = 3.69423907715893078616e-13;
  if (x == 0) return -kInfinity;
  if (std::isnan(x) || x < 0) return kNan;
  if (std::isinf(x)) return x;
  int k = 0;
  if (high(x) < 0x00100000) {
    k -= 54;
    x *= kTwo54;
  }
  std::int32_t hx = high(x);
  k += (hx >> 20) - 1023;
  int i = k < 0 ? 1 : 0;
  double y = k + i;
  x = with_high(x, (hx & 0x000fffff) | ((0x3ff - i) << 20));
  double z = y * kLog2Lo + kInvLn10 * log(x);
  return z + y * kLog2Hi;
}

double log1p(double x) {
  constexpr double Lp1 = 6.666666666666735130e-01, Lp2 = 3.999999999940941908e-01,
                   Lp3 = 2.857142874366239149e-01, Lp4 = 2.222219843214978396e-01,
                   Lp5 = 1.818357216161805012e-01, Lp6 = 1.531383769920937332e-01,
                   Lp7 = 1.479819860511658591e-01;
  if (x == -1) return -kInfinity;
  if (std::isnan(x) || x < -1) return kNan;
  if (std::isinf(x)) return x;
  std::int32_t hx = high(x), ax = hx & 0x7fffffff, hu = 0;
  int k = 1;
  double f = 0, c = 0;
  if (hx < 0x3fda827a) {
    if (ax < 0x3e200000) return ax < 0x3c900000 ? x : x - x * x * 0.5;
    if (hx > 0 || hx <= static_cast<std::int32_t>(0xbfd2bec3)) {
      k = 0;
      f = x;
      hu = 1;
    }
  }
  if (k != 0) {
    double u;
    if (hx < 0x43400000) {
      u = 1.0 + x;
      hu = high(u);
      k = (hu >> 20) - 1023;
      c = k > 0 ? 1.0 - (u - x) : x - (u - 1.0);
      c /= u;
    } else {
      u = x;
      hu = high(u);
      k = (hu >> 20) - 1023;
    }
    hu &= 0x000fffff;
    if (hu < 0x6a09e) {
      u = with_high(u, hu | 0x3ff00000);
    } else {
      k += 1;
      u = with_high(u, hu | 0x3fe00000);
      hu = (0x00100000 - hu) >> 2;
    }
    f = u - 1.0;
  }
  double hfsq = 0.5 * f * f;
  if (hu == 0) {
    if (f == 0) {
      if (k == 0) return 0;
      c += k * kLn2Lo;
      return k * kLn2Hi + c;
    }
    double r = hfsq * (1.0 - 0.66666666666666666 * f);
    return k == 0 ? f - r : k * kLn2Hi - ((r - (k * kLn2Lo + c)) - f);
  }
  double s = f / (2.0 + f), z = s * s;
  double r = z * (Lp1 + z * (Lp2 + z * (Lp3 + z * (Lp4 + z * (Lp5 + z * (Lp6 + z * Lp7))))));
  if (k == 0) return f - (hfsq - s * (hfsq + r));
  return k * kLn2Hi - ((hfsq - (s * (hfsq + r) + (k * kLn2Lo + c))) - f);
}

namespace {

// Where e^|x| would overflow but half of it does not.
bool half_fits(std::int32_t ix, double x) {
  return ix < 0x408633ce || (ix == 0x408633ce && low(x) <= 0x8fb9f87du);
}

}  // namespace

double sinh(double x) {
  std::int32_t ix = high(x) & 0x7fffffff;
  if (ix >= 0x7ff00000) return x + x;
  double h = high(x) < 0 ? -0.5 : 0.5;
  if (ix < 0x40360000) {
    if (ix < 0x3e300000) return x;
    double t = expm1(std::fabs(x));
    return ix < 0x3ff00000 ? h * (2.0 * t - t * t / (t + 1)) : h * (t + t / (t + 1));
  }
  if (ix < 0x40862e42) return h * exp(std::fabs(x));
  if (half_fits(ix, x)) {
    double w = exp(0.5 * std::fabs(x)), t = h * w;
    return t * w;
  }
  return x * 1.0e307;
}

double cosh(double x) {
  std::int32_t ix = high(x) & 0x7fffffff;
  if (ix >= 0x7ff00000) return x * x;
  if (ix < 0x3fd62e43) {
    double t = expm1(std::fabs(x)), w = 1 + t;
    return ix < 0x3c800000 ? w : 1 + (t * t) / (w + w);
  }
  if (ix < 0x40360000) {
    double t = exp(std::fabs(x));
    return 0.5 * t + 0.5 / t;
  }
  if (ix < 0x40862e42) return 0.5 * exp(std::fabs(x));
  if (half_fits(ix, x)) {
    double w = exp(0.5 * std::fabs(x)), t = 0.5 * w;
    return t * w;
  }
  return kInfinity;
}

double tanh(double x) {
  std::int32_t jx = high(x), ix = jx & 0x7fffffff;
  if (std::isnan(x)) return kNan;
  if (std::isinf(x)) return jx < 0 ? -1 : 1;
  double z = 1;
  if (ix < 0x40360000) {
    if (ix < 0x3c800000) return x * (1 + x);
    if (ix >= 0x3ff00000) {
      z = 1 - 2 / (expm1(2 * std::fabs(x)) + 2);
    } else {
      double t = expm1(-2 * std::fabs(x));
      z = -t / (t + 2);
    }
  }
  return jx < 0 ? -z : z;
}

}  // namespace heddle::java::fdlibm
