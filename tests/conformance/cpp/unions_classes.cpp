#include <cstdio>
#include <cstring>
#include <new>
#include <string>

class Value {
    enum Kind { Int, Text, None } kind_ = None;
    union { long number_; std::string text_; };
    void clear() { if (kind_ == Text) text_.~basic_string(); kind_ = None; }

 public:
    Value() {}
    Value(long n) : kind_(Int), number_(n) {}
    Value(const char *s) : kind_(Text) { new (&text_) std::string(s); }
    Value(const Value &o) { *this = o; }
    ~Value() { clear(); }
    Value &operator=(const Value &o)
    {
        if (this == &o) return *this;
        clear();
        if (o.kind_ == Text) new (&text_) std::string(o.text_);
        else if (o.kind_ == Int) number_ = o.number_;
        kind_ = o.kind_;
        return *this;
    }
    void show() const { kind_ == Int ? std::printf("%ld ", number_) : std::printf("'%s' ", kind_ == Text ? text_.c_str() : "none"); }
};
struct Header { unsigned version : 4, type : 4; union { unsigned short port; unsigned char bytes[2]; }; };

int main()
{
    Value all[] = {1L, "a text that is too long for the small buffer", Value(), "x"};
    for (auto &v : all) v.show();
    all[0] = all[1];
    all[1] = 5L;
    all[2] = all[2];
    for (auto &v : all) v.show();
    std::printf("\n");
    Header h{};
    h.version = 5, h.type = 20, h.port = 0x1234;
    std::printf("%u %u %x %zu\n", h.version, h.type, h.bytes[0], sizeof h);
    double d = 1.5;
    unsigned long bits;
    std::memcpy(&bits, &d, sizeof bits);
    std::printf("%lx\n", bits);
}
