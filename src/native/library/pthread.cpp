#include "native/library/pthread.h"

namespace heddle::native {

void pthread_family(std::vector<ModelEntry>& models) {
  for (Family family : {pthread_thread_family, pthread_mutex_family, pthread_rwlock_family,
                        pthread_cond_family, pthread_barrier_family, pthread_spin_family, pthread_once_family,
                        pthread_key_family, semaphore_family, verifier_family})
    family(models);
}

}  // namespace heddle::native
