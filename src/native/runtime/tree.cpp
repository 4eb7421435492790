// The red-black trees of std::map and std::set (Cormen and others, Introduction to Algorithms). The header's
// parent is the root, its left and right are the first and the last node.
#include <map>
#include <utility>

namespace {

using Node = std::_Rb_tree_node_base;
using Link = Node* Node::*;

constexpr Link kLeft = &Node::_M_left, kRight = &Node::_M_right;

bool is_black(const Node* node) {
  return node == nullptr || node->_M_color == std::_S_black;
}

Node* leftmost(Node* node) {
  while (node->_M_left != nullptr) node = node->_M_left;
  return node;
}

Node* rightmost(Node* node) {
  while (node->_M_right != nullptr) node = node->_M_right;
  return node;
}

// What led to `old` from its parent, or from the header, leads to `fresh`.
void replace(Node* old, Node* fresh, Node*& root) {
  if (old == root) {
    root = fresh;
  } else if (old == old->_M_parent->_M_left) {
    old->_M_parent->_M_left = fresh;
  } else {
    old->_M_parent->_M_right = fresh;
  }
}

// The child on the `other` side takes the node's place, and the node becomes its child on `side`.
void rotate(Node* node, Link side, Link other, Node*& root) {
  Node* child = node->*other;
  node->*other = child->*side;
  if (child->*side != nullptr) (child->*side)->_M_parent = node;
  child->_M_parent = node->_M_parent;
  replace(node, child, root);
  child->*side = node;
  node->_M_parent = child;
}

void rebalance_after_insert(Node* node, Node*& root) {
  while (node != root && node->_M_parent->_M_color == std::_S_red) {
    Node* grandparent = node->_M_parent->_M_parent;
    const bool on_left = node->_M_parent == grandparent->_M_left;
    const Link side = on_left ? kLeft : kRight, other = on_left ? kRight : kLeft;
    Node* uncle = grandparent->*other;
    if (!is_black(uncle)) {
      node->_M_parent->_M_color = uncle->_M_color = std::_S_black;
      grandparent->_M_color = std::_S_red;
      node = grandparent;
      continue;
    }
    if (node == node->_M_parent->*other) {
      node = node->_M_parent;
      rotate(node, side, other, root);
    }
    node->_M_parent->_M_color = std::_S_black;
    grandparent->_M_color = std::_S_red;
    rotate(grandparent, other, side, root);
  }
  root->_M_color = std::_S_black;
}

// Paths through `node`, a child of `parent` that may be null, have one black node too few.
void rebalance_after_erase(Node* node, Node* parent, Node*& root) {
  while (node != root && is_black(node)) {
    const bool on_left = node == parent->_M_left;
    const Link side = on_left ? kLeft : kRight, other = on_left ? kRight : kLeft;
    Node* sibling = parent->*other;
    if (!is_black(sibling)) {
      sibling->_M_color = std::_S_black;
      parent->_M_color = std::_S_red;
      rotate(parent, side, other, root);
      sibling = parent->*other;
    }
    if (is_black(sibling->_M_left) && is_black(sibling->_M_right)) {
      sibling->_M_color = std::_S_red;
      node = parent;
      parent = parent->_M_parent;
      continue;
    }
    if (is_black(sibling->*other)) {
      (sibling->*side)->_M_color = std::_S_black;
      sibling->_M_color = std::_S_red;
      rotate(sibling, other, side, root);
      sibling = parent->*other;
    }
    sibling->_M_color = parent->_M_color;
    parent->_M_color = std::_S_black;
    (sibling->*other)->_M_color = std::_S_black;
    rotate(parent, side, other, root);
    break;
  }
  if (node != nullptr) node->_M_color = std::_S_black;
}

}  // namespace

namespace std {

Node* _Rb_tree_increment(Node* node) throw() {
  if (node->_M_right != nullptr) return leftmost(node->_M_right);
  Node* parent = node->_M_parent;
  while (node == parent->_M_right) {
    node = parent;
    parent = parent->_M_parent;
  }
  // From the last node of a tree whose root has no right child we have come to the header already.
  return node->_M_right != parent ? parent : node;
}

Node* _Rb_tree_decrement(Node* node) throw() {
  if (node->_M_color == _S_red && node->_M_parent->_M_parent == node) return node->_M_right;  // the header
  if (node->_M_left != nullptr) return rightmost(node->_M_left);
  Node* parent = node->_M_parent;
  while (node == parent->_M_left) {
    node = parent;
    parent = parent->_M_parent;
  }
  return parent;
}

const Node* _Rb_tree_increment(const Node* node) throw() {
  return _Rb_tree_increment(const_cast<Node*>(node));
}
const Node* _Rb_tree_decrement(const Node* node) throw() {
  return _Rb_tree_decrement(const_cast<Node*>(node));
}

void _Rb_tree_insert_and_rebalance(const bool insert_left, Node* node, Node* parent, Node& header) throw() {
  node->_M_parent = parent;
  node->_M_left = node->_M_right = nullptr;
  node->_M_color = _S_red;
  if (insert_left) {
    parent->_M_left = node;  // of the header: the first node
    if (parent == &header) {
      header._M_parent = header._M_right = node;
    } else if (parent == header._M_left) {
      header._M_left = node;
    }
  } else {
    parent->_M_right = node;
    if (parent == header._M_right) header._M_right = node;
  }
  rebalance_after_insert(node, header._M_parent);
}

Node* _Rb_tree_rebalance_for_erase(Node* const node, Node& header) throw() {
  Node*& root = header._M_parent;
  Node* child;   // comes up to the place that becomes empty
  Node* parent;  // of that place
  bool was_black;
  if (node->_M_left == nullptr || node->_M_right == nullptr) {
    child = node->_M_left != nullptr ? node->_M_left : node->_M_right;
    parent = node->_M_parent;
    was_black = node->_M_color == _S_black;
    if (child != nullptr) child->_M_parent = parent;
    replace(node, child, root);
    if (header._M_left == node) header._M_left = child != nullptr ? leftmost(child) : parent;
    if (header._M_right == node) header._M_right = child != nullptr ? rightmost(child) : parent;
  } else {  // its successor takes the node's place
    Node* next = leftmost(node->_M_right);
    child = next->_M_right;
    parent = next->_M_parent;
    was_black = next->_M_color == _S_black;
    if (parent == node) {
      parent = next;
    } else {
      if (child != nullptr) child->_M_parent = parent;
      parent->_M_left = child;
      next->_M_right = node->_M_right;
      next->_M_right->_M_parent = next;
    }
    replace(node, next, root);
    next->_M_parent = node->_M_parent;
    next->_M_left = node->_M_left;
    next->_M_left->_M_parent = next;
    next->_M_color = node->_M_color;
  }
  if (was_black) rebalance_after_erase(child, parent, root);
  return node;
}

}  // namespace std
