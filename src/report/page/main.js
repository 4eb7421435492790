// Which finding and which step is shown, and how to get to another one.

class Viewer {
  constructor() {
    this.section = document.getElementById('story');
    document.addEventListener('keydown', (event) => this.key(event));
    window.addEventListener('beforeprint', () => this.lanes && this.lanes.draw(true));
    window.addEventListener('afterprint', () => this.lanes && this.lanes.draw());
  }

  show(result) {
    this.result = result;
    this.sources = new Map(Object.entries(result.sources));
    this.lanes = null;
    for (const id of ['findings', 'finding', 'story']) replace(document.getElementById(id));
    drawTop(result);
    drawOutcomes(result);
    drawRun(result);
    document.title = 'Heddle: ' + visible(result.verdict) + ': ' + visible(result.program);
    if (result.findings.length) this.open(0);
  }

  open(index) {
    this.index = index;
    this.story = new Story(this.result.findings[index], this.sources);
    this.filter = { hidden: new Set(), location: '', lock: '', search: '', fold: true };
    drawFindings(this.result, index, (other) => this.open(other));
    drawFinding(this.story);
    this.lanes = new Lanes(this.story, (row) => this.select(row));
    this.inspector = new Inspector(this.story);
    replace(this.section, this.heading(), this.tools(),
      el('div', { class: this.story.threads.length > 3 ? 'split wide' : 'split' }, el('div', {}, this.lanes.element, this.legend()), this.inspector.element));
    this.refresh();
    this.select(this.stops[this.stops.length - 1]);  // the end is the point of the story
  }

  heading() {
    const { finding } = this.story;
    return el('h2', {}, 'How it happens ', el('span', { class: 'faint' },
      `${plural(this.story.steps.length, 'step', 'steps')}, ${plural(finding.switches, 'context switch', 'context switches')}` +
      (finding.minimal ? ' (the fewest possible)' : '')));
  }

  legend() {
    const items = ['● a step of a thread, time runs downwards', '⇄ another thread goes on'];
    if (this.story.steps.some((step) => (step.after || []).length)) items.push('arrow: synchronisation; what is above its start happens before what is below its head');
    if (this.story.racing.size) items.push('red: the two accesses; dashed: no synchronisation leads from one to the other');
    if (this.story.steps.some((step) => /#\d/.test(step.what))) items.push('Name#2: an object of that class, numbered as they are first named here');
    items.push('keys: ↑ ↓ step, Home End, / search');
    return el('div', { class: 'legend' }, items.map((text) => el('span', {}, text)));
  }

  tools() {
    this.slider = el('input', { type: 'range', min: '0', 'aria-label': 'Step', input: () => this.select(this.stops[Number(this.slider.value)]) });
    this.counter = el('span', { class: 'count', 'aria-live': 'polite' });
    this.search = el('input', { type: 'search', placeholder: 'search', 'aria-label': 'Search', input: () => this.change({ search: this.search.value }) });
    const fold = el('input', { type: 'checkbox', id: 'fold', checked: true, change: () => this.change({ fold: fold.checked }) });
    return el('div', { class: 'tools', role: 'toolbar', 'aria-label': 'Stepping and filters' },
      el('button', { type: 'button', id: 'back', title: 'one back (arrow up)', click: () => this.move(-1) }, '▲'),
      el('button', { type: 'button', id: 'next', title: 'one on (arrow down)', click: () => this.move(1) }, '▼'),
      this.slider, this.counter,
      this.story.threads.map((thread) => this.chip(thread)),
      this.choice('location', 'all locations', this.story.locations),
      this.choice('lock', 'all locks', this.story.locks),
      el('label', {}, fold, ' fold library code'), this.search);
  }

  chip(thread) {
    const button = el('button', { type: 'button', class: 'chip', 'aria-pressed': 'true', style: { '--thread': thread.colour }, title: 'show or hide this thread', click: () => {
      const hidden = new Set(this.filter.hidden);
      if (!hidden.delete(thread.id)) hidden.add(thread.id);
      button.setAttribute('aria-pressed', String(!hidden.has(thread.id)));
      this.change({ hidden });
    } }, thread.name);
    return button;
  }

  choice(key, all, counted) {
    if (!counted.length) return '';
    const select = el('select', { 'aria-label': key, id: 'filter-' + key, change: () => this.change({ [key]: select.value }) },
      el('option', { value: '' }, all), counted.slice(0, 200).map(([name, n]) => el('option', { value: name }, `${visible(name)} (${n})`)));
    return select;
  }

  change(part) {
    const row = this.lanes.rows[this.lanes.selected];
    const step = row ? row.last : undefined;
    Object.assign(this.filter, part);
    this.refresh();
    const near = this.stops.find((i) => this.lanes.rows[i].last >= step);
    this.select(near === undefined ? this.stops[this.stops.length - 1] : near);
  }

  refresh() {
    const { rows, height } = this.story.rows(this.filter);
    this.stops = [];
    rows.forEach((row, i) => {
      if (row.type === 'step' || row.type === 'end') this.stops.push(i);
    });
    this.lanes.selected = -1;
    this.lanes.show(rows, height);
    this.slider.max = String(Math.max(0, this.stops.length - 1));
  }

  select(index) {
    if (index === undefined) {
      replace(this.counter, 'nothing matches');
      return;
    }
    const at = this.stops.indexOf(index), row = this.lanes.rows[index];
    this.slider.value = String(at);
    replace(this.counter, row.type === 'end' ? 'the end' : `step ${stepNumbers(row)} of ${this.story.steps.length}`);
    document.getElementById('back').disabled = at <= 0;
    document.getElementById('next').disabled = at >= this.stops.length - 1;
    this.lanes.select(index);
    this.inspector.show(row, this.filter.fold);
  }

  move(by) {
    const at = this.stops.indexOf(this.lanes.selected);
    const to = Math.max(0, Math.min(this.stops.length - 1, at + by));
    this.select(this.stops[to]);
  }

  key(event) {
    if (!this.lanes || event.ctrlKey || event.altKey || event.metaKey) return;
    const typing = event.target.closest('input[type="search"], select, .source');
    if (event.key === 'Escape' && event.target === this.search) this.lanes.element.focus();
    if (typing) return;
    const moves = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1, PageUp: -10, PageDown: 10, Home: -1e9, End: 1e9 };
    if (event.key in moves) this.move(moves[event.key]);
    else if (event.key === '/') this.search.focus();
    else return;
    event.preventDefault();
  }
}

const data = JSON.parse(document.getElementById('data').textContent);
const viewer = new Viewer();
if (data.programs) showPrograms(data, viewer);
else viewer.show(data);
