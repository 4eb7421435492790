// The families of models around threads, one per kind of object.
#pragma once

#include <vector>

#include "native/library/registry.h"

namespace heddle::native {

void pthread_thread_family(std::vector<ModelEntry>& models);
void pthread_mutex_family(std::vector<ModelEntry>& models);
void pthread_rwlock_family(std::vector<ModelEntry>& models);
void pthread_cond_family(std::vector<ModelEntry>& models);
void pthread_barrier_family(std::vector<ModelEntry>& models);
void pthread_spin_family(std::vector<ModelEntry>& models);
void pthread_once_family(std::vector<ModelEntry>& models);
void pthread_key_family(std::vector<ModelEntry>& models);
void semaphore_family(std::vector<ModelEntry>& models);
void verifier_family(std::vector<ModelEntry>& models);

// All of them.
void pthread_family(std::vector<ModelEntry>& models);

}  // namespace heddle::native
