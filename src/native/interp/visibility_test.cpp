#include "native/interp/visibility.h"

#include <gtest/gtest.h>

#include "base/paged_memory.h"
#include "native/interp/happens_before.h"

namespace heddle::native {
namespace {

Module module_with_a_global() {
  Module module;
  module.strings.emplace_back();
  module.locations.emplace_back();
  module.types.emplace_back();
  Global global;
  global.name = "g";
  global.size = 64;
  module.globals.push_back(global);
  return module;
}

struct VisibilityTest : testing::Test {
  Module module = module_with_a_global();
  PagedMemory memory;
  Objects objects{memory, module};
  SiteId site = objects.origin(object_of_global(0)).site;
};

TEST_F(VisibilityTest, EscapeLearnsConflictsOfPlainAccesses) {
  Visibility escape(module, objects, true);
  EXPECT_FALSE(escape.note(site, 0, 4, 1, Access::Write));
  EXPECT_TRUE(escape.note(site, 0, 4, 2, Access::Read));
  EXPECT_TRUE(escape.is_visible(site, 0, 4));
  EXPECT_FALSE(escape.is_visible(site, 8, 4));
}

TEST_F(VisibilityTest, SyncLearnsOnlyWhatIsMixed) {
  Visibility sync(module, objects, false);
  EXPECT_FALSE(sync.note(site, 0, 4, 1, Access::Write));
  EXPECT_FALSE(sync.note(site, 0, 4, 2, Access::Write));
  EXPECT_FALSE(sync.is_visible(site, 0, 4));
  EXPECT_TRUE(sync.note(site, 0, 4, 2, Access::AtomicRead));
  EXPECT_TRUE(sync.is_visible(site, 0, 4));
  EXPECT_TRUE(sync.is_mixed(site, 0, 4));
}

TEST_F(VisibilityTest, AReleaseIsVisibleOnceSomebodyLooks) {
  Visibility sync(module, objects, false);
  EXPECT_FALSE(sync.note(site, 16, 4, 1, Access::Release));
  EXPECT_FALSE(sync.note(site, 16, 4, 2, Access::Release));
  EXPECT_TRUE(sync.note(site, 16, 4, 2, Access::AtomicWrite));
  EXPECT_TRUE(sync.is_visible(site, 16, 4));
}

TEST_F(VisibilityTest, ArrivalsMatterWhenMoreComeThanTheBarrierWaitsFor) {
  Visibility sync(module, objects, false);
  EXPECT_FALSE(sync.note_arrival(site, 1, 2));
  EXPECT_FALSE(sync.note_arrival(site, 2, 2));
  EXPECT_FALSE(sync.note_arrival(site, 1, 2));
  EXPECT_TRUE(sync.note_arrival(site, 3, 2));
  EXPECT_TRUE(sync.arrivals_matter(site));
}

TEST_F(VisibilityTest, WhatWasLearnedHasNames) {
  Visibility learned(module, objects, false);
  learned.stop_at_releases = true;
  EXPECT_TRUE(learned.reveal(site, 8, 4));
  EXPECT_FALSE(learned.reveal(site, 8, 4));
  learned.note(site, 0, 4, 1, Access::Write);
  learned.note(site, 0, 4, 2, Access::AtomicRead);
  learned.note_arrival(site, kSeveral, 2);
  Visibility told(module, objects, false);
  told.assume(learned.names());
  EXPECT_EQ(told.names(), learned.names());
  EXPECT_TRUE(told.stop_at_releases);
  EXPECT_TRUE(told.is_visible(site, 8, 4));
  EXPECT_TRUE(told.is_mixed(site, 0, 4));
  EXPECT_TRUE(told.arrivals_matter(site));
}

TEST(HappensBefore, OrdersOfC11) {
  EXPECT_EQ(bits_of_read(Order::SeqCst), kAcquires);
  EXPECT_EQ(bits_of_read(Order::Consume), kWeak | kAcquires);
  EXPECT_EQ(bits_of_read(Order::Relaxed), kWeak | kUnordered);
  EXPECT_EQ(bits_of_write(Order::Release), kWeak | kReplaces | kReleases);
  EXPECT_EQ(bits_of_write(Order::Relaxed), kWeak | kReplaces | kUnordered);
  EXPECT_EQ(bits_of_update(Order::AcqRel), kWeak | kAcquires | kReleases);
  EXPECT_EQ(bits_of_update(Order::Acquire), kWeak | kAcquires | kUnordered);
  EXPECT_EQ(bits_of_update(Order::Release), kWeak | kReleases | kUnordered);
  EXPECT_EQ(bits_of_fence(Order::SeqCst), kAcquires | kReleases);
}

}  // namespace
}  // namespace heddle::native
