// The expected bits were printed by OpenJDK 17's StrictMath.
#include "java/natives/fdlibm.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstdint>

namespace heddle::java {
namespace {

constexpr double kArguments[] = {0.1,      -0.75,  1.0,    2.5,      -3.0,   10.75, 100.5,
                                 100000.0, -4.0e7, 1.0e22, -3.5e300, 1.0e-9, 710.2, 4.9e-324};

struct Row {
  const char* name;
  double (*function)(double);
  std::uint64_t expected[std::size(kArguments)];
};

constexpr Row kRows[] = {
    {"sin",
     fdlibm::sin,
     {0x3fb98eaecb8bcb2cu, 0xbfe5cffc16bf8f0du, 0x3feaed548f090ceeu, 0x3fe326af0dcfcab0u, 0xbfc210386db6d55bu,
      0xbfef0a38f7fd16dfu, 0xbf9fb3f833470ff1u, 0x3fa24daa9c527e96u, 0x3fef90335d8b7595u, 0xbfeb453ab76bf397u,
      0x3fec68f2e360bdc5u, 0x3e112e0be826d695u, 0x3fc96feecab7b105u, 0x1u}},
    {"cos",
     fdlibm::cos,
     {0x3fefd712f9a817c0u, 0x3fe769fec655211fu, 0x3fe14a280fb5068cu, 0xbfe9a2f7ef858b7du, 0xbfefae04be85e5d2u,
      0xbfcf1e57338f22e5u, 0x3feffc12adaecec2u, 0xbfeffac3841b3da7u, 0xbfc513240bb74ff1u, 0x3fe0be2cef01c8f4u,
      0x3fdd740c394704aeu, 0x3ff0000000000000u, 0x3fef5c9b76212ea9u, 0x3ff0000000000000u}},
    {"tan",
     fdlibm::tan,
     {0x3fb9af8877430b80u, 0xbfedcfa36110eeecu, 0x3ff8eb245cbee3a6u, 0xbfe7e79b4e00bb15u, 0x3fc23ef71254b86fu,
      0x400feb4fe0f2d081u, 0xbf9fb7dcab49130du, 0xbfa250a9d503313du, 0xc017f680809690c7u, 0xbffa0f79c1b6b258u,
      0x3ffeddce6659163du, 0x3e112e0be826d695u, 0x3fc9f4758d41e30eu, 0x1u}},
    {"asin",
     fdlibm::asin,
     {0x3fb9a49276037884u, 0xbfeb235315c680dcu, 0x3ff921fb54442d18u, 0x7ff8000000000000u, 0x7ff8000000000000u,
      0x7ff8000000000000u, 0x7ff8000000000000u, 0x7ff8000000000000u, 0x7ff8000000000000u, 0x7ff8000000000000u,
      0x7ff8000000000000u, 0x3e112e0be826d695u, 0x7ff8000000000000u, 0x1u}},
    {"acos",
     fdlibm::acos,
     {0x3ff787b22ce3f590u, 0x400359d26f93b6c3u, 0x0u, 0x7ff8000000000000u, 0x7ff8000000000000u,
      0x7ff8000000000000u, 0x7ff8000000000000u, 0x7ff8000000000000u, 0x7ff8000000000000u, 0x7ff8000000000000u,
      0x7ff8000000000000u, 0x3ff921fb53ff74e9u, 0x7ff8000000000000u, 0x3ff921fb54442d18u}},
    {"atan",
     fdlibm::atan,
     {0x3fb983e282e2cc4du, 0xbfe4978fa3269ee1u, 0x3fe921fb54442d18u, 0x3ff30b6d796a4da8u, 0xbff3fc176b7a8560u,
      0x3ff7a60d4728e3dau, 0x3ff8f93a14d937bdu, 0x3ff921f0d7e968a8u, 0xbff921fb4d8e3072u, 0x3ff921fb54442d18u,
      0xbff921fb54442d18u, 0x3e112e0be826d695u, 0x3ff91c36e0e14411u, 0x1u}},
    {"exp",
     fdlibm::exp,
     {0x3ff1aec7b35a00d4u, 0x3fde3b40ebefcd7eu, 0x4005bf0a8b14576au, 0x40285d6fd931e0bbu, 0x3fa97db0ccceb0afu,
      0x40e6c4c0e9175d8eu, 0x48ffcc37a76f9e76u, 0x7ff0000000000000u, 0x0u, 0x7ff0000000000000u, 0x0u,
      0x3ff000000044b830u, 0x7ff0000000000000u, 0x3ff0000000000000u}},
    {"expm1",
     fdlibm::expm1,
     {0x3fbaec7b35a00d3au, 0xbfe0e25f8a081941u, 0x3ffb7e151628aed2u, 0x40265d6fd931e0bbu, 0xbfee6824f33314f5u,
      0x40e6c4a0e9175d8eu, 0x48ffcc37a76f9e76u, 0x7ff0000000000000u, 0xbff0000000000000u, 0x7ff0000000000000u,
      0xbff0000000000000u, 0x3e112e0be84bbb51u, 0x7ff0000000000000u, 0x1u}},
    {"log",
     fdlibm::log,
     {0xc0026bb1bbb55515u, 0x7ff8000000000000u, 0x0u, 0x3fed5240f0e0e078u, 0x7ff8000000000000u,
      0x4002ffce9697cf1au, 0x401270cd2ff40ab2u, 0x4027069e2aa2aa5bu, 0x7ff8000000000000u, 0x40495414621954feu,
      0x7ff8000000000000u, 0xc034b927f32bffb8u, 0x401a431ea73dcc36u, 0xc0874385446d71c3u}},
    {"log10",
     fdlibm::log10,
     {0xbff0000000000000u, 0x7ff8000000000000u, 0x0u, 0x3fd977d95ec10c02u, 0x7ff8000000000000u,
      0x3ff080a6296c73f6u, 0x4000046fa3e33e17u, 0x4014000000000000u, 0x7ff8000000000000u, 0x4036000000000000u,
      0x7ff8000000000000u, 0xc022000000000000u, 0x4006cfa0aaeadef9u, 0xc07434e6420f4374u}},
    {"log1p",
     fdlibm::log1p,
     {0x3fb8663f793c46c7u, 0xbff62e42fefa39efu, 0x3fe62e42fefa39efu, 0x3ff40b512eb53d60u, 0x7ff8000000000000u,
      0x4003b5f8b013d3bfu, 0x40127af0b1944e67u, 0x4027069f7a2d94f6u, 0x7ff8000000000000u, 0x40495414621954feu,
      0x7ff8000000000000u, 0x3e112e0be801f1d9u, 0x401a448f81aff007u, 0x1u}},
    {"sinh",
     fdlibm::sinh,
     {0x3fb9a487337b59b3u, 0xbfea506b2dd3c690u, 0x3ff2cd9fc44eb982u, 0x40183368cdb0b6d3u, 0xc0240926e70949aeu,
      0x40d6c4c0e8ea6424u, 0x48efcc37a76f9e76u, 0x7ff0000000000000u, 0xfff0000000000000u, 0x7ff0000000000000u,
      0xfff0000000000000u, 0x3e112e0be826d695u, 0x7fe84910bde1ee21u, 0x1u}},
    {"cosh",
     fdlibm::cosh,
     {0x3ff0147f40224b38u, 0x3ff4b705d1e5d6a8u, 0x3ff8b07551d9f551u, 0x40188776e4b30aa3u, 0x402422a497d6185eu,
      0x40d6c4c0e94456f8u, 0x48efcc37a76f9e76u, 0x7ff0000000000000u, 0x7ff0000000000000u, 0x7ff0000000000000u,
      0x7ff0000000000000u, 0x3ff0000000000000u, 0x7fe84910bde1ee21u, 0x3ff0000000000000u}},
    {"tanh",
     fdlibm::tanh,
     {0x3fb983d7795f413au, 0xbfe45323e552f228u, 0x3fe85efab514f394u, 0x3fef9258260a71c2u, 0xbfefd77d111a0b00u,
      0x3fefffffff819506u, 0x3ff0000000000000u, 0x3ff0000000000000u, 0xbff0000000000000u, 0x3ff0000000000000u,
      0xbff0000000000000u, 0x3e112e0be826d695u, 0x3ff0000000000000u, 0x1u}},
};

TEST(Fdlibm, AgreesWithStrictMathBitForBit) {
  for (const Row& row : kRows)
    for (std::size_t i = 0; i < std::size(kArguments); ++i) {
      double ours = row.function(kArguments[i]);
      if (std::isnan(std::bit_cast<double>(row.expected[i])))
        EXPECT_TRUE(std::isnan(ours)) << row.name;
      else
        EXPECT_EQ(std::bit_cast<std::uint64_t>(ours), row.expected[i])
            << row.name << "(" << kArguments[i] << ")";
    }
}

TEST(Fdlibm, Atan2KnowsItsQuadrantsAndZeros) {
  EXPECT_EQ(fdlibm::atan2(0.0, -1), M_PI);
  EXPECT_EQ(fdlibm::atan2(-0.0, -1), -M_PI);
  EXPECT_TRUE(std::signbit(fdlibm::atan2(-0.0, 2)));
  EXPECT_EQ(fdlibm::atan2(INFINITY, -INFINITY), 3 * M_PI_4);
}

}  // namespace
}  // namespace heddle::java
