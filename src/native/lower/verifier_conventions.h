// What names mean in programs of the software verification competition
// (https://sv-comp.sosy-lab.org/2024/rules.php).
#pragma once

namespace llvm {
class Module;
}

namespace heddle::native::lower {

// A function named __VERIFIER_atomic_* runs as a whole without interruption: it gets __VERIFIER_atomic_begin
// and _end calls. assume_abort_if_not drops a path by calling abort(), which for us would be an error of the
// program: the program's definition goes, and library/verifier.cpp has ours.
void apply_verifier_conventions(llvm::Module& module);

}  // namespace heddle::native::lower
