// Input and output statements of Fortran, as flang's code makes them: a call that begins the statement, one
// for each item, one that ends it. The statement lives between them in an object that only we know of; what
// it prints is printed when it ends, at once.
//
// What an item's value is the program itself reads, or (arrays, characters) the call, as an access of the
// program's. A statement on a unit makes no order between threads: OpenMP says nothing of the kind.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "native/library/call.h"
#include "native/library/fortran_format.h"
#include "native/library/input.h"
#include "native/library/registry.h"

namespace heddle::native {
namespace {

using fortran::Item;

enum class Direction : std::uint32_t { ListOut, FormatOut, ListIn, FormatIn, Nothing };

struct Statement {
  Direction direction;
  std::int32_t unit;       // -1: internal
  std::uint32_t handlers;  // the program looks at what went wrong
  std::int32_t status;     // IOSTAT=
  std::uint32_t advance;   // 0: ADVANCE='NO'
  std::uint32_t pad;
  Ptr internal;                 // where the text goes
  std::uint64_t internal_size;  // of all of it
  std::uint64_t record_size;    // an array of such records
  std::uint64_t format_size;    // at the start of the data
  std::uint64_t used, capacity;
  std::uint64_t position, items;  // input: how far it has been read
  Ptr data;
};

constexpr std::int32_t kEndOfFile = -1, kBadInput = 1014;
constexpr int kStandardError = 0, kStandardInput = 5, kStandardOutput = 6;

Statement& statement(Call& c) {
  return c.change<Statement>(c.arg(0));
}

void append(Call& c, Ptr cookie, const void* bytes, std::size_t n) {
  const Statement s = c.look<Statement>(cookie);
  Ptr data = s.data;
  std::uint64_t capacity = s.capacity;
  if (s.used + n > capacity) {
    capacity = std::max<std::uint64_t>(256, (s.used + n) * 2);
    data = c.allocate_hidden(capacity);
    for (std::uint64_t i = 0; i < s.used; ++i) c.change<char>(data + i) = c.look<char>(s.data + i);
    if (s.data != 0) c.free_hidden(s.data);
  }
  for (std::size_t i = 0; i < n; ++i) c.change<char>(data + s.used + i) = static_cast<const char*>(bytes)[i];
  Statement& changed = c.change<Statement>(cookie);
  changed.data = data;
  changed.capacity = capacity;
  changed.used = s.used + n;
}

std::string contents(Call& c, const Statement& s) {
  std::string text(s.used, '\0');
  for (std::uint64_t i = 0; i < s.used; ++i) text[i] = c.look<char>(s.data + i);
  return text;
}

std::string text_at(Call& c, Ptr p, std::uint64_t n) {
  return n == 0 ? "" : std::string(reinterpret_cast<const char*>(c.read(p, n)), n);
}

// --- descriptors (18.5.3; ISO_Fortran_binding.h) ---

struct Dimension {
  std::int64_t lower, extent, stride;
};
struct Header {
  Ptr base;
  std::uint64_t bytes;
  std::int32_t version;
  std::uint8_t rank;
  std::int8_t type;
  std::uint8_t attribute, addendum;
};

struct Array {
  Header header;
  std::vector<Dimension> dimensions;
};
Array array_at(Call& c, Ptr descriptor) {
  Array made{c.load<Header>(descriptor), {}};
  for (std::uint64_t i = 0; i < made.header.rank; ++i)
    made.dimensions.push_back(c.load<Dimension>(descriptor + sizeof(Header) + i * sizeof(Dimension)));
  return made;
}

// The addresses of all elements, in their order.
std::vector<Ptr> elements_of(Call& c, const Array& array) {
  std::vector<Ptr> found{array.header.base};
  constexpr std::size_t kMost = std::size_t{1} << 24;
  for (const Dimension& d : array.dimensions) {
    const auto extent = static_cast<std::size_t>(std::max<std::int64_t>(0, d.extent));
    if (extent > kMost || found.size() * extent > kMost)
      c.unsupported("input or output of a very large array");
    std::vector<Ptr> wider;
    wider.reserve(found.size() * extent);
    for (std::size_t i = 0; i < extent; ++i)
      for (const Ptr p : found)
        wider.push_back(p + static_cast<std::uint64_t>(static_cast<std::int64_t>(i) * d.stride));
    found = std::move(wider);
  }
  return found;
}

enum Type : std::int8_t {  // CFI_type_*
  kInt8 = 7,
  kInt16 = 8,
  kInt32 = 9,
  kInt64 = 10,
  kFloat = 27,
  kDouble = 28,
  kFloatComplex = 34,
  kDoubleComplex = 35,
  kBool = 39,
  kChar = 40,
};

std::int64_t integer_at(Call& c, Ptr p, std::uint64_t bytes) {
  switch (bytes) {
    case 1: return c.load<std::int8_t>(p);
    case 2: return c.load<std::int16_t>(p);
    case 4: return c.load<std::int32_t>(p);
    default: return c.load<std::int64_t>(p);
  }
}

Item item_at(Call& c, const Header& h, Ptr p) {
  Item item;
  switch (h.type) {
    case kFloat: item = {.kind = Item::Kind::Real, .bytes = 4, .real = c.load<float>(p), .text = {}}; break;
    case kDouble: item = {.kind = Item::Kind::Real, .bytes = 8, .real = c.load<double>(p), .text = {}}; break;
    case kFloatComplex:
      item = {.kind = Item::Kind::Complex,
              .bytes = 4,
              .real = c.load<float>(p),
              .imaginary = c.load<float>(p + 4),
              .text = {}};
      break;
    case kDoubleComplex:
      item = {.kind = Item::Kind::Complex,
              .bytes = 8,
              .real = c.load<double>(p),
              .imaginary = c.load<double>(p + 8),
              .text = {}};
      break;
    case kChar: item = {.kind = Item::Kind::Character, .bytes = 1, .text = text_at(c, p, h.bytes)}; break;
    case kBool:
      item = {.kind = Item::Kind::Logical, .bytes = 4, .integer = integer_at(c, p, h.bytes), .text = {}};
      break;
    default:
      if (h.type >= 1 && h.type <= 24 && h.bytes <= 8) {
        item = {.kind = Item::Kind::Integer,
                .bytes = static_cast<std::uint8_t>(h.bytes),
                .integer = integer_at(c, p, h.bytes),
                .text = {}};
        break;
      }
      // Logical variables of other kinds are described as integers; a structure is not supported.
      c.unsupported(fmt::format("input or output of a variable of type {}", static_cast<int>(h.type)));
  }
  return item;
}

// --- how statements begin ---

Ptr begin(Call& c, Direction direction, std::int32_t unit) {
  const bool out = direction == Direction::ListOut || direction == Direction::FormatOut;
  if (unit >= 0 && direction != Direction::Nothing) {
    if (!out && unit != kStandardInput)
      c.unsupported(
          fmt::format("input from unit {}: there are no files but standard input and output", unit));
  }
  const Ptr cookie = c.allocate_hidden(sizeof(Statement));
  Statement& s = c.change<Statement>(cookie);
  s = {};
  s.direction = direction;
  s.unit = unit;
  s.advance = 1;
  c.ret(cookie);
  return cookie;
}

void set_format(Call& c, Ptr cookie, const std::string& format) {
  append(c, cookie, format.data(), format.size());
  c.change<Statement>(cookie).format_size = format.size();
}

// A format is a text, or an array of characters behind a descriptor.
std::string format_of(Call& c, std::size_t at) {
  if (c.arg(at) != 0) return text_at(c, c.arg(at), c.arg(at + 1));
  std::string format;
  const Array array = array_at(c, c.arg(at + 2));
  for (const Ptr p : elements_of(c, array)) format += text_at(c, p, array.header.bytes);
  return format;
}

// (unit, file, line)
void begin_list_output(Call& c) {
  begin(c, Direction::ListOut, c.i32(0));
}
// (format, size, descriptor, unit, file, line)
void begin_formatted_output(Call& c) {
  const std::string format = format_of(c, 0);
  set_format(c, begin(c, Direction::FormatOut, c.i32(3)), format);
}
// (text, size, ...)
void begin_internal_list_output(Call& c) {
  Statement& s = c.change<Statement>(begin(c, Direction::ListOut, -1));
  s.internal = c.arg(0);
  s.internal_size = s.record_size = c.arg(1);
}
// (text, size, format, size, descriptor, ...)
void begin_internal_formatted_output(Call& c) {
  const std::string format = format_of(c, 2);
  const Ptr cookie = begin(c, Direction::FormatOut, -1);
  Statement& s = c.change<Statement>(cookie);
  s.internal = c.arg(0);
  s.internal_size = s.record_size = c.arg(1);
  set_format(c, cookie, format);
}
void begin_internal_list_input(Call& c) {
  const std::string text = text_at(c, c.arg(0), c.arg(1));
  const Ptr cookie = begin(c, Direction::ListIn, -1);
  append(c, cookie, text.data(), text.size());
}
void begin_internal_formatted_input(Call& c) {
  const std::string text = text_at(c, c.arg(0), c.arg(1)), format = format_of(c, 2);
  const Ptr cookie = begin(c, Direction::FormatIn, -1);
  set_format(c, cookie, format);
  append(c, cookie, text.data(), text.size());
}

// One line of standard input for each statement; list-directed input may take more (read_more).
bool read_line(Call& c, Input& input, Ptr cookie) {
  const std::string_view rest = input.rest();
  if (rest.empty()) return false;
  const std::size_t end = std::min(rest.find('\n'), rest.size());
  std::string line(rest.substr(0, end));
  line += ' ';
  input.consume(std::min(end + 1, rest.size()));
  append(c, cookie, line.data(), line.size());
  return true;
}
void begin_list_input(Call& c) {
  Input input(c);
  input.read_by(Input::Reader::Stdio);
  (void)input.rest();  // with --stdin any it is chosen before anything is changed
  const Ptr cookie = begin(c, Direction::ListIn, c.i32(0));
  if (!read_line(c, input, cookie)) c.change<Statement>(cookie).status = kEndOfFile;
}
void begin_formatted_input(Call& c) {
  const std::string format = format_of(c, 0);
  Input input(c);
  input.read_by(Input::Reader::Stdio);
  (void)input.rest();
  const Ptr cookie = begin(c, Direction::FormatIn, c.i32(3));
  set_format(c, cookie, format);
  if (!read_line(c, input, cookie)) c.change<Statement>(cookie).status = kEndOfFile;
}

void begin_flush(Call& c) {
  begin(c, Direction::Nothing, c.i32(0));
}
// Files are never there when the program starts, and what is written to one goes nowhere.
void begin_unit(Call& c) {
  begin(c, Direction::Nothing, c.i32(0));
}
void begin_inquire_file(Call& c) {
  begin(c, Direction::Nothing, -1);
}
// (cookie, keyword, address): a hash of the keyword; EXIST and OPENED are asked for.
void inquire_logical(Call& c) {
  c.store(c.arg(2), std::uint8_t{0});
  c.ret(1);
}
void set_status(Call& c) {
  const std::string text = text_at(c, c.arg(1), c.arg(2));
  if (text.starts_with('o') || text.starts_with('O'))
    c.unsupported("open with STATUS='OLD': there are no files");
  c.ret(1);
}
void no_files(Call& c) {
  c.unsupported(std::string(c.name()) + ": there are no files but standard input and output");
}

// --- output ---

// An item as it is kept until the statement ends.
struct Kept {
  Item::Kind kind;
  std::uint8_t bytes;
  std::int64_t integer;
  double real, imaginary;
  std::uint64_t size;
};
void put(Call& c, const Item& item) {
  const Kept kept{item.kind, item.bytes, item.integer, item.real, item.imaginary, item.text.size()};
  append(c, c.arg(0), &kept, sizeof kept);
  append(c, c.arg(0), item.text.data(), item.text.size());
  c.ret(1);
}

template <typename T>
void output_integer(Call& c) {
  put(c, {.kind = Item::Kind::Integer, .bytes = sizeof(T), .integer = static_cast<T>(c.arg(1)), .text = {}});
}
void output_real32(Call& c) {
  put(c, {.kind = Item::Kind::Real, .bytes = 4, .real = c.f32(1), .text = {}});
}
void output_real64(Call& c) {
  put(c, {.kind = Item::Kind::Real, .bytes = 8, .real = c.f64(1), .text = {}});
}
void output_complex32(Call& c) {
  put(c, {.kind = Item::Kind::Complex, .bytes = 4, .real = c.f32(1), .imaginary = c.f32(2), .text = {}});
}
void output_complex64(Call& c) {
  put(c, {.kind = Item::Kind::Complex, .bytes = 8, .real = c.f64(1), .imaginary = c.f64(2), .text = {}});
}
void output_logical(Call& c) {
  put(c, {.kind = Item::Kind::Logical, .integer = static_cast<std::int64_t>(c.arg(1) & 1), .text = {}});
}
void output_text(Call& c) {
  put(c, {.kind = Item::Kind::Character, .bytes = 1, .text = text_at(c, c.arg(1), c.arg(2))});
}
void output_descriptor(Call& c) {
  const Array array = array_at(c, c.arg(1));
  std::vector<Item> items;
  for (const Ptr p : elements_of(c, array)) items.push_back(item_at(c, array.header, p));
  for (const Item& item : items) put(c, item);
  c.ret(1);
}

std::vector<Item> items_of(const std::string& data, std::size_t at) {
  std::vector<Item> items;
  while (at + sizeof(Kept) <= data.size()) {
    Kept kept;
    std::memcpy(&kept, data.data() + at, sizeof kept);
    at += sizeof kept;
    items.push_back(
        {kept.kind, kept.bytes, kept.integer, kept.real, kept.imaginary, data.substr(at, kept.size)});
    at += kept.size;
  }
  return items;
}

void write_internal(Call& c, const Statement& s, std::string text) {
  if (text.size() > s.internal_size) text.resize(s.internal_size);
  text.resize(s.internal_size, ' ');
  if (!text.empty()) std::memcpy(c.write(s.internal, text.size()), text.data(), text.size());
}

void finish_output(Call& c, const Statement& s) {
  const std::string data = contents(c, s);
  const std::vector<Item> items = items_of(data, s.format_size);
  const fortran::Formatted made =
      s.direction == Direction::ListOut
          ? fortran::format_list(items)
          : fortran::format_with(std::string_view(data).substr(0, s.format_size), items);
  if (!made.error.empty()) c.unsupported("formatted output: " + made.error);
  if (s.unit < 0) return write_internal(c, s, made.text);
  if (s.unit != kStandardError && s.unit != kStandardOutput) return;  // a file: nobody can read it
  c.print(s.unit == kStandardError ? 2 : 1, s.advance != 0 ? made.text + "\n" : made.text);
}

// --- input ---

void failed(Call& c, Statement& s, std::int32_t status) {
  if (s.status == 0) s.status = status;
  c.ret(0);
}

// The next value of list-directed input; false: there is none.
bool next_word(Call& c, Ptr cookie, std::string& word, bool& empty) {
  const Statement s = c.look<Statement>(cookie);
  const std::string data = contents(c, s);
  std::size_t at = s.position;
  const auto blank = [&](std::size_t i) { return data[i] == ' ' || data[i] == '\t' || data[i] == '\n'; };
  while (at < data.size() && blank(at)) ++at;
  if (at == data.size()) return false;
  std::size_t end = at;
  if (data[at] == '\'' || data[at] == '"') {
    end = std::min(data.find(data[at], at + 1), data.size());
    word = data.substr(at + 1, end - at - 1);
    ++end;
  } else {
    while (end < data.size() && !blank(end) && data[end] != ',' && data[end] != '/') ++end;
    word = data.substr(at, end - at);
  }
  empty = word.empty();
  while (end < data.size() && blank(end)) ++end;
  if (end < data.size() && data[end] == ',') ++end;
  c.change<Statement>(cookie).position = std::min(end, data.size());
  return true;
}

// The text of the next item; false: `failed` has been said.
bool next_field(Call& c, std::string& field, fortran::Edit& edit) {
  const Ptr cookie = c.arg(0);
  if (statement(c).status != 0) return c.ret(0), false;
  if (c.look<Statement>(cookie).direction == Direction::ListIn) {
    bool empty = false;
    while (!next_word(c, cookie, field, empty)) {
      if (c.look<Statement>(cookie).unit < 0) return failed(c, statement(c), kEndOfFile), false;
      Input input(c);
      if (!read_line(c, input, cookie)) return failed(c, statement(c), kEndOfFile), false;
    }
    return true;
  }
  const Statement s = c.look<Statement>(cookie);
  const std::string data = contents(c, s);
  std::string error;
  edit = fortran::nth_edit(std::string_view(data).substr(0, s.format_size), s.items, error);
  if (!error.empty()) c.unsupported("formatted input: " + error);
  if (edit.new_record) c.unsupported("formatted input of several records in one statement");
  const std::string_view text = std::string_view(data).substr(s.format_size);
  const std::size_t from = std::min(s.position + edit.skip, text.size());
  const std::size_t width = edit.width > 0 ? static_cast<std::size_t>(edit.width) : text.size() - from;
  field = std::string(text.substr(from, width));
  Statement& changed = statement(c);
  changed.position = std::min(from + width, text.size());
  ++changed.items;
  return true;
}

std::string without_blanks(std::string text) {
  std::erase_if(text, [](char ch) { return ch == ' ' || ch == '\t'; });
  return text;
}

// (cookie, address, kind)
void input_integer(Call& c) {
  std::string field;
  fortran::Edit edit;
  if (!next_field(c, field, edit)) return;
  field = without_blanks(field);
  char* end = nullptr;
  const std::int64_t value = std::strtoll(field.c_str(), &end, 10);
  if (*end != '\0') return failed(c, statement(c), kBadInput);
  switch (c.i32(2)) {
    case 1: c.store(c.arg(1), static_cast<std::int8_t>(value)); break;
    case 2: c.store(c.arg(1), static_cast<std::int16_t>(value)); break;
    case 4: c.store(c.arg(1), static_cast<std::int32_t>(value)); break;
    default: c.store(c.arg(1), value); break;
  }
  c.ret(1);
}
template <typename T>
void input_real(Call& c) {
  std::string field;
  fortran::Edit edit;
  if (!next_field(c, field, edit)) return;
  field = without_blanks(field);
  for (char& ch : field)
    if (ch == 'd' || ch == 'D') ch = 'e';
  char* end = nullptr;
  double value = std::strtod(field.c_str(), &end);
  if (*end != '\0') return failed(c, statement(c), kBadInput);
  if (edit.digits > 0 && field.find('.') == std::string::npos) value /= std::pow(10.0, edit.digits);
  c.store(c.arg(1), static_cast<T>(value));
  c.ret(1);
}
void input_logical(Call& c) {
  std::string field;
  fortran::Edit edit;
  if (!next_field(c, field, edit)) return;
  field = without_blanks(field);
  if (field.starts_with('.')) field.erase(0, 1);
  if (field.empty() || std::string_view("tTfF").find(field[0]) == std::string_view::npos)
    return failed(c, statement(c), kBadInput);
  c.store(c.arg(1), static_cast<std::uint8_t>(field[0] == 't' || field[0] == 'T' ? 1 : 0));
  c.ret(1);
}
void input_text(Call& c) {
  std::string field;
  fortran::Edit edit;
  if (!next_field(c, field, edit)) return;
  const std::uint64_t size = c.arg(2);
  // Of a field that is too wide the last characters count (13.7.4).
  if (c.look<Statement>(c.arg(0)).direction == Direction::FormatIn && field.size() > size && edit.width > 0)
    field.erase(0, field.size() - size);
  field.resize(size, ' ');
  if (size != 0) std::memcpy(c.write(c.arg(1), size), field.data(), size);
  c.ret(1);
}
void input_descriptor(Call& c) {
  c.unsupported("input of a whole array");
}

// --- options, and the end ---

// (cookie, iostat, err, end, eor, iomsg)
void enable_handlers(Call& c) {
  statement(c).handlers =
      static_cast<std::uint32_t>(((c.arg(1) | c.arg(2) | c.arg(3) | c.arg(4)) & 1) != 0 ? 1 : 0);
}
void set_advance(Call& c) {
  const std::string text = text_at(c, c.arg(1), c.arg(2));
  statement(c).advance = text.starts_with('n') || text.starts_with('N') ? 0 : 1;
  c.ret(1);
}
void accept_option(Call& c) {
  c.ret(1);
}
void get_message(Call& c) {
  const std::uint64_t size = c.arg(2);
  if (statement(c).status == 0 || size == 0) return;
  std::string text = statement(c).status == kEndOfFile ? "End of file" : "Bad input";
  text.resize(size, ' ');
  std::memcpy(c.write(c.arg(1), size), text.data(), size);
}

void end_statement(Call& c) {
  const Ptr cookie = c.arg(0);
  const Statement s = c.look<Statement>(cookie);
  if (s.status != 0 && s.handlers == 0)
    c.end_wrongly(FindingKind::Assertion, s.status == kEndOfFile
                                              ? "input: the end of the file is reached"
                                              : "input: not a value of the variable's type");
  if (s.direction == Direction::ListOut || s.direction == Direction::FormatOut) finish_output(c, s);
  if (s.data != 0) c.free_hidden(s.data);
  c.free_hidden(cookie);
  c.ret_i32(s.status);
}

// void __heddle_fortran_error_stop(text, size): runtime/fortran_program.cpp
void error_stop(Call& c) {
  c.end_wrongly(FindingKind::Assertion, text_at(c, c.arg(0), c.arg(1)));
}

}  // namespace

#define IO(name) "_FortranAio" #name
void fortran_io_family(std::vector<ModelEntry>& models) {
  static constexpr ModelEntry kEntries[] = {
      {IO(BeginExternalListOutput), begin_list_output},
      {IO(BeginExternalFormattedOutput), begin_formatted_output},
      {IO(BeginInternalListOutput), begin_internal_list_output},
      {IO(BeginInternalFormattedOutput), begin_internal_formatted_output},
      {IO(BeginInternalListInput), begin_internal_list_input},
      {IO(BeginInternalFormattedInput), begin_internal_formatted_input},
      {IO(BeginExternalListInput), begin_list_input},
      {IO(BeginExternalFormattedInput), begin_formatted_input},
      {IO(BeginFlush), begin_flush},
      {IO(BeginUnformattedOutput), no_files},
      {IO(BeginUnformattedInput), no_files},
      {IO(BeginOpenUnit), begin_unit},
      {IO(SetFile), accept_option},
      {IO(SetAction), accept_option},
      {IO(SetPosition), accept_option},
      {IO(SetForm), accept_option},
      {IO(SetAccess), accept_option},
      {IO(SetStatus), set_status},
      {IO(InquireLogical), inquire_logical},
      {IO(BeginOpenNewUnit), no_files},
      {IO(BeginClose), begin_unit},
      {IO(BeginInquireUnit), no_files},
      {IO(BeginInquireFile), begin_inquire_file},
      {IO(BeginRewind), no_files},
      {IO(BeginBackspace), no_files},
      {IO(BeginEndfile), no_files},
      {IO(BeginWait), no_files},
      {IO(BeginWaitAll), no_files},
      {IO(OutputInteger8), output_integer<std::int8_t>},
      {IO(OutputInteger16), output_integer<std::int16_t>},
      {IO(OutputInteger32), output_integer<std::int32_t>},
      {IO(OutputInteger64), output_integer<std::int64_t>},
      {IO(OutputReal32), output_real32},
      {IO(OutputReal64), output_real64},
      {IO(OutputComplex32), output_complex32},
      {IO(OutputComplex64), output_complex64},
      {IO(OutputLogical), output_logical},
      {IO(OutputAscii), output_text},
      {IO(OutputCharacter), output_text},
      {IO(OutputDescriptor), output_descriptor},
      {IO(InputInteger), input_integer},
      {IO(InputReal32), input_real<float>},
      {IO(InputReal64), input_real<double>},
      {IO(InputLogical), input_logical},
      {IO(InputAscii), input_text},
      {IO(InputCharacter), input_text},
      {IO(InputDescriptor), input_descriptor},
      {IO(EnableHandlers), enable_handlers},
      {IO(SetAdvance), set_advance},
      {IO(SetBlank), accept_option},
      {IO(SetDelim), accept_option},
      {IO(SetPad), accept_option},
      {IO(SetRound), accept_option},
      {IO(SetSign), accept_option},
      {IO(SetDecimal), accept_option},
      {IO(GetIoMsg), get_message},
      {IO(EndIoStatement), end_statement},
      {"__heddle_fortran_error_stop", error_stop},
  };
  models.insert(models.end(), std::begin(kEntries), std::end(kEntries));
}
#undef IO

}  // namespace heddle::native
