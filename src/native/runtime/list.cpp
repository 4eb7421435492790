// The nodes of std::list: a ring through the header.
#include <list>
#include <utility>

namespace std {
namespace __detail {

void _List_node_base::_M_hook(_List_node_base* const position) noexcept {
  _M_next = position;
  _M_prev = position->_M_prev;
  position->_M_prev->_M_next = this;
  position->_M_prev = this;
}

void _List_node_base::_M_unhook() noexcept {
  _M_next->_M_prev = _M_prev;
  _M_prev->_M_next = _M_next;
}

// [first, last) is taken out of where it is and put in front of this node.
void _List_node_base::_M_transfer(_List_node_base* const first, _List_node_base* const last) noexcept {
  if (this == last) return;
  _List_node_base* const final = last->_M_prev;
  last->_M_prev = first->_M_prev;
  last->_M_prev->_M_next = last;
  first->_M_prev = _M_prev;
  _M_prev->_M_next = first;
  final->_M_next = this;
  _M_prev = final;
}

void _List_node_base::_M_reverse() noexcept {
  _List_node_base* node = this;
  do {
    std::swap(node->_M_next, node->_M_prev);
    node = node->_M_prev;
  } while (node != this);
}

// Each header gets the other's nodes.
void _List_node_base::swap(_List_node_base& x, _List_node_base& y) noexcept {
  const bool x_empty = x._M_next == &x, y_empty = y._M_next == &y;
  std::swap(x._M_next, y._M_next);
  std::swap(x._M_prev, y._M_prev);
  auto settle = [](_List_node_base& header, bool empty) {
    if (empty) {
      header._M_next = header._M_prev = &header;
    } else {
      header._M_next->_M_prev = header._M_prev->_M_next = &header;
    }
  };
  settle(x, y_empty);
  settle(y, x_empty);
}

}  // namespace __detail
}  // namespace std
