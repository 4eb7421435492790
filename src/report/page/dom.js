'use strict';
// Everything a program named, printed or threw reaches the page through these functions: as text, never as
// markup.

// Control characters and direction overrides must be seen, not obeyed.
function visible(text) {
  const hex = (c, digits) => c.charCodeAt(0).toString(16).padStart(digits, '0');
  return String(text)
    .replace(/\n/g, '\\n').replace(/\r/g, '\\r').replace(/\t/g, ' ')
    .replace(/[\u0000-\u001f\u007f-\u009f]/g, (c) => '\\x' + hex(c, 2))
    .replace(/[\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g, (c) => '\\u' + hex(c, 4));
}

function visibleLines(text) {
  return String(text).split(/\r\n|\n/).map((line) => visible(line.replace(/\t/g, '    ')));
}

function build(node, attributes, children) {
  for (const [key, value] of Object.entries(attributes || {})) {
    if (value === undefined || value === null || value === false) continue;
    if (typeof value === 'function') node.addEventListener(key, value);
    else if (key === 'style') for (const [name, set] of Object.entries(value)) node.style.setProperty(name, set);
    else node.setAttribute(key, value === true ? '' : String(value));
  }
  for (const child of children.flat(3)) {
    if (child === undefined || child === null || child === '') continue;
    node.append(child instanceof Node ? child : document.createTextNode(String(child)));
  }
  return node;
}

const el = (tag, attributes, ...children) => build(document.createElement(tag), attributes, children);
const svg = (tag, attributes, ...children) =>
  build(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);

function replace(node, ...children) {
  node.replaceChildren();
  return build(node, {}, children);
}

const plural = (n, one, many) => n.toLocaleString('en') + ' ' + (n === 1 ? one : many);
