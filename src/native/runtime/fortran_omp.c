// omp_lib without its module: external procedures with an underscore, arguments by reference. And what only
// flang's code calls.
#include <stdarg.h>
#include <stdint.h>

#include "omp_model.h"

int omp_get_thread_num(void);
int omp_get_num_threads(void);
int omp_get_max_threads(void);
int omp_get_num_procs(void);
int omp_in_parallel(void);
int omp_get_level(void);
int omp_get_team_num(void);
int omp_get_num_teams(void);
double omp_get_wtime(void);
double omp_get_wtick(void);
void omp_set_num_threads(int n);
void omp_set_dynamic(int n);
void omp_set_nested(int n);
void omp_set_max_active_levels(int n);
void omp_init_lock(void* lock);
void omp_destroy_lock(void* lock);
void omp_set_lock(void* lock);
void omp_unset_lock(void* lock);
int omp_test_lock(void* lock);
void omp_init_nest_lock(void* lock);
void omp_destroy_nest_lock(void* lock);
void omp_set_nest_lock(void* lock);
void omp_unset_nest_lock(void* lock);
int omp_test_nest_lock(void* lock);

int omp_get_thread_num_(void) { return omp_get_thread_num(); }
int omp_get_num_threads_(void) { return omp_get_num_threads(); }
int omp_get_max_threads_(void) { return omp_get_max_threads(); }
int omp_get_num_procs_(void) { return omp_get_num_procs(); }
int omp_in_parallel_(void) { return omp_in_parallel(); }
int omp_get_level_(void) { return omp_get_level(); }
int omp_get_team_num_(void) { return omp_get_team_num(); }
int omp_get_num_teams_(void) { return omp_get_num_teams(); }
double omp_get_wtime_(void) { return omp_get_wtime(); }
double omp_get_wtick_(void) { return omp_get_wtick(); }
void omp_set_num_threads_(const int* n) { omp_set_num_threads(*n); }
void omp_set_dynamic_(const int* n) { omp_set_dynamic(*n); }
void omp_set_nested_(const int* n) { omp_set_nested(*n); }
void omp_set_max_active_levels_(const int* n) { omp_set_max_active_levels(*n); }
void omp_init_lock_(void* lock) { omp_init_lock(lock); }
void omp_destroy_lock_(void* lock) { omp_destroy_lock(lock); }
void omp_set_lock_(void* lock) { omp_set_lock(lock); }
void omp_unset_lock_(void* lock) { omp_unset_lock(lock); }
int omp_test_lock_(void* lock) { return omp_test_lock(lock); }
void omp_init_nest_lock_(void* lock) { omp_init_nest_lock(lock); }
void omp_destroy_nest_lock_(void* lock) { omp_destroy_nest_lock(lock); }
void omp_set_nest_lock_(void* lock) { omp_set_nest_lock(lock); }
void omp_unset_nest_lock_(void* lock) { omp_unset_nest_lock(lock); }
int omp_test_nest_lock_(void* lock) { return omp_test_nest_lock(lock); }

void __kmpc_fork_call(const struct ident* where, int32_t argc, void* microtask, ...);
void __kmpc_serialized_parallel(const struct ident* where, int32_t thread);
void __kmpc_end_serialized_parallel(const struct ident* where, int32_t thread);
int32_t __kmpc_global_thread_num(const struct ident* where);

// The if clause of a parallel construct.
void __kmpc_fork_call_if(const struct ident* where, int32_t argc, void* microtask, int32_t condition, void* argument) {
  if (condition) {
    if (argc == 0) return __kmpc_fork_call(where, argc, microtask);
    return __kmpc_fork_call(where, argc, microtask, argument);
  }
  const int32_t thread = __kmpc_global_thread_num(where);
  int32_t number = thread, zero = 0;
  __kmpc_serialized_parallel(where, thread);
  ((void (*)(int32_t*, int32_t*, void*))microtask)(&number, &zero, argument);
  __kmpc_end_serialized_parallel(where, thread);
}

// There is no device: the caller goes on with the region on the host.
int32_t __tgt_target_kernel(const struct ident* where, int64_t device, int32_t teams, int32_t threads, void* host,
                            void* arguments) {
  (void)where, (void)device, (void)teams, (void)threads, (void)host, (void)arguments;
  return 1;
}
void __tgt_target_data_begin_mapper(const struct ident* where, int64_t device, int32_t count, void** bases, void** args,
                                    int64_t* sizes, int64_t* types, void** names, void** mappers) {
  (void)where, (void)device, (void)count, (void)bases, (void)args, (void)sizes, (void)types, (void)names, (void)mappers;
}
void __tgt_target_data_end_mapper(const struct ident* where, int64_t device, int32_t count, void** bases, void** args,
                                  int64_t* sizes, int64_t* types, void** names, void** mappers) {
  (void)where, (void)device, (void)count, (void)bases, (void)args, (void)sizes, (void)types, (void)names, (void)mappers;
}
void __tgt_target_data_update_mapper(const struct ident* where, int64_t device, int32_t count, void** bases,
                                     void** args, int64_t* sizes, int64_t* types, void** names, void** mappers) {
  (void)where, (void)device, (void)count, (void)bases, (void)args, (void)sizes, (void)types, (void)names, (void)mappers;
}
