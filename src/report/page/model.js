// From a finding to the rows of its swim lanes. Nothing here touches the page.

const baseName = (file) => file.slice(file.lastIndexOf('/') + 1);
const place = (at) => (at && at.file ? baseName(at.file) + (at.line > 0 ? ':' + at.line : '') : '');

// What library code reads with none of the user's code on the stack is nobody's story.
const isNoise = (step) => step.library && step.what.startsWith('read ');

function usersFrame(stack) {
  return stack.find((frame) => !frame.library) || stack[0];
}

// Threads each of which waits for what the next one holds; empty if there is no such ring.
function waitingCycle(threads) {
  const byId = new Map(threads.map((status) => [status.thread, status]));
  for (const start of threads) {
    const path = [];
    let at = start;
    while (at && !path.includes(at)) {
      path.push(at);
      at = typeof at.held_by === 'number' ? byId.get(at.held_by) : undefined;
    }
    if (at === start && path.length > 1) return path;
  }
  return [];
}

class Story {
  constructor(finding, sources) {
    this.finding = finding;
    this.sources = sources;  // a Map: names are the program's own
    this.sourceLines = new Map(Object.entries(finding.source_lines || {}));
    this.steps = finding.steps;
    this.frames = finding.frames || [];
    this.stacks = finding.stacks || [];
    this.threads = this.lanesOf();
    this.laneOf = new Map(this.threads.map((thread, lane) => [thread.id, lane]));
    this.racing = new Map();  // step -> number of the access
    finding.accesses.forEach((access, i) => {
      if (typeof access.step === 'number') this.racing.set(access.step, i);
    });
    this.locations = this.count((step) => (step.location ? [step.location] : []));
    this.locks = this.count((step) => step.locks || []);
    this.endings = this.endingsOf();
  }

  isStuck(status) {
    if (status.state === 'ended') return false;
    return status.waits_for !== '' || (this.finding.kind === 'livelock' && status.state === 'runnable');
  }

  failingThread() {
    const finding = this.finding;
    if (finding.kind === 'deadlock' || finding.kind === 'livelock') return undefined;
    if (finding.accesses.length) return finding.accesses[finding.accesses.length - 1].thread_number;
    if (typeof finding.thread === 'number') return finding.thread;
    const choices = (finding.schedule && finding.schedule.choices) || [];
    if (choices.length) return choices[choices.length - 1][0];
    return this.steps.length ? this.steps[this.steps.length - 1].thread : undefined;
  }

  lanesOf() {
    const ids = new Set();
    for (const step of this.steps) if (!isNoise(step)) ids.add(step.thread);
    for (const status of this.finding.threads) if (this.isStuck(status) && !status.daemon) ids.add(status.thread);
    for (const access of this.finding.accesses) ids.add(access.thread_number);
    const failing = this.failingThread();
    if (failing !== undefined) ids.add(failing);
    return [...ids].sort((a, b) => a - b).map((id, lane) => ({ id, lane, name: this.nameOf(id), colour: `var(--t${lane % 6})` }));
  }

  nameOf(id) {
    const status = this.finding.threads.find((one) => one.thread === id && one.name);
    if (status) return visible(status.name);
    const access = this.finding.accesses.find((one) => one.thread_number === id && one.thread);
    return access ? visible(access.thread) : 'thread ' + id;
  }

  thread(id) {
    const lane = this.laneOf.get(id);
    return lane === undefined ? { id, lane: -1, name: this.nameOf(id), colour: 'inherit' } : this.threads[lane];
  }

  waitingText(status) {
    if (!status.waits_for) return 'goes on for ever';
    const held = typeof status.held_by === 'number' && !status.waits_for.startsWith('the end of ');
    return 'waits for ' + visible(status.waits_for) + (held ? ', held by ' + this.nameOf(status.held_by) : '');
  }

  // How it ends: where threads are stuck, or what went wrong. One cell per lane.
  endingsOf() {
    const finding = this.finding;
    const cells = [];
    if (finding.kind === 'deadlock' || finding.kind === 'livelock') {
      for (const status of finding.threads) {
        if (!this.laneOf.has(status.thread) || !this.isStuck(status)) continue;
        const at = usersFrame(status.stack);
        cells.push({ thread: status.thread, where: place(at), source: this.lineAt(at), text: this.waitingText(status) });
      }
      return cells;
    }
    const failing = this.failingThread();
    if (failing === undefined) return cells;
    let text = visible(finding.message);
    if (finding.kind === 'race' && finding.accesses.length === 2) {
      const [first, second] = finding.accesses;
      const step = typeof first.step === 'number' ? ` in step ${first.step + 1}` : ` at ${place(first)}`;
      text = `data race: ${second.op === 'write' ? 'writes' : 'reads'} ${visible(finding.location)}, which ` +
        `${visible(first.thread)} ${first.op === 'write' ? 'wrote' : 'read'}${step}, and nothing orders the two`;
    }
    cells.push({ thread: failing, where: place(finding.position), source: this.lineAt(finding.position), text });
    return cells;
  }

  sourceOf(at) {
    if (!at || !at.file) return undefined;
    const parts = (at.function || '').split('.');
    const long = parts.slice(0, -2).concat(at.file).join('/');
    return this.sources.has(long) ? long : this.sources.has(at.file) ? at.file : undefined;
  }

  lineAt(at) {
    if (!at || !at.file) return '';
    const known = this.sourceLines.get(at.file + ':' + at.line);
    if (known) return visible(known);
    const file = this.sourceOf(at);
    return file === undefined ? '' : visible((this.sources.get(file).split('\n')[at.line - 1] || '').trim());
  }

  stackOf(step) {
    return (this.stacks[step.stack] || []).map((frame) => this.frames[frame]).filter(Boolean);
  }

  count(namesOf) {
    const counts = new Map();
    for (const step of this.steps) for (const name of namesOf(step)) counts.set(name, (counts.get(name) || 0) + 1);
    return [...counts].sort((a, b) => b[1] - a[1]);
  }

  matches(step, filter) {
    if (filter.hidden.has(step.thread)) return false;
    if (filter.location && step.location !== filter.location) return false;
    if (filter.lock) {
      const bare = filter.lock.replace(/^the lock of /, '');
      if (!(step.locks || []).includes(filter.lock) && !step.what.includes(bare)) return false;
    }
    if (!filter.search) return true;
    const wanted = filter.search.toLowerCase();
    return [step.what, step.source, step.function, place(step), step.location]
      .some((text) => text.toLowerCase().includes(wanted));
  }

  // A row is what one thread does at one line without another thread in between, or one step if library code is
  // not folded.
  rows(filter) {
    const rows = [];
    let previous;
    let hiddenSteps = 0;
    const closeGap = () => {
      if (hiddenSteps > 0) rows.push({ type: 'gap', count: hiddenSteps, height: 22 });
      hiddenSteps = 0;
    };
    this.steps.forEach((step, i) => {
      if (!this.laneOf.has(step.thread) || (filter.fold && isNoise(step))) return;
      if (!this.matches(step, filter)) {
        hiddenSteps += 1;
        previous = undefined;
        return;
      }
      closeGap();
      const last = rows[rows.length - 1];
      const folds = filter.fold && previous && last.type === 'step' && previous.thread === step.thread &&
        previous.line === step.line && previous.file === step.file && previous.function === step.function &&
        step.line > 0;
      if (folds) {
        last.steps.push(i);
      } else {
        if (previous && previous.thread !== step.thread)
          rows.push({ type: 'switch', to: step.thread, from: previous.thread, reason: this.reasonFor(i), height: 24 });
        rows.push({ type: 'step', thread: step.thread, steps: [i] });
      }
      previous = step;
    });
    closeGap();
    if (this.endings.length) rows.push({ type: 'end', cells: this.endings });
    for (const row of rows) this.finish(row);
    let y = 0;
    for (const row of rows) {
      row.y = y;
      y += row.height;
    }
    return { rows, height: y };
  }

  // Steps that are not shown may have come between.
  reasonFor(i) {
    for (let k = i; k >= 0 && this.steps[k].thread === this.steps[i].thread; --k)
      if (this.steps[k].switched) return visible(this.steps[k].switched);
    return '';
  }

  finish(row) {
    const most = 4;
    if (row.type === 'step') {
      const first = this.steps[row.steps[0]];
      row.where = place(first);
      row.source = first.source ? visible(first.source) : first.function ? 'in ' + visible(first.function) : '';
      // That a value is old must be seen even where the rest is cut off.
      const all = row.steps.map((i) => (this.steps[i].old_value ? `old value ${visible(this.steps[i].value)}: ` : '') + visible(this.steps[i].what));
      row.actions = all.length > most ? [...all.slice(0, most - 2), `… ${all.length - most + 1} more`, all[all.length - 1]] : all;
      row.racing = row.steps.some((i) => this.racing.has(i));
      row.last = row.steps[row.steps.length - 1];
      row.height = 8 + 20 * ((row.source ? 1 : 0) + row.actions.length);
    } else if (row.type === 'end') {
      row.last = this.steps.length - 1;
      row.height = 90;  // until it is measured: its text is wrapped
    }
  }

  // Whom the end is about: a thread of the cycle, or the one that failed.
  mainThread() {
    const ring = waitingCycle(this.finding.threads);
    return ring.length ? ring[0].thread : this.endings[0].thread;
  }

  // After step k (or at the end): where every thread is, what it holds, and the last value seen of each
  // location.
  stateAt(k, atEnd) {
    const threads = new Map();
    const values = new Map();
    for (let i = k; i >= 0; --i) {
      const step = this.steps[i];
      if (!threads.has(step.thread)) threads.set(step.thread, { at: step, stack: this.stackOf(step), locks: step.locks });
      if (step.location && step.value !== '' && !values.has(step.location) && values.size < 40)
        values.set(step.location, { value: step.value, step: i, thread: step.thread });
    }
    const stuck = this.finding.kind === 'deadlock' || this.finding.kind === 'livelock';
    const failing = this.failingThread();
    if (atEnd && !stuck && threads.has(failing) && this.finding.position.line > 0)
      threads.set(failing, { ...threads.get(failing), at: this.finding.position });
    if (atEnd && stuck) {
      for (const status of this.finding.threads) {
        if (!this.laneOf.has(status.thread)) continue;
        const at = usersFrame(status.stack);
        if (status.state !== 'ended' && at) threads.set(status.thread, { at, stack: status.stack, locks: status.holds, status });
      }
    }
    return { threads, values };
  }
}
