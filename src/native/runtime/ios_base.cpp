// std::ios_base: what all streams have in common.
#include <ios>
#include <utility>

namespace {

struct StreamCategory final : std::error_category {
  const char* name() const noexcept override { return "iostream"; }
  std::string message(int error) const override {
    return error == static_cast<int>(std::io_errc::stream) ? "iostream error" : "Unknown error";
  }
};
[[clang::no_destroy]] constinit StreamCategory category;

}  // namespace

namespace std {

// --- life ---

ios_base::ios_base() noexcept
    : _M_precision(),
      _M_width(),
      _M_flags(),
      _M_exception(),
      _M_streambuf_state(),
      _M_callbacks(nullptr),
      _M_word_size(_S_local_word_size),
      _M_word(_M_local_word) {}

ios_base::~ios_base() {
  _M_call_callbacks(erase_event);
  _M_dispose_callbacks();
  if (_M_word != _M_local_word) delete[] _M_word;
}

void ios_base::_M_init() noexcept {
  _M_precision = 6;
  _M_width = 0;
  _M_flags = skipws | dec;
  _M_ios_locale = locale();
}

void ios_base::_M_move(ios_base& other) noexcept {
  _M_precision = other._M_precision;
  _M_width = other._M_width;
  _M_flags = other._M_flags;
  _M_exception = other._M_exception;
  _M_streambuf_state = other._M_streambuf_state;
  _M_callbacks = std::exchange(other._M_callbacks, nullptr);
  if (_M_word != _M_local_word) delete[] _M_word;
  if (other._M_word == other._M_local_word) {
    _M_word = _M_local_word;
    _M_word_size = _S_local_word_size;
    for (int i = 0; i < _S_local_word_size; ++i) _M_local_word[i] = std::exchange(other._M_local_word[i], {});
  } else {
    _M_word = std::exchange(other._M_word, other._M_local_word);
    _M_word_size = std::exchange(other._M_word_size, static_cast<int>(_S_local_word_size));
  }
  _M_ios_locale = other._M_ios_locale;
}

void ios_base::_M_swap(ios_base& other) noexcept {
  std::swap(_M_precision, other._M_precision);
  std::swap(_M_width, other._M_width);
  std::swap(_M_flags, other._M_flags);
  std::swap(_M_exception, other._M_exception);
  std::swap(_M_streambuf_state, other._M_streambuf_state);
  std::swap(_M_callbacks, other._M_callbacks);
  const bool local = _M_word == _M_local_word, other_local = other._M_word == other._M_local_word;
  std::swap(_M_local_word, other._M_local_word);
  std::swap(_M_word, other._M_word);
  std::swap(_M_word_size, other._M_word_size);
  if (other_local) _M_word = _M_local_word;
  if (local) other._M_word = other._M_local_word;
  std::swap(_M_ios_locale, other._M_ios_locale);
}

locale ios_base::imbue(const locale& fresh) noexcept {
  locale old = _M_ios_locale;
  _M_ios_locale = fresh;
  _M_call_callbacks(imbue_event);
  return old;
}

// --- what programs attach to a stream ---

int ios_base::xalloc() noexcept {
  static int next = 4;  // as in libstdc++
  return __atomic_fetch_add(&next, 1, __ATOMIC_RELAXED);
}

ios_base::_Words& ios_base::_M_grow_words(int index, bool) {
  if (index < 0) {
    _M_streambuf_state |= badbit;
    if (_M_streambuf_state & _M_exception) __throw_ios_failure("ios_base::_M_grow_words is not valid");
    _M_word_zero = _Words();
    return _M_word_zero;
  }
  auto* bigger = new _Words[static_cast<unsigned>(index) + 1];
  for (int i = 0; i < _M_word_size; ++i) bigger[i] = _M_word[i];
  if (_M_word != _M_local_word) delete[] _M_word;
  _M_word = bigger;
  _M_word_size = index + 1;
  return _M_word[index];
}

void ios_base::register_callback(event_callback function, int index) {
  _M_callbacks = new _Callback_list(function, index, _M_callbacks);
}

void ios_base::_M_call_callbacks(event what) noexcept {
  for (_Callback_list* p = _M_callbacks; p != nullptr; p = p->_M_next) {
    try {
      p->_M_fn(what, *this, p->_M_index);
    } catch (...) {
    }
  }
}

// The end of the list may be another stream's, too (copyfmt).
void ios_base::_M_dispose_callbacks() noexcept {
  _Callback_list* p = _M_callbacks;
  while (p != nullptr && p->_M_remove_reference() == 0) delete std::exchange(p, p->_M_next);
  _M_callbacks = nullptr;
}

// --- failures ---

const error_category& iostream_category() noexcept {
  return category;
}

ios_base::failure::failure(const string& text) : system_error(io_errc::stream, text) {}
ios_base::failure::failure(const string& text, const error_code& code) : system_error(code, text) {}
ios_base::failure::failure(const char* text, const error_code& code) : system_error(code, text) {}
ios_base::failure::~failure() noexcept {}
const char* ios_base::failure::what() const noexcept {
  return runtime_error::what();
}

void __throw_ios_failure(const char* text) {
  throw ios_base::failure(text);
}
void __throw_ios_failure(const char* text, int error) {
  throw ios_base::failure(text, {error, system_category()});
}

}  // namespace std
