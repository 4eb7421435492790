// <memory_resource>: the parts that are not in the header, without the pools.
#include <memory_resource>
#include <new>

namespace {

struct NewDelete final : std::pmr::memory_resource {
  void* do_allocate(std::size_t bytes, std::size_t alignment) override {
    return ::operator new(bytes, std::align_val_t(alignment));
  }
  void do_deallocate(void* block, std::size_t bytes, std::size_t alignment) override {
    ::operator delete(block, bytes, std::align_val_t(alignment));
  }
  bool do_is_equal(const memory_resource& other) const noexcept override { return this == &other; }
};

struct Null final : std::pmr::memory_resource {
  void* do_allocate(std::size_t, std::size_t) override { std::__throw_bad_alloc(); }
  void do_deallocate(void*, std::size_t, std::size_t) override {}
  bool do_is_equal(const memory_resource& other) const noexcept override { return this == &other; }
};

[[clang::no_destroy]] constinit NewDelete new_delete;
[[clang::no_destroy]] constinit Null null;
constinit std::pmr::memory_resource* default_resource = &new_delete;

constexpr std::size_t rounded(std::size_t size, std::size_t alignment) {
  return (size + alignment - 1) / alignment * alignment;
}

}  // namespace

namespace std::pmr {

memory_resource::~memory_resource() = default;

memory_resource* new_delete_resource() noexcept {
  return &new_delete;
}
memory_resource* null_memory_resource() noexcept {
  return &null;
}
memory_resource* get_default_resource() noexcept {
  return __atomic_load_n(&default_resource, __ATOMIC_ACQUIRE);
}
memory_resource* set_default_resource(memory_resource* fresh) noexcept {
  if (fresh == nullptr) fresh = &new_delete;
  return __atomic_exchange_n(&default_resource, fresh, __ATOMIC_ACQ_REL);
}

// At the end of each buffer that a monotonic_buffer_resource gets from its upstream.
class monotonic_buffer_resource::_Chunk {
 public:
  _Chunk* next;
  std::size_t size, alignment;
};

monotonic_buffer_resource::~monotonic_buffer_resource() {
  release();
}

void monotonic_buffer_resource::_M_new_buffer(std::size_t bytes, std::size_t alignment) {
  const std::size_t usable = rounded(std::max(bytes, _M_next_bufsiz), alignof(_Chunk));
  const std::size_t size = usable + sizeof(_Chunk);
  const std::size_t aligned = std::max(alignment, alignof(std::max_align_t));
  void* buffer = _M_upstream->allocate(size, aligned);
  auto* chunk = reinterpret_cast<_Chunk*>(static_cast<char*>(buffer) + usable);
  *chunk = {_M_head, size, aligned};
  _M_head = chunk;
  _M_current_buf = buffer;
  _M_avail = usable;
  _M_next_bufsiz = static_cast<std::size_t>(static_cast<float>(_M_next_bufsiz) * _S_growth_factor);
}

void monotonic_buffer_resource::_M_release_buffers() noexcept {
  while (_M_head != nullptr) {
    const _Chunk chunk = *_M_head;
    char* buffer = reinterpret_cast<char*>(_M_head) + sizeof(_Chunk) - chunk.size;
    _M_head = chunk.next;
    _M_upstream->deallocate(buffer, chunk.size, chunk.alignment);
  }
}

}  // namespace std::pmr
