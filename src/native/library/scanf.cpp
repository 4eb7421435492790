// stdio.h: the scanf family, from stdin and from strings.
#include <algorithm>

#include "native/library/call.h"
#include "native/library/input.h"
#include "native/library/registry.h"
#include "native/library/scan.h"
#include "native/library/streams.h"

namespace heddle::native {

namespace {

enum class Passed : std::uint8_t { Slots, List };  // "...", or a va_list

Scanned scanned(Call& call, std::string_view input, std::size_t format_at, Passed passed, Standard standard) {
  const std::string_view format = call.c_string(call.arg(format_at));
  const auto run = [&](Arguments&& arguments) { return scan(input, format, arguments, standard); };
  Scanned s = passed == Passed::List ? run(ListArguments(call, call.arg(format_at + 1)))
                                     : run(SlotArguments(call, format_at + 1));
  if (!s.unsupported.empty()) call.unsupported(std::string(call.name()) + ": " + s.unsupported);
  return s;
}

// All places are announced first: one that another thread can see may stop the attempt.
void store_all(Call& call, const Scanned& s) {
  for (const Scanned::Store& store : s.stores)
    call.write(store.to, store.allocate ? sizeof(Ptr) : store.bytes.size());
  for (const Scanned::Store& store : s.stores) {
    Ptr to = store.to;
    if (store.allocate) {
      to = call.allocate(store.bytes.size(), false);
      call.store(store.to, to);
    }
    std::memcpy(call.write(to, store.bytes.size()), store.bytes.data(), store.bytes.size());
  }
  call.ret_i32(s.result);
}

template <std::size_t FormatAt, Passed How, Standard S = Standard::C99>
void scanf_model(Call& call) {
  if constexpr (FormatAt == 1) require_stdin(call, call.arg(0));
  Input input(call);
  input.read_by(Input::Reader::Stdio);
  const std::string_view format = call.c_string(call.arg(FormatAt));
  const auto conversions = static_cast<std::size_t>(std::count(format.begin(), format.end(), '%'));
  const Scanned s = scanned(call, input.rest(conversions + 1), FormatAt, How, S);
  store_all(call, s);
  input.consume(s.consumed);
  if (s.met_end) input.set_at_end(true);
}

template <Passed How, Standard S = Standard::C99>
void sscanf_model(Call& call) {
  store_all(call, scanned(call, call.c_string(call.arg(0)), 1, How, S));
}

}  // namespace

void scanf_family(std::vector<ModelEntry>& entries) {
  constexpr Passed kSlots = Passed::Slots, kList = Passed::List;
  static constexpr ModelEntry kEntries[] = {
      {"scanf", scanf_model<0, kSlots>},
      {"vscanf", scanf_model<0, kList>},
      {"fscanf", scanf_model<1, kSlots>},
      {"vfscanf", scanf_model<1, kList>},
      {"sscanf", sscanf_model<kSlots>},
      {"vsscanf", sscanf_model<kList>},
      {"__isoc99_scanf", scanf_model<0, kSlots>},
      {"__isoc99_vscanf", scanf_model<0, kList>},
      {"__isoc99_fscanf", scanf_model<1, kSlots>},
      {"__isoc99_vfscanf", scanf_model<1, kList>},
      {"__isoc99_sscanf", sscanf_model<kSlots>},
      {"__isoc99_vsscanf", sscanf_model<kList>},
      {"__isoc23_scanf", scanf_model<0, kSlots, Standard::C23>},
      {"__isoc23_vscanf", scanf_model<0, kList, Standard::C23>},
      {"__isoc23_fscanf", scanf_model<1, kSlots, Standard::C23>},
      {"__isoc23_vfscanf", scanf_model<1, kList, Standard::C23>},
      {"__isoc23_sscanf", sscanf_model<kSlots, Standard::C23>},
      {"__isoc23_vsscanf", sscanf_model<kList, Standard::C23>},
  };
  entries.insert(entries.end(), std::begin(kEntries), std::end(kEntries));
}

}  // namespace heddle::native
