// Another input from one that was good: by bytes, by words of a text, by the parts of a class file.
#pragma once

#include "class_layout.h"
#include "random.h"

namespace heddle::fuzz {

// `other` is a second input, to take something from.
Bytes mutate_bytes(Bytes input, const Bytes& other, Chance& chance);
Bytes mutate_text(Bytes input, const Bytes& other, Chance& chance);
Bytes mutate_class(Bytes input, const Bytes& other, Chance& chance);

}  // namespace heddle::fuzz
