// The explorer: takes a rule, and shows values as they come, what is proven, and code.
'use strict';
(() => {
  const { Worked, byId, element, text, sum, moduleOf, showModule, followArrows, addressed, goTo } = window.engine;
  const worker = new Worked();
  const [form, game, misere, status, result] = ['ask', 'game', 'misere', 'status', 'result'].map(byId);
  const [picture, looked, facts] = ['picture', 'look', 'facts'].map(byId);
  // Milliseconds before values are shown as they come. Most games are done by then, and nothing jumps.
  const patience = 1000;
  // The number of the current run, and when its first values came. Answers to older runs are dropped.
  let run = 0;
  let began;
  let isBusy = false;
  // True if a game was asked about, false for pasted numbers.
  let isOfGame = false;

  const say = (...children) => status.replaceChildren(...children);

  function busy(is) {
    isBusy = is;
    byId('stop').hidden = !is;
    byId('go').disabled = is;
    result.setAttribute('aria-busy', is);
  }

  // The values, beginning with heap `first`, and how many rows are shown.
  let series;

  function cell(value, position, highest) {
    const made = element('td', { textContent: value, tabIndex: -1 });
    made.dataset.at = position.join();
    if (value === 0) made.className = 'zero';
    made.style.setProperty('--heat', value / Math.max(highest, 1));
    return made;
  }

  function table(head, rows, caption) {
    const columns = element('tr', {}, element('td'), ...head.map((name) => element('th', { scope: 'col', textContent: name })));
    const made = element('table', { className: 'values' }, element('thead', {}, columns), element('tbody', {}, ...rows));
    if (caption) made.prepend(element('caption', { textContent: caption }));
    return element('div', { className: 'scroll' }, made);
  }

  // Tab reaches one cell, and arrow keys the others.
  function place(...shown) {
    picture.replaceChildren(...shown);
    picture.querySelector('td[data-at]')?.setAttribute('tabindex', 0);
  }

  const row = (name, cells) => element('tr', {}, element('th', { scope: 'row', textContent: name }), ...cells);

  function drawSeries({ period, preperiod } = {}) {
    const { values, first, rows } = series;
    const columns = period > 1 && period <= 24 ? period : 16;
    const enough = period ? Math.ceil((preperiod + 2 * period) / columns) : 0;
    const most = Math.min(Math.max(rows, Math.min(enough, 40)) * columns, values.length);
    const highest = Math.max(...values.slice(0, most));
    const drawn = [];
    for (let at = 0; at < most; at += columns) {
      const cells = values.slice(at, Math.min(at + columns, most));
      drawn.push(row(first + at, cells.map((value, i) => {
        const made = cell(value, [first + at + i], highest);
        if (period && first + at + i < preperiod) made.classList.add('before');
        return made;
      })));
    }
    const head = Array.from({ length: Math.min(columns, most) }, (_, i) => `+${i}`);
    place(table(head, drawn));
    byId('more').hidden = most >= values.length;
    byId('more').onclick = () => {
      series.rows *= 4;
      drawSeries({ period, preperiod });
    };
  }

  function drawTable(rows, first = 0, before = [], caption = '') {
    const highest = Math.max(...rows.flat());
    const drawn = rows.map((values, a) => row(first + a, values.map((value, b) => cell(value, [...before, first + a, first + b], highest))));
    return table(rows[0].map((_, b) => first + b), drawn, caption);
  }

  // The module about this game; none in misère play, because its theorem is about normal play.
  function moduleOfThis({ facts }) {
    if (misere.checked) return null;
    const same = /^same as\t(\S+)(?: \((\S+)\))?/m.exec(facts) ?? [];
    const known = moduleOf(game.value.trim(), game.value.trim().toLowerCase(), ...same.slice(1).filter(Boolean));
    const told = /^next\tthe module `(\w+)`/m.exec(facts)?.[1];
    const links = [...document.querySelectorAll('#modules a')];
    return known ?? links.find((link) => link.pathname.endsWith(`/${told}.html`))?.cloneNode(true);
  }

  // What is known: proven here, proven on the module's page, guessed, or only values.
  function verdict({ facts, period }, module) {
    const has = (line) => line.test(facts);
    if (period || has(/^theorem\t/m)) return 'proven';
    if (module && 'theorem' in module.dataset) return 'known';
    return has(/^guess\t(?!none)/m) ? 'guessed' : 'open';
  }

  // Lines of a report that say why; they are folded.
  const reasons = ['proof', 'rule', 'evidence', 'to_prove_it', 'not_checked'];

  // Shows the lines `key<TAB>text` of a report, of which the answer is the first and the largest.
  function drawFacts(said) {
    const proof = byId('proof');
    for (const list of [facts, proof.querySelector('dl')]) list.replaceChildren();
    byId('said-answer').textContent = /^answer\t(.*)$/m.exec(said)?.[1] ?? '';
    // The values stand below, and `next` is about the command line.
    for (const [, key, textContent] of said.matchAll(/^(?!answer|values|next)([^\t\n]+)\t(.*)$/gm)) {
      const className = key.replace(/\W/g, '_').toLowerCase();
      const list = reasons.includes(className) ? proof.querySelector('dl') : facts;
      list.append(element('dt', { className }, text(`key_${className}`)), element('dd', { className, textContent }));
    }
    proof.hidden = !proof.querySelector('dd');
  }

  // Draws values as bars, or the lost positions of two heaps as squares; a 0 has another colour.
  function sketch(values, rows) {
    const height = rows ? rows.length : 24;
    const shown = values?.slice(0, 120) ?? [];
    const largest = Math.max(...shown, 1);
    const bar = (value, at) => `M${at} ${height}h.8v${-(value * (height - 1) / largest || 1)}h-.8z`;
    const square = (value, a, b) => (value === 0 ? `M${b} ${a}h.9v.9h-.9z` : '');
    const bars = (isZero) => shown.map((value, at) => ((value === 0) === isZero ? bar(value, at) : '')).join('');
    const squares = rows?.map((row, a) => row.map((value, b) => square(value, a, b)).join('')).join('') ?? '';
    byId('sketch').innerHTML = `<svg aria-hidden="true" viewBox="0 0 ${rows ? rows[0].length : shown.length} ${height}">` +
      `<path d="${bars(false)}"/><path class="zero" d="${bars(true)}${squares}"/></svg>`;
  }

  // Fills the tabs with code, if there is some.
  async function drawCode(own) {
    const { code } = await worker.ask('code');
    if (own !== run || !code) return;
    for (const part of byId('code').querySelectorAll('[data-of]')) {
      const place = part.querySelector('code');
      place.textContent = code[part.dataset.of].trimEnd();
      site.colour(place);
    }
    byId('code').hidden = false;
  }

  // Shows the command to run where this page can't decide.
  function drawCommand({ facts }, isProven) {
    const isWhole = isProven && !/^not decided\t/m.test(facts);
    byId('beyond').hidden = isWhole || !isOfGame;
    const options = misere.checked ? ' --misere' : '';
    byId('beyond').querySelector('code').textContent = `cargo x explore '${game.value.trim()}'${options}`;
  }

  function show(answer) {
    const { report, said, values, rows, layers, names } = answer;
    result.hidden = false;
    drawFacts(said);
    sketch(values, rows ?? layers?.[0]);
    drawCode(run);
    byId('report').textContent = report.trimEnd();
    byId('code').hidden = true;
    looked.replaceChildren(text('hint'));
    if (values) {
      series = { values, first: answer.first ?? 0, rows: 12 };
      drawSeries(answer);
    } else {
      place(...(rows ? [drawTable(rows, answer.first)] : layers.map((rows, at) => drawTable(rows, 0, [at], `${names[0]} = ${at}`))));
    }
    byId('more').hidden ||= !values;
    byId('larger').hidden = !rows || 'first' in answer || rows.length > 64;
    const module = 'first' in answer ? null : moduleOfThis(answer);
    showModule(module);
    const found = verdict(answer, module);
    byId('verdict').replaceChildren(text(found));
    drawCommand(answer, ['proven', 'known'].includes(found));
    say(text(answer.stopped ? 'time_over' : 'done'));
  }

  function progress(answer) {
    if (answer.values?.length) {
      if (answer.from === 0) series = { values: [], first: 0, rows: 12 };
      series.values.push(...answer.values);
    }
    began ??= performance.now();
    if (series && performance.now() > began + patience) drawSoFar();
    say(text('running', { known: answer.known.toLocaleString(), limit: answer.limit.toLocaleString() }));
  }

  function drawSoFar() {
    result.hidden = false;
    byId('verdict').replaceChildren(text('computing'));
    drawSeries();
  }

  // Removes everything about the game before.
  function clear() {
    for (const part of [facts, picture, looked, ...['verdict', 'report', 'said-answer', 'sketch'].map(byId)]) part.replaceChildren();
    for (const id of ['code', 'more', 'larger', 'module', 'beyond', 'proof']) byId(id).hidden = true;
    result.hidden = true;
    series = undefined;
  }

  async function explore(request) {
    leave();
    const own = run;
    isOfGame = 'explore' in request;
    busy(true);
    say(text('loading'));
    const answer = await worker.ask(request, (answer) => own === run && progress(answer));
    if (own !== run) return;
    busy(false);
    if (answer.is === 'report') show(answer);
    else if (answer.is === 'stopped') stopped(request);
    else say(element('pre', { className: 'error', textContent: answer.text }));
  }

  // The ended worker took its values along. Another computes as many again, for hints and code.
  function stopped({ explore: asked }) {
    say(text('stopped'));
    if (!asked || !series?.values.length) return;
    drawSoFar();
    byId('verdict').replaceChildren(text('open'));
    looked.replaceChildren(text('hint'));
    worker.ask({ explore: { ...asked, terms: series.values.length, milliseconds: 2000 } }).then(() => drawCode(run));
  }

  // Ends what runs, and shows nothing. An idle worker is kept, because its code is already compiled.
  function leave() {
    if (isBusy) worker.stop();
    run += 1;
    began = undefined;
    busy(false);
    clear();
    say();
  }

  // Explores what the address asks for.
  function followAddress() {
    const wanted = addressed();
    if (wanted.has('embed')) document.documentElement.classList.add('embed');
    leave();
    form.reset();
    if (wanted.has('numbers')) {
      const form = byId('numbers-form');
      form.closest('details').open = true;
      byId('numbers').value = wanted.get('numbers');
      form.requestSubmit();
      return;
    }
    if (!wanted.get('game')) return;
    game.value = wanted.get('game');
    misere.checked = wanted.has('misere');
    const typed = wanted.get('terms');
    const terms = typed && Number(typed);
    if (typed && !(Number.isSafeInteger(terms) && terms > 0)) {
      say(element('span', { className: 'error' }, text('bad_terms', { typed })));
      return;
    }
    byId('to-play').href = `play.html#${new URLSearchParams({ game: game.value, ...(misere.checked && { misere: '' }) })}`;
    byId('to-play').hidden = false;
    explore({ explore: { game: game.value, misere: misere.checked, terms, milliseconds: 5000 } });
  }

  const go = (terms) => goTo({ game: game.value.trim(), ...(misere.checked && { misere: '' }), ...(terms && { terms }) }, followAddress);

  // Asks for the value and winning moves of a position. Only the latest question waits.
  let open = false;
  let next = null;
  async function look(position) {
    next = position;
    if (open || byId('go').disabled) return;
    open = true;
    while (next) {
      const asked = next;
      next = null;
      const answer = await worker.ask({ look: { position: asked } });
      if (!next && (answer.is === 'look' || answer.is === 'error')) describe(asked, answer);
    }
    open = false;
  }

  function describe(position, answer) {
    for (const old of picture.querySelectorAll('.wins')) old.classList.remove('wins');
    if (answer.is === 'error') {
      looked.textContent = answer.text;
      return;
    }
    const { value, winning = [], moves } = answer;
    looked.replaceChildren(element('strong', { textContent: `G(${position.join(', ')}) = ${value ?? '?'}` }), ' ');
    // The rule behind pasted numbers isn't known.
    if (answer.winning) looked.append(text(winning.length ? 'wins' : 'loses', { moves: winning.map(sum).join('   '), n: moves }));
    for (const to of winning.filter((to) => to.length < 2)) {
      const left = to.length ? to[0] : position.map(() => 0);
      picture.querySelector(`[data-at="${left.join()}"]`)?.classList.add('wins');
    }
  }

  const pointed = (event) => {
    const found = event.target.closest?.('[data-at]');
    if (!found) return;
    if (event.type === 'focusin') {
      picture.querySelector('[tabindex="0"][data-at]').tabIndex = -1;
      found.tabIndex = 0;
    }
    look(found.dataset.at.split(',').map(Number));
  };
  picture.addEventListener('pointerover', pointed);
  picture.addEventListener('focusin', pointed);
  followArrows(picture, 'td[data-at]');

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    go();
  });
  byId('stop').addEventListener('click', () => worker.stop());
  byId('larger').addEventListener('click', () => go(2 * picture.querySelectorAll('tbody tr').length));
  byId('numbers-form').addEventListener('submit', (event) => {
    event.preventDefault();
    byId('to-play').hidden = true;
    explore({ guess: { numbers: byId('numbers').value, first: Number(byId('first').value) || 0 } });
  });
  window.addEventListener('hashchange', followAddress);
  followAddress();
})();
