// Beside the lanes: the source with the current line of each thread, the stack, values and locks.

class Inspector {
  constructor(story) {
    this.story = story;
    this.files = new Map();  // file -> lines of the pane, built when first shown
    this.tabs = el('div', { class: 'tabs', role: 'tablist' });
    this.source = el('div', { class: 'source', tabindex: '0', 'aria-label': 'Source' });
    this.state = el('div', { class: 'panel' });
    this.element = el('div', { class: 'side' }, el('div', { class: 'panel' }, this.tabs, this.source), this.state);
    this.racingLines = new Set(story.finding.accesses.map((access) => this.story.sourceOf(access) + ':' + access.line));
    this.marked = [];
  }

  show(row, fold) {
    const story = this.story;
    const atEnd = row.type === 'end';
    const state = story.stateAt(row.last, atEnd);
    const active = atEnd ? story.mainThread() : row.thread;
    const here = state.threads.get(active);
    this.state_now = { state, active };
    this.open(here ? story.sourceOf(here.at) : undefined, here);
    replace(this.state,
      this.oldValues(row),
      this.stackPart(active, here, fold),
      this.valuesPart(state, row),
      this.locksPart(state));
  }

  // Under a relaxed memory model: reads of this row that did not return the newest write.
  oldValues(row) {
    const old = (row.steps || []).map((i) => this.story.steps[i]).filter((step) => step.old_value);
    return old.length ? [el('h3', {}, 'An old value'), old.map((step) => el('p', {}, visible(`${step.location} = ${step.value}, ${step.old_value}`)))] : [];
  }

  // The pane of one file. Without one it keeps what it shows.
  open(file, here) {
    const story = this.story;
    const files = [...story.sources.keys()];
    if (file === undefined) file = this.file === undefined ? files[0] : this.file;
    if (file === undefined) {
      replace(this.source, el('p', { class: 'faint' }, 'The source is not at hand.'));
      return;
    }
    replace(this.tabs, files.map((name) =>
      el('button', { role: 'tab', 'aria-selected': String(name === file), click: () => this.open(name) }, visible(name))));
    if (!this.files.has(file)) this.files.set(file, this.linesOf(file));
    if (this.file !== file) replace(this.source, this.files.get(file));
    this.file = file;
    this.mark(file, here);
  }

  linesOf(file) {
    return visibleLines(this.story.sources.get(file)).map((text, i) =>
      el('div', { class: 'l' + (this.racingLines.has(file + ':' + (i + 1)) ? ' racing' : '') },
        el('span', { class: 'm' }), el('span', { class: 'n' }, i + 1), el('span', { class: 't' }, text), el('span', { class: 'who' })));
  }

  mark(file, here) {
    const lines = this.files.get(file);
    for (const line of this.marked) {
      line.classList.remove('here', 'now');
      line.style.removeProperty('--thread');
      replace(line.lastChild);
    }
    this.marked = [];
    for (const [id, where] of this.state_now.state.threads) {
      const line = this.story.sourceOf(where.at) === file ? lines[where.at.line - 1] : undefined;
      if (!line) continue;
      const thread = this.story.thread(id);
      line.classList.add(id === this.state_now.active ? 'now' : 'here');
      if (id === this.state_now.active || !line.style.getPropertyValue('--thread')) line.style.setProperty('--thread', thread.colour);
      line.lastChild.append(el('b', { style: { '--thread': thread.colour } }, '◀ ' + thread.name));
      this.marked.push(line);
    }
    const line = here && lines[here.at.line - 1];
    if (line) this.source.scrollTop = line.offsetTop - this.source.offsetTop - this.source.clientHeight / 2;
  }

  stackPart(id, here, fold) {
    const thread = this.story.thread(id);
    const items = [];
    let folded = 0;
    const close = () => {
      if (folded) items.push(el('li', { class: 'faint' }, '… ' + plural(folded, 'frame', 'frames') + ' of library code'));
      folded = 0;
    };
    const most = 200;  // of a recursion
    const stack = here ? here.stack : [];
    for (const frame of stack.slice(0, most)) {
      if (fold && frame.library) {
        folded += 1;
        continue;
      }
      close();
      items.push(el('li', { class: frame.library ? 'faint' : '' }, visible(frame.function), el('span', { class: 'faint' }, '  ' + visible(place(frame)))));
    }
    close();
    if (stack.length > most) items.push(el('li', { class: 'faint' }, '… ' + plural(stack.length - most, 'frame', 'frames') + ' more'));
    return [
      el('h3', { style: { '--thread': thread.colour } }, 'Call stack of ', el('span', { class: 'thread' }, thread.name)),
      items.length ? el('ol', { class: 'frames code' }, items) : el('p', { class: 'faint' }, 'not known'),
    ];
  }

  valuesPart(state, row) {
    if (!state.values.size) return [];
    const rows = [...state.values].map(([location, seen]) => {
      const thread = this.story.thread(seen.thread);
      const now = (row.steps || []).includes(seen.step);
      return el('tr', { class: now ? 'now' : '' }, el('td', { class: 'code' }, visible(location)), el('td', { class: 'code' }, visible(seen.value)),
        el('td', { class: 'faint' }, `step ${seen.step + 1}, `, el('span', { class: 'thread', style: { '--thread': thread.colour } }, thread.name)));
    });
    return [el('h3', { style: { 'margin-top': '10px' } }, 'Values last seen'), el('table', { class: 'values' }, rows)];
  }

  locksPart(state) {
    const rows = this.story.threads.filter((thread) => state.threads.has(thread.id)).map((thread) => {
      const { locks } = state.threads.get(thread.id);
      const text = !locks ? 'not known' : locks.length ? locks.map(visible).join(', ') : 'none';
      return el('tr', {}, el('td', {}, el('span', { class: 'thread', style: { '--thread': thread.colour } }, thread.name)), el('td', {}, text));
    });
    return [el('h3', { style: { 'margin-top': '10px' } }, 'Locks held'), el('table', { class: 'locks' }, rows)];
  }
}
