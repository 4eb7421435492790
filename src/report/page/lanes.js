// The swim lanes: one column per thread, time downwards. Only the rows in sight are in the document, so that
// ten thousand steps cost no more than fifty.

const NARROWEST = 170;
const DOT = 12;  // where a thread's line runs in its column

const stepNumbers = (row) => {
  const first = row.steps[0] + 1, last = row.last + 1;
  return first === last ? String(first) : `${first}–${last}`;
};

class Lanes {
  constructor(story, onSelect) {
    this.story = story;
    this.onSelect = onSelect;
    const longest = Math.max(8, ...story.steps.map((step) => place(step).length + String(story.steps.length).length * 2));
    this.gutter = Math.min(220, 20 + Math.ceil(longest * 6.6));
    this.columns = `${this.gutter}px repeat(${Math.max(1, story.threads.length)}, minmax(${NARROWEST}px, 1fr))`;
    this.head = el('div', { class: 'lanes-head', style: { 'grid-template-columns': this.columns } },
      el('div', {}, 'step, place'),
      story.threads.map((thread) =>
        el('div', { style: { '--thread': thread.colour }, title: thread.name }, el('span', { class: 'thread' }, thread.name))));
    this.edges = svg('svg', { class: 'edges', 'aria-hidden': 'true' });
    this.body = el('div', { class: 'lanes-body' });
    this.element = el('div', {
      class: 'lanes', tabindex: '0', role: 'listbox', 'aria-label': 'Steps, one column per thread',
      scroll: () => this.schedule(),
    }, this.head, this.body);
    const width = this.gutter + NARROWEST * story.threads.length;
    this.head.style.minWidth = this.body.style.minWidth = width + 'px';
    this.selected = -1;
    this.pending = false;
    new ResizeObserver(() => this.schedule()).observe(this.element);
  }

  show(rows, height) {
    this.rows = rows;
    this.rowOfStep = new Map();
    rows.forEach((row, i) => (row.steps || []).forEach((step) => this.rowOfStep.set(step, i)));
    this.spans = this.story.threads.map((thread) => rows.filter((row) => (row.type === 'step' && row.thread === thread.id) ||
      (row.type === 'end' && row.cells.some((cell) => cell.thread === thread.id))));
    this.arrows = this.arrowsOf(rows);
    this.fit(height);
    this.draw();
  }

  // Pairs of rows, the second after the first by synchronisation.
  arrowsOf(rows) {
    const arrows = [];
    rows.forEach((row, target) => {
      const sources = new Set();
      for (const step of row.steps || []) for (const from of this.story.steps[step].after || []) sources.add(this.rowOfStep.get(from));
      for (const source of sources)
        if (source !== undefined && rows[source].thread !== row.thread) arrows.push([source, target]);
    });
    return arrows;
  }

  schedule() {
    if (this.pending) return;
    this.pending = true;
    requestAnimationFrame(() => {
      this.pending = false;
      this.draw();
    });
  }

  // The first row that ends below y.
  rowAt(y) {
    let low = 0, high = this.rows.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.rows[middle].y + this.rows[middle].height > y) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  draw(everything) {
    if (!this.rows) return;
    const margin = 500;
    const top = everything ? 0 : Math.max(0, this.element.scrollTop - margin);
    const bottom = everything ? this.height : this.element.scrollTop + this.element.clientHeight + margin;
    const first = this.rowAt(top);
    const shown = [];
    for (let i = first; i < this.rows.length && this.rows[i].y < bottom; ++i) shown.push(this.drawRow(this.rows[i], i));
    replace(this.body, this.edges, shown);
    this.measureEnd();
    this.drawEdges(top, Math.min(bottom, this.height));
  }

  // The last row is as high as its text needs in columns of this width.
  measureEnd() {
    const row = this.rows[this.rows.length - 1], drawn = this.body.lastChild;
    if (!row || row.type !== 'end' || !drawn.classList.contains('end')) return;
    drawn.style.height = 'auto';
    const height = drawn.offsetHeight;
    if (height === row.height) return;
    row.height = height;
    this.fit(row.y + height);
  }

  fit(height) {
    this.height = height;
    this.body.style.height = height + 'px';
    const fits = height + 60 < window.innerHeight * 0.68;
    this.element.style.height = fits ? height + 48 + 'px' : '';
    this.element.style.minHeight = fits ? '0' : '';
  }

  drawRow(row, index) {
    const style = { top: row.y + 'px', height: row.height + 'px', 'grid-template-columns': this.columns };
    if (row.type === 'gap')
      return el('div', { class: 'row gap', style }, el('div', {}), el('div', { class: 'to' }, '… ' + plural(row.count, 'step', 'steps') + ' not shown'));
    if (row.type === 'switch') return this.drawSwitch(row, style);
    const select = () => this.onSelect(index);
    const classes = ['row', row.type, row.racing ? 'racing' : '', index === this.selected ? 'now' : ''].join(' ');
    const cells = row.type === 'end' ? row.cells : [{ thread: row.thread, source: row.source, where: row.where, actions: row.actions }];
    const gutter = row.type === 'end' ? 'the end' : `${stepNumbers(row)}  ${row.where}`;
    return el('div', { class: classes, style, id: 'row' + index, role: 'option', 'aria-selected': String(index === this.selected), click: select },
      el('div', { class: 'gutter', title: row.where }, gutter),
      this.story.threads.map((thread) => {
        const cell = cells.find((one) => one.thread === thread.id);
        if (!cell) return el('div', { class: 'cell' });
        return el('div', { class: 'cell mine', style: { '--thread': thread.colour } },
          row.type === 'end' && cell.where ? el('div', { class: 'faint act-place' }, cell.where) : '',
          cell.source ? el('div', { class: 'code', title: cell.source }, cell.source) : '',
          (cell.actions || [cell.text]).map((text) => el('div', { class: text.startsWith('old value ') ? 'act old' : 'act', title: text }, text)));
      }));
  }

  drawSwitch(row, style) {
    const to = this.story.thread(row.to);
    const right = to.lane > 0 && to.lane >= this.story.threads.length / 2;  // where there is more room
    const column = right ? `2 / ${to.lane + 3}` : `${to.lane + 2} / -1`;
    return el('div', { class: 'row switch', style },
      el('div', {}),
      el('div', { class: 'to', style: { '--thread': to.colour, 'grid-column': column, 'text-align': right ? 'right' : 'left' } },
        el('span', {}, right && row.reason ? '(' + row.reason + ') ' : '', '⇄ now ', el('b', {}, to.name), !right && row.reason ? ' (' + row.reason + ')' : '')));
  }

  laneX(lane) {
    const cell = this.head.children[lane + 1];
    return cell ? cell.offsetLeft + DOT : this.gutter + DOT;
  }

  drawEdges(top, bottom) {
    const width = this.head.offsetWidth;
    replace(this.edges);
    for (const [key, value] of [['width', width], ['height', Math.max(0, bottom - top)], ['viewBox', `0 ${top} ${width} ${Math.max(1, bottom - top)}`]])
      this.edges.setAttribute(key, String(value));
    this.edges.style.top = top + 'px';
    const xs = this.story.threads.map((thread) => this.laneX(thread.lane));
    this.drawLifelines(xs, top, bottom);
    this.drawArrows(xs, top, bottom);
    this.drawRace(xs);
    this.drawDots(xs, top, bottom);
  }

  drawLifelines(xs, top, bottom) {
    this.story.threads.forEach((thread, lane) => {
      const mine = this.spans[lane];
      if (!mine.length) return;
      const from = Math.max(top, mine[0].y + 14), to = Math.min(bottom, mine[mine.length - 1].y + 14);
      if (to > from)
        this.edges.append(svg('path', { class: 'life', style: { '--thread': thread.colour }, d: `M${xs[lane]} ${from}V${to}` }));
    });
  }

  drawDots(xs, top, bottom) {
    for (let i = this.rowAt(top); i < this.rows.length && this.rows[i].y < bottom; ++i) {
      const row = this.rows[i];
      if (row.type !== 'step') continue;
      const thread = this.story.thread(row.thread);
      if (thread.lane < 0) continue;
      const x = xs[thread.lane];
      if (row.height > 30) this.edges.append(svg('path', { class: 'runs', style: { '--thread': thread.colour }, d: `M${x} ${row.y + 6}V${row.y + row.height - 6}` }));
      this.edges.append(svg('circle', { class: row.racing ? 'racing' : '', style: { '--thread': thread.colour }, cx: x, cy: row.y + 14, r: row.racing ? 6 : 4.5 }));
    }
  }

  // From the step that releases, along the lower edge of its row, down to the step that acquires.
  drawArrows(xs, top, bottom) {
    for (const [source, target] of this.arrows) {
      const begin = this.rows[source], row = this.rows[target];
      if (begin.y > bottom || row.y + row.height < top) continue;
      const hot = target === this.selected || source === this.selected;
      const x1 = xs[this.story.thread(begin.thread).lane], x2 = xs[this.story.thread(row.thread).lane];
      const y1 = begin.y + 14, y2 = row.y + 14, turn = begin.y + begin.height - 2;
      const side = x1 < x2 ? -1 : 1, r = 5;
      this.edges.append(
        svg('path', { class: hot ? 'hot' : '', d: `M${x1} ${y1}V${turn - r}Q${x1} ${turn} ${x1 - side * r} ${turn}H${x2 + side * (8 + r)}Q${x2 + side * 8} ${turn} ${x2 + side * 8} ${turn + r}V${y2 - r}Q${x2 + side * 8} ${y2} ${x2 + side * 6} ${y2}` }),
        svg('path', { class: hot ? 'head hot' : 'head', d: `M${x2 + side * 3} ${y2}l${side * 7} -4v8z` }));
    }
  }

  drawRace(xs) {
    const [first, second] = this.story.finding.accesses;
    if (!second) return;
    const a = this.rows[this.rowOfStep.get(first.step)], b = this.rows[this.rowOfStep.get(second.step)];
    if (!a || !b || a === b) return;
    const x1 = xs[this.story.thread(a.thread).lane], x2 = xs[this.story.thread(b.thread).lane];
    const middle = a.y + a.height - 4;
    this.edges.append(svg('path', { class: 'race', d: `M${x1} ${a.y + 14}V${middle}H${x2}V${b.y + 14}` }));
  }

  select(index) {
    this.selected = index;
    const row = this.rows[index];
    if (row) {
      const view = this.element, head = this.head.offsetHeight;
      if (row.y < view.scrollTop + 30) view.scrollTop = Math.max(0, row.y - 60);
      else if (row.y + row.height + head > view.scrollTop + view.clientHeight - 20)
        view.scrollTop = row.y + row.height + head - view.clientHeight + 60;
      this.element.setAttribute('aria-activedescendant', 'row' + index);
    }
    this.draw();
  }
}
