// A std::type_info has a type itself, which depends on what it describes.
#include <cstdio>
#include <initializer_list>
#include <typeinfo>

struct Alone {
  virtual ~Alone() {}
};
struct Other {
  virtual ~Other() {}
};
struct Derived : Alone {};
struct Both : Alone, Other {};
enum class Colour { Red };

int main() {
  for (const std::type_info* type :
       {&typeid(int), &typeid(Alone), &typeid(Derived), &typeid(Both), &typeid(Colour), &typeid(int*), &typeid(int Alone::*), &typeid(int[3]), &typeid(int()),
        &typeid(typeid(int))}) {
    std::printf("%s: %s\n", type->name(), typeid(*type).name());
    std::printf("%d %d\n", dynamic_cast<const void*>(type) == type, *type == typeid(Derived));
  }
}
