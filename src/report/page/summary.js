// The words around the lanes: what the answer is, what went wrong, what was checked.

const KINDS = {
  race: ['data race', 'Two threads use the same memory, one of them writes, and nothing orders the two accesses.'],
  deadlock: ['deadlock', 'Threads wait for something that can never happen, so the program never ends.'],
  livelock: ['livelock', 'Threads run for ever and get nowhere, whatever the scheduler does.'],
  assertion: ['failed assertion', 'There is a schedule on which an assertion does not hold.'],
  exception: ['uncaught exception', 'There is a schedule on which an exception ends a thread.'],
  exit: ['exit status', 'There is a schedule on which the program ends with a status other than 0.'],
  memory: ['memory error', 'There is a schedule on which the program uses memory that it must not use.'],
};

// The kind is said beside it.
function messageOf(finding) {
  const text = visible(finding.message);
  for (const prefix of [finding.kind + ': ', finding.kind + ' on ', finding.kind + ' failed: ']) if (text.startsWith(prefix)) return text.slice(prefix.length);
  const end = text.indexOf('): ');  // deadlock (nobody helps): ...
  if (text.startsWith(finding.kind + ' (') && end > 0) return text.slice(end + 3) + text.slice(finding.kind.length, end + 1);
  return text;
}

function shellWord(word) {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : "'" + word.replace(/'/g, "'\\''") + "'";
}

function verdictSentence(result) {
  const properties = visible(result.options.properties || '').split(',').filter(Boolean);
  if (result.verdict === 'violated') {
    const n = result.findings.length;
    if (n === 0) return 'Something can go wrong.';
    const first = result.findings[0];
    const [kind] = KINDS[first.kind] || [first.kind];
    return n === 1 ? `Heddle found a schedule of the threads that leads to a ${kind}.` : `Heddle found ${n} different things that can go wrong.`;
  }
  const what = properties.length ? properties.join(', ') : 'violation';
  if (result.verdict === 'verified')
    return result.reason ? `No ${what}, within these bounds: ${visible(result.reason)}.` : `Every schedule was explored, and none leads to: ${what}.`;
  return 'Heddle cannot say: ' + (visible(result.reason) || 'no reason known') + '.';
}

function drawTop(result) {
  const theme = el('button', { class: 'theme', type: 'button', title: 'light or dark', click: () => {
    const root = document.documentElement;
    const dark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
    root.dataset.theme = dark ? 'light' : 'dark';
  } }, '◐ theme');
  const mark = { violated: '✗ violated', verified: '✓ verified', inconclusive: '? inconclusive' }[result.verdict] || visible(result.verdict);
  const command = result.command.map(visible).map(shellWord).join(' ');
  replace(document.getElementById('top'),
    el('div', { class: 'headline' },
      el('h1', {}, el('span', { class: 'badge ' + (result.verdict in { violated: 1, verified: 1 } ? result.verdict : 'inconclusive') }, mark), visible(result.program)), theme),
    el('p', { class: 'sentence' }, verdictSentence(result)),
    result.verdict === 'inconclusive' && result.bounded ? el('p', {}, 'What next: allow more (--time, --max-memory), make the program smaller (fewer threads, shorter loops), or only look for errors (--search swarm).') : '',
    command ? el('div', { class: 'command' }, el('span', { class: 'faint' }, 'to see it again:'), el('code', {}, command),
      el('button', { class: 'copy', type: 'button', click: (event) => copy(command, event.currentTarget) }, 'copy')) : '');
}

// Several programs: a table of all, and one of them below.
function showPrograms(suite, viewer) {
  const nav = document.getElementById('programs');
  const order = { violated: 0, inconclusive: 1, verified: 2 };
  const draw = (current) => replace(nav,
    el('h1', {}, `${plural(suite.programs.length, 'program', 'programs')}: ${visible(suite.verdict)}`),
    el('table', {}, suite.programs.map((result, i) => el('tr', {},
      el('td', {}, el('span', { class: 'badge ' + (result.verdict in order ? result.verdict : 'inconclusive') }, visible(result.verdict))),
      el('td', {}, el('button', { type: 'button', 'aria-current': String(i === current), click: () => show(i) }, visible(result.program))),
      el('td', {}, result.findings.length ? `${visible(result.findings[0].kind)}: ${messageOf(result.findings[0])}` : visible(result.reason)))),
      suite.skipped.map((one) => el('tr', { class: 'faint' }, el('td', {}, one.disabled ? 'disabled' : 'not run'), el('td', {}, visible(one.program)), el('td', {}, visible(one.reason))))));
  const show = (i) => {
    draw(i);
    viewer.show(suite.programs[i]);
  };
  const first = suite.programs.map((result, i) => [order[result.verdict], i]).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  if (first.length) show(first[0][1]);
  else draw(-1);
}

function copy(text, button) {
  const done = () => replace(button, 'copied');
  if (navigator.clipboard) navigator.clipboard.writeText(text).then(done, () => replace(button, 'select it and press Ctrl+C'));
}

// With --all: every finding, grouped by kind.
function drawFindings(result, current, onSelect) {
  const nav = document.getElementById('findings');
  if (result.findings.length < 2) return replace(nav);
  const items = [];
  for (const kind of Object.keys(KINDS)) {
    const mine = result.findings.map((finding, i) => [finding, i]).filter(([finding]) => finding.kind === kind);
    if (!mine.length) continue;
    items.push(el('li', { class: 'group' }, `${KINDS[kind][0]}: ${mine.length}`));
    for (const [finding, i] of mine)
      items.push(el('li', {}, el('button', { type: 'button', 'aria-current': String(i === current), click: () => onSelect(i) },
        `${i + 1}. ${messageOf(finding)} `, el('span', { class: 'faint' }, visible(place(finding.position))))));
  }
  return replace(nav, el('h2', {}, 'Findings'), el('ol', {}, items));
}

function framesList(stack) {
  const shown = stack.filter((frame, i) => !frame.library || i === 0);
  return el('ol', { class: 'frames code' }, shown.slice(0, 12).map((frame) =>
    el('li', { class: frame.library ? 'faint' : '' }, 'at ' + visible(frame.function), el('span', { class: 'faint' }, '  ' + visible(place(frame))))),
    shown.length > 12 ? el('li', { class: 'faint' }, `… ${shown.length - 12} more`) : '');
}

function accessCard(story, access, first) {
  const thread = story.thread(access.thread_number);
  return el('div', { class: 'card bad', style: { '--thread': thread.colour } },
    el('h3', {}, first ? 'First: ' : 'Then: ', el('span', { class: 'thread' }, thread.name), access.op === 'write' ? ' writes' : ' reads',
      el('span', { class: 'faint' }, typeof access.step === 'number' ? `  step ${access.step + 1}` : '')),
    access.source ? el('pre', {}, visible(access.source)) : '',
    framesList(access.stack.length ? access.stack : [access]),
    el('p', {}, access.locks.length ? 'holds ' + access.locks.map(visible).join(', ') : 'holds no lock'));
}

function statusCard(story, status) {
  const thread = story.thread(status.thread);
  const stuck = story.isStuck(status);
  return el('div', { class: 'card', style: { '--thread': thread.colour } },
    el('h3', {}, el('span', { class: 'thread' }, thread.name), status.daemon ? ' (daemon)' : '', el('span', { class: 'faint' }, '  ' + visible(status.state))),
    stuck ? el('p', { style: { color: 'var(--bad)' } }, story.waitingText(status)) : '',
    el('p', {}, status.holds.length ? 'holds ' + status.holds.map(visible).join(', ') : 'holds no lock'),
    framesList(status.stack));
}

function drawFinding(story) {
  const { finding } = story;
  const [kind, meaning] = KINDS[finding.kind] || [visible(finding.kind), ''];
  const isRace = finding.accesses.length === 2;
  const stuck = finding.kind === 'deadlock' || finding.kind === 'livelock';
  const failing = story.failingThread();
  const shown = finding.threads.filter((status) => (stuck ? status.state !== 'ended' : !isRace && status.thread === failing && status.stack.length));
  replace(document.getElementById('finding'),
    el('h2', {}, kind + ': ' + messageOf(finding)),
    el('p', { class: 'faint' }, meaning),
    !isRace && finding.position.file ? el('p', { class: 'code' }, 'at ' + visible(finding.position.function) + '  ' + visible(place(finding.position))) : '',
    finding.kind === 'deadlock' ? cycleDrawing(story) : '',
    isRace ? el('div', { class: 'cards' }, accessCard(story, finding.accesses[0], true), accessCard(story, finding.accesses[1], false)) : '',
    finding.explanation ? el('div', { class: 'why' }, el('h3', {}, finding.kind === 'race' ? 'Why this is a race' : 'Old values that were read'), el('p', {}, visible(finding.explanation))) : '',
    finding.suggestion ? el('div', { class: 'help' }, el('h3', {}, 'What helps'), el('p', {}, visible(finding.suggestion))) : '',
    finding.suppression ? el('details', {}, el('summary', {}, 'If it is meant to be so'),
      el('p', {}, 'Add this line, with your reason, to a file and give it to --suppressions:'), el('pre', {}, visible(finding.suppression) + ' # REASON')) : '',
    shown.length ? el('div', { class: 'cards' }, shown.map((status) => statusCard(story, status))) : '',
    finding.output ? el('details', {}, el('summary', {}, 'What the program printed on this path'), el('div', { class: 'output code' }, visibleLines(finding.output).join('\n'))) : '');
}

// Beside the middle of a line, on the outer side of the ring.
function labelPlace(a, b, centre) {
  const x = (a.x + b.x) / 2, y = (a.y + b.y) / 2;
  const level = Math.abs(b.y - a.y) < 20;
  const dx = level ? 0 : x - centre.x, dy = y - centre.y, length = Math.hypot(dx, dy) || 1;
  const anchor = Math.abs(dx) < 0.3 * length ? 'middle' : dx > 0 ? 'start' : 'end';
  return { x: x + (12 * dx) / length, y: y + (14 * dy) / length + 4, 'text-anchor': anchor };
}

function cycleDrawing(story) {
  const ring = waitingCycle(story.finding.threads);
  if (!ring.length) return '';
  const nodes = [];
  for (const status of ring) {
    nodes.push({ text: story.nameOf(status.thread), colour: story.thread(status.thread).colour });
    nodes.push({ text: visible(status.waits_for), lock: true });
  }
  const width = 840, height = nodes.length > 4 ? 400 : 230, half = { x: nodes.length > 4 ? 85 : 110, y: 18 };
  nodes.forEach((node, i) => {
    const angle = Math.PI + (2 * Math.PI * i) / nodes.length;
    node.x = width / 2 + (width / 2 - half.x - 6) * Math.cos(angle);
    node.y = height / 2 + (height / 2 - half.y - 8) * Math.sin(angle);
  });
  const border = (from, to) => {
    const dx = to.x - from.x, dy = to.y - from.y;
    const scale = Math.min(Math.abs(half.x / (dx || 1e-6)), Math.abs(half.y / (dy || 1e-6)));
    return { x: from.x + dx * scale, y: from.y + dy * scale };
  };
  const parts = [];
  nodes.forEach((node, i) => {
    const next = nodes[(i + 1) % nodes.length];
    const a = border(node, next), b = border(next, node);
    const kind = node.lock ? 'held' : 'waits', label = node.lock ? 'is held by' : 'waits for';
    const angle = Math.atan2(b.y - a.y, b.x - a.x), wing = (turn) => `${b.x - 10 * Math.cos(angle + turn)} ${b.y - 10 * Math.sin(angle + turn)}`;
    parts.push(svg('path', { class: kind, d: `M${a.x} ${a.y}L${b.x} ${b.y}M${wing(0.45)}L${b.x} ${b.y}L${wing(-0.45)}` }),
      svg('text', { class: 'label ' + kind, ...labelPlace(a, b, { x: width / 2, y: height / 2 }) }, label));
  });
  for (const node of nodes) {
    const text = node.text.length > 30 ? node.text.slice(0, 29) + '…' : node.text;
    parts.push(svg('rect', { class: node.lock ? 'node lock' : 'node', style: node.lock ? {} : { stroke: node.colour }, x: node.x - half.x, y: node.y - half.y, width: 2 * half.x, height: 2 * half.y, rx: node.lock ? 2 : 18 }),
      svg('text', { x: node.x, y: node.y + 5, 'text-anchor': 'middle', style: node.lock ? {} : { fill: node.colour, 'font-weight': '600' } }, text, svg('title', {}, node.text)));
  }
  return svg('svg', { class: 'cycle', viewBox: `0 0 ${width} ${height}`, width, height, role: 'img', 'aria-label': 'Who waits for whom' }, parts);
}

// One column for each memory model; what sequential consistency does not have is marked.
function modelTable(models) {
  const texts = [...new Set(models.flatMap(([, model]) => model.outcomes.map((outcome) => outcome.text)))].sort();
  const has = (model, text) => model.outcomes.some((outcome) => outcome.text === text);
  return el('table', { class: 'outcomes' },
    el('tr', {}, el('th', {}, ''), el('th', {}, 'outcome'), models.map(([name, model]) => el('th', {}, visible(name) + (model.complete ? '' : ' (not all)')))),
    texts.map((text, i) => el('tr', { class: has(models[0][1], text) ? '' : 'relaxed' }, el('th', {}, i + 1),
      el('td', {}, text === '' ? '(nothing)' : visibleLines(text).join('\n')),
      models.map(([, model]) => el('td', {}, has(model, text) ? 'yes' : '–')))));
}

function drawOutcomes(result) {
  const section = document.getElementById('outcomes');
  if (!result.outcomes) return replace(section);
  const models = Object.entries(result.models || {});
  if (models.length > 1) return replace(section, el('h2', {}, 'What the program can print'), modelTable(models));
  return replace(section, el('h2', {}, 'What the program can print: ' + plural(result.outcomes.length, 'outcome', 'outcomes')),
    el('table', { class: 'outcomes' }, result.outcomes.map((text, i) => el('tr', {}, el('th', {}, i + 1),
      el('td', {}, text === '' ? '(nothing)' : visibleLines(text.replace(/\r?\n$/, '')).join('\n'))))));
}

const STATISTICS = [['states', 'distinct states'], ['matched', 'transitions to a state already seen'], ['transitions', 'transitions'],
  ['executions', 'executions to an end of the program'], ['instructions', 'instructions'], ['max_depth', 'longest path, in transitions'],
  ['restarts', 'restarts'], ['seconds', 'seconds'], ['peak_memory_bytes', 'peak memory, bytes'], ['observer_bytes', 'of a state: bytes that race detectors remember']];

function share(part) {
  return part >= 0.0995 ? `${(part * 100).toFixed(0)}%` : part >= 0.001 ? `${(part * 100).toFixed(1)}%` : 'under 0.1%';
}

// What everybody asks first; the rest is there to be unfolded.
const QUESTIONS = [['properties', 'looked for'], ['memory', 'memory model'], ['search', 'search'], ['filter', 'schedules'], ['time', 'time limit'],
  ['max-memory', 'memory limit'], ['max-states', 'limit of states'], ['max-depth', 'limit of transitions on a path']];

function optionsCard(result, table) {
  const options = result.options, entries = (pairs) => pairs.map(([name, value]) => [visible(name), visible(value)]);
  const asked = QUESTIONS.filter(([key]) => Object.hasOwn(options, key)).map(([key, words]) => [words, options[key].split(',').join(', ')]);
  return el('div', { class: 'card' }, el('h3', {}, 'Options and bounds'), table(entries(asked)),
    el('details', {}, el('summary', {}, 'all options'), table(entries(Object.entries(options)))));
}

function placesCard(result) {
  const places = result.choice_places || [];
  if (!places.length) return '';
  const explored = typeof result.explored === 'number' ? el('p', {}, `Explored ${result.explored >= 0.001 ? 'about ' : ''}${share(result.explored)} of the space: a rough estimate, which takes all branches for equally large.`) : '';
  return el('div', { class: 'card', id: 'places' }, el('h3', {}, result.stats.states ? 'Where the states come from' : 'Where the transitions come from'), explored,
    el('table', {}, places.map((one) => el('tr', {}, el('th', {}, share(one.share)),
      el('td', { class: 'code' }, visible(one.position.function) + '  ' + visible(place(one.position))),
      el('td', {}, `${Number(one.alternatives).toFixed(1)} ${one.choice === 'value' ? 'values' : 'alternatives'}`)))));
}

// What the verdict holds for.
function assumptionsList(result) {
  const assumptions = result.assumptions || [];
  if (!assumptions.length) return '';
  return [el('h2', {}, 'What the verdict holds for'), el('ul', { id: 'assumptions' }, assumptions.map((one) =>
    el('li', {}, el('b', {}, visible(one.kind)), ': ', visible(one.text))))];
}

function drawRun(result) {
  const table = (pairs) => el('table', {}, pairs.map(([name, value]) => el('tr', {}, el('th', {}, name), el('td', {}, value))));
  replace(document.getElementById('run'),
    assumptionsList(result),
    result.notes.length ? [el('h2', {}, 'Notes'), el('ul', {}, result.notes.map((note) => el('li', {}, visible(note))))] : '',
    result.suppressed.length ? [el('h2', {}, 'Suppressed'), el('ul', {}, result.suppressed.map((one) =>
      el('li', {}, messageOf(one.finding), el('span', { class: 'faint' }, `  ${visible(one.entry)}${one.reason ? ': ' + visible(one.reason) : ''}`))))] : '',
    el('h2', {}, 'What was checked'),
    el('div', { class: 'cards' },
      optionsCard(result, table),
      el('div', { class: 'card' }, el('h3', {}, 'Statistics'), table(STATISTICS.filter(([key]) => key in result.stats).map(([key, name]) => [name, Number(result.stats[key]).toLocaleString('en')]))),
      placesCard(result)),
    el('footer', {}, 'Made by Heddle ' + visible(result.heddle) + '. This file needs nothing else and talks to nobody.'));
}
