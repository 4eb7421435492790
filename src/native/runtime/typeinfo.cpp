// std::type_info, and the objects of it for the fundamental types, pointers to them and pointers to const of
// them: Clang emits those where it compiles this destructor. What typeinfos say is read by
// library/type_info.cpp; their virtual functions are never called.
#include <cxxabi.h>

#include <typeinfo>

namespace std {

type_info::~type_info() {}
bool type_info::__is_pointer_p() const {
  return false;
}
bool type_info::__is_function_p() const {
  return false;
}
bool type_info::__do_catch(const type_info*, void**, unsigned) const {
  return false;
}
bool type_info::__do_upcast(const __cxxabiv1::__class_type_info*, void**) const {
  return false;
}

}  // namespace std

namespace __cxxabiv1 {

__fundamental_type_info::~__fundamental_type_info() {}

}  // namespace __cxxabiv1
