#include <algorithm>
#include <cctype>
#include <cstdio>
#include <map>
#include <string>
#include <vector>

static std::vector<std::string> split(const std::string &s, char by)
{
    std::vector<std::string> parts;
    std::string part;
    for (char c : s) {
        if (c != by) part += c;
        else parts.push_back(std::move(part)), part.clear();
    }
    parts.push_back(part);
    return parts;
}
static std::string join(const std::vector<std::string> &v, const std::string &with)
{
    std::string r;
    for (std::size_t i = 0; i < v.size(); i++) r += (i ? with : "") + v[i];
    return r;
}
static std::string trim(std::string s)
{
    auto space = [](unsigned char c) { return std::isspace(c) != 0; };
    s.erase(s.begin(), std::find_if_not(s.begin(), s.end(), space));
    s.erase(std::find_if_not(s.rbegin(), s.rend(), space).base(), s.end());
    return s;
}
static std::string replace_all(std::string s, const std::string &from, const std::string &to)
{
    for (std::size_t at = 0; (at = s.find(from, at)) != std::string::npos; at += to.size()) s.replace(at, from.size(), to);
    return s;
}

int main()
{
    auto parts = split("a,bc,,def,", ',');
    std::printf("%zu %s\n", parts.size(), join(parts, "|").c_str());
    std::printf("[%s]\n", trim("  \t padded text \n").c_str());
    std::printf("%s\n", replace_all("one two one", "one", "three").c_str());
    std::map<std::string, std::vector<std::string>> anagrams;
    for (std::string w : {"listen", "silent", "enlist", "google", "gogole", "cat"}) {
        std::string key = w;
        std::sort(key.begin(), key.end());
        anagrams[key].push_back(w);
    }
    for (auto &[key, words] : anagrams) std::printf("%s: %s\n", key.c_str(), join(words, " ").c_str());
    std::string text = "Mixed Case";
    std::transform(text.begin(), text.end(), text.begin(), [](unsigned char c) { return std::isupper(c) ? std::tolower(c) : std::toupper(c); });
    std::printf("%s\n", text.c_str());
    std::string number = "1234567";
    for (int at = static_cast<int>(number.size()) - 3; at > 0; at -= 3) number.insert(static_cast<std::size_t>(at), ",");
    std::printf("%s\n", number.c_str());
}
