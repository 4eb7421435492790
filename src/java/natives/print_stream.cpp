// java.io.PrintStream, for the System.out and System.err of boot: straight to Vm::print.
//
// Printing is not part of the program's state and orders nothing between threads, so it must not take the
// stream's lock or fill its buffers. The public methods funnel into the private ones overridden here; other
// streams, and a standard stream that was closed, run the library's code.
#include "java/link/class_builder.h"
#include "java/natives/generated_class.h"
#include "java/natives/lookup.h"
#include "java/natives/shared_access.h"

namespace heddle::java {
namespace {

// 1, 2, or 0: not ours.
int descriptor(const NativeCall& call) {
  Vm& vm = call.vm;
  Ref stream = call.ref(0);
  int number = stream == vm.stdout_stream ? 1 : stream == vm.stderr_stream ? 2 : 0;
  if (number == 0 || stream == kNull) return 0;
  bool closed =
      read_field<Ref>(vm, stream, "java/io/FilterOutputStream", "out", "Ljava/io/OutputStream;") == kNull;
  return closed ? 0 : number;
}

// As the JDK's UTF-8 encoder writes it: a lone surrogate becomes '?'.
void append_utf8(std::string& out, std::u16string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::uint32_t c = text[i];
    bool high = c >= 0xd800 && c < 0xdc00, low = c >= 0xdc00 && c < 0xe000;
    if (high && i + 1 < text.size() && text[i + 1] >= 0xdc00 && text[i + 1] < 0xe000)
      c = 0x10000 + ((c - 0xd800) << 10) + (text[++i] - 0xdc00u);
    else if (high || low)
      c = '?';
    auto push = [&](std::uint32_t byte) { out.push_back(static_cast<char>(byte)); };
    if (c < 0x80) {
      push(c);
    } else if (c < 0x800) {
      push(0xc0 | (c >> 6));
      push(0x80 | (c & 0x3f));
    } else if (c < 0x10000) {
      push(0xe0 | (c >> 12));
      push(0x80 | ((c >> 6) & 0x3f));
      push(0x80 | (c & 0x3f));
    } else {
      push(0xf0 | (c >> 18));
      push(0x80 | ((c >> 12) & 0x3f));
      push(0x80 | ((c >> 6) & 0x3f));
      push(0x80 | (c & 0x3f));
    }
  }
}

enum class End { None, Line };

template <End end>
NativeResult write_string(NativeCall& call) {
  int to = descriptor(call);
  if (to == 0 || call.ref(1) == kNull) return NativeResult::Bytecode;
  std::string bytes;
  append_utf8(bytes, call.vm.string_value(call.ref(1)));
  if (end == End::Line) bytes.push_back('\n');
  return call.print(to, bytes);
}

// Prints `text`, which was read from `bytes` bytes of elements.
NativeResult print_elements(NativeCall& call, int to, std::string_view text, Ref array, std::uint32_t offset,
                            std::uint32_t bytes) {
  NativeResult printed = call.print(to, text);
  if (printed == NativeResult::Done)
    emit_range(call, EventKind::Read, array, kElementsOffset + offset, bytes);
  return printed;
}

template <End end>
NativeResult write_chars(NativeCall& call) {
  int to = descriptor(call);
  if (to == 0 || call.ref(1) == kNull) return NativeResult::Bytecode;
  const auto* chars = reinterpret_cast<const char16_t*>(call.vm.heap.address(call.ref(1)) + kElementsOffset);
  std::string bytes;
  append_utf8(bytes, {chars, call.vm.heap.length(call.ref(1))});
  if (end == End::Line) bytes.push_back('\n');
  return print_elements(call, to, bytes, call.ref(1), 0, 2 * call.vm.heap.length(call.ref(1)));
}

NativeResult new_line(NativeCall& call) {
  int to = descriptor(call);
  if (to == 0) return NativeResult::Bytecode;
  return call.print(to, "\n");
}

NativeResult write_byte(NativeCall& call) {
  int to = descriptor(call);
  if (to == 0) return NativeResult::Bytecode;
  char byte = static_cast<char>(call.i32(1));
  return call.print(to, {&byte, 1});
}

NativeResult write_bytes(NativeCall& call) {
  int to = descriptor(call);
  Ref array = call.ref(1);
  std::int64_t offset = call.i32(2), count = call.i32(3);
  if (to == 0 || array == kNull || offset < 0 || count < 0 || offset + count > call.vm.heap.length(array))
    return NativeResult::Bytecode;
  const auto* bytes = reinterpret_cast<const char*>(call.vm.heap.address(array) + kElementsOffset);
  return print_elements(call, to, {bytes + offset, static_cast<std::size_t>(count)}, array,
                        static_cast<std::uint32_t>(offset), static_cast<std::uint32_t>(count));
}

NativeResult flush(NativeCall& call) {
  return descriptor(call) == 0 ? NativeResult::Bytecode : call.ret();
}

// format locks the stream and keeps a Formatter in it. In its place:
//   static PrintStream format(PrintStream self, [Locale l,] String f, Object[] args) {
//     return Printed.format(self, new StringBuilder(), ...)
// written so that what was formatted before a format error is printed first, as the library does:
//     try { new Formatter(text, l).format(f, args) } finally { self.print(text.toString()) }  return self;
class FormatWriter {
 public:
  explicit FormatWriter(bool with_locale) : with_locale_(with_locale) {}

  std::unique_ptr<ClassFile> write(std::string name) {
    using namespace bytecode;
    constexpr std::string_view kBuilder = "java/lang/StringBuilder", kFormatter = "java/util/Formatter";
    const std::uint8_t text = with_locale_ ? 4 : 3, format = text - 2, arguments = text - 1;
    index(op_new, pool_.klass(kBuilder));
    plain(op_dup);
    index(op_invokespecial, pool_.method(CpTag::Methodref, kBuilder, "<init>", "()V"));
    local(op_astore, text);
    auto start = here();
    index(op_new, pool_.klass(kFormatter));
    plain(op_dup);
    local(op_aload, text);
    if (with_locale_) local(op_aload, 1);
    index(op_invokespecial, pool_.method(CpTag::Methodref, kFormatter, "<init>",
                                         with_locale_ ? "(Ljava/lang/Appendable;Ljava/util/Locale;)V"
                                                      : "(Ljava/lang/Appendable;)V"));
    local(op_aload, format);
    local(op_aload, arguments);
    index(op_invokevirtual, pool_.method(CpTag::Methodref, kFormatter, "format",
                                         "(Ljava/lang/String;[Ljava/lang/Object;)Ljava/util/Formatter;"));
    plain(op_pop);
    auto end = here();
    print(text);
    local(op_aload, 0);
    plain(op_areturn);
    auto handler = here();
    print(text);
    plain(op_athrow);

    MethodInfo method;
    method.access = kAccPublic | kAccStatic;
    method.name = "format";
    method.descriptor = std::string("(Ljava/io/PrintStream;") + (with_locale_ ? "Ljava/util/Locale;" : "") +
                        "Ljava/lang/String;[Ljava/lang/Object;)Ljava/io/PrintStream;";
    method.has_code = true;
    method.code.max_stack = 5;
    method.code.max_locals = text + 1;
    method.code.code = std::move(bytes_);
    method.code.handlers.push_back({start, end, handler, 0});
    return finish_generated_class(std::move(name), std::move(method), pool_);
  }

 private:
  void print(std::uint8_t text) {
    using namespace bytecode;
    local(op_aload, 0);
    local(op_aload, text);
    index(op_invokevirtual,
          pool_.method(CpTag::Methodref, "java/lang/StringBuilder", "toString", "()Ljava/lang/String;"));
    index(op_invokevirtual,
          pool_.method(CpTag::Methodref, "java/io/PrintStream", "print", "(Ljava/lang/String;)V"));
  }
  std::uint16_t here() const { return static_cast<std::uint16_t>(bytes_.size()); }
  void plain(bytecode::Opcode opcode) { bytes_.push_back(opcode); }
  void local(bytecode::Opcode opcode, std::uint8_t number) { bytes_.insert(bytes_.end(), {opcode, number}); }
  void index(bytecode::Opcode opcode, std::uint16_t i) {
    bytes_.insert(bytes_.end(), {static_cast<std::uint8_t>(opcode), static_cast<std::uint8_t>(i >> 8),
                                 static_cast<std::uint8_t>(i)});
  }

  bool with_locale_;
  PoolBuilder pool_;
  std::vector<std::uint8_t> bytes_;
};

template <bool with_locale>
NativeResult format(NativeCall& call) {
  if (descriptor(call) == 0) return NativeResult::Bytecode;
  Method* method = generated_method(
      call.vm, with_locale ? "java/io/PrintStream$FormatLocale" : "java/io/PrintStream$Format",
      [](std::string name) { return FormatWriter(with_locale).write(std::move(name)); });
  return call.invoke(method, call.arguments(), with_locale ? 4 : 3);
}

constexpr const char* kStream = "java/io/PrintStream";
constexpr const char* kWhy = "System.out and System.err print without locks, buffers and encoders";
constexpr NativeEntry kEntries[] = {
    {kStream, "write", "(Ljava/lang/String;)V", write_string<End::None>, kWhy},
    {kStream, "writeln", "(Ljava/lang/String;)V", write_string<End::Line>, kWhy},
    {kStream, "write", "([C)V", write_chars<End::None>, kWhy},
    {kStream, "writeln", "([C)V", write_chars<End::Line>, kWhy},
    {kStream, "newLine", "()V", new_line, kWhy},
    {kStream, "write", "(I)V", write_byte, kWhy},
    {kStream, "write", "([BII)V", write_bytes, kWhy},
    {kStream, "flush", "()V", flush, kWhy},
    {kStream, "format", "(Ljava/lang/String;[Ljava/lang/Object;)Ljava/io/PrintStream;", format<false>, kWhy},
    {kStream, "format", "(Ljava/util/Locale;Ljava/lang/String;[Ljava/lang/Object;)Ljava/io/PrintStream;",
     format<true>, kWhy},
};

}  // namespace

extern const NativeTable kPrintStreamNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
