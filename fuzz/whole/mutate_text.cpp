#include <algorithm>
#include <cctype>
#include <string>
#include <string_view>

#include "mutate.h"

namespace heddle::fuzz {
namespace {

using Words = std::vector<std::string>;

bool belongs_to_word(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '.' || c == '%' || c == '@';
}

Words words_of(std::string_view text) {
  Words words;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at + 1;
    if (belongs_to_word(text[at]))
      while (end < text.size() && belongs_to_word(text[end])) ++end;
    words.emplace_back(text.substr(at, end - at));
    at = end;
  }
  return words;
}

Words lines_of(std::string_view text) {
  Words lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(end);
  }
  return lines;
}

std::string_view text_of(const Bytes& bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

std::string joined(const Words& words) {
  std::string text;
  for (const std::string& word : words) text += word;
  return text;
}

char kind_of(const std::string& word) {
  const auto first = static_cast<unsigned char>(word[0]);
  if (std::isdigit(first) != 0) return '0';
  if (std::isspace(first) != 0) return ' ';
  return belongs_to_word(word[0]) ? 'a' : '+';
}

// A place with a word of that kind, or any place.
std::size_t place_of(const Words& words, char kind, Chance& chance) {
  for (int tries = 0; tries < 20; ++tries) {
    const std::size_t at = chance.below(words.size());
    if (kind_of(words[at]) == kind) return at;
  }
  return chance.below(words.size());
}

void change_word(Words& words, const Words& others, Chance& chance) {
  static const std::string kNumbers[] = {"0",
                                         "1",
                                         "-1",
                                         "2",
                                         "7",
                                         "8",
                                         "63",
                                         "64",
                                         "127",
                                         "255",
                                         "65536",
                                         "2147483647",
                                         "-2147483648",
                                         "4294967296",
                                         "9223372036854775807",
                                         "18446744073709551616",
                                         "1e308",
                                         "0.5"};
  static const std::string kSigns[] = {"+",  "-",  "*", "/", "%",  "&",   "|", "<", ">",
                                       "==", "!=", "!", "~", "<<", "[0]", ",", ";", "="};
  static constexpr char kKinds[] = {'0', 'a', 'a', 'a', '+'};
  const char kind = chance.of(kKinds);
  const std::size_t at = place_of(words, kind, chance);
  switch (chance.below(8)) {
    case 0: words.erase(words.begin() + static_cast<std::ptrdiff_t>(at)); break;
    case 1:
      words.insert(words.begin() + static_cast<std::ptrdiff_t>(at), words[place_of(words, kind, chance)]);
      break;
    case 2: words[at] = words[place_of(words, kind, chance)]; break;
    case 3:
      if (!others.empty()) words[at] = others[place_of(others, kind, chance)];
      break;
    case 4: words[place_of(words, '0', chance)] = chance.of(kNumbers); break;
    case 5: words[place_of(words, 'a', chance)] = chance.of(kNumbers); break;
    case 6: words[place_of(words, '+', chance)] = chance.of(kSigns); break;
    default: std::swap(words[at], words[place_of(words, kind, chance)]); break;
  }
}

void change_lines(Words& lines, const Words& others, Chance& chance) {
  const std::size_t at = chance.below(lines.size());
  const auto place = lines.begin() + static_cast<std::ptrdiff_t>(at);
  switch (chance.below(4)) {
    case 0: lines.erase(place); break;
    case 1: lines.insert(place, std::string(chance.of(lines))); break;
    case 2: std::swap(lines[at], chance.of(lines)); break;
    default:
      if (!others.empty()) lines.insert(place, chance.of(others));
      break;
  }
}

}  // namespace

Bytes mutate_text(Bytes input, const Bytes& other, Chance& chance) {
  if (chance.one_in(10)) return mutate_bytes(std::move(input), other, chance);
  const bool whole_lines = chance.one_in(4);
  const auto split = whole_lines ? lines_of : words_of;
  const auto change = whole_lines ? change_lines : change_word;
  Words words = split(text_of(input));
  const Words others = split(text_of(other));
  static constexpr std::size_t kTimes[] = {1, 1, 1, 1, 2, 2, 4};
  for (std::size_t left = chance.of(kTimes); left > 0 && !words.empty(); --left)
    change(words, others, chance);
  const std::string text = joined(words);
  return {text.begin(), text.end()};
}

}  // namespace heddle::fuzz
