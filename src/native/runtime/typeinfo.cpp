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

// Their tables and their own typeinfos, for who asks a std::type_info of what type it is.
__fundamental_type_info::~__fundamental_type_info() {}
__array_type_info::~__array_type_info() {}
__function_type_info::~__function_type_info() {}
bool __function_type_info::__is_function_p() const {
  return true;
}
__enum_type_info::~__enum_type_info() {}
__pbase_type_info::~__pbase_type_info() {}
bool __pbase_type_info::__do_catch(const std::type_info*, void**, unsigned) const {
  return false;
}
__pointer_type_info::~__pointer_type_info() {}
bool __pointer_type_info::__is_pointer_p() const {
  return true;
}
bool __pointer_type_info::__pointer_catch(const __pbase_type_info*, void**, unsigned) const {
  return false;
}
__pointer_to_member_type_info::~__pointer_to_member_type_info() {}
bool __pointer_to_member_type_info::__pointer_catch(const __pbase_type_info*, void**, unsigned) const {
  return false;
}
__class_type_info::~__class_type_info() {}
__si_class_type_info::~__si_class_type_info() {}
__vmi_class_type_info::~__vmi_class_type_info() {}

}  // namespace __cxxabiv1
