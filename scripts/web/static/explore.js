// The explorer: a rule in, values as they come, what is proven, code.
'use strict';
(() => {
  const { Worked, element, text, shown, sum } = window.engine;
  const byId = (id) => document.getElementById(id);
  const worker = new Worked();
  const [form, game, misere, status, result] = ['ask', 'game', 'misere', 'status', 'result'].map(byId);
  const [picture, looked, facts] = ['picture', 'look', 'facts'].map(byId);
  const time = 5000;
  const sides = [24, 48, 96];
  // What is explored now: older answers are dropped.
  let run = 0;

  const say = (...children) => status.replaceChildren(...children);
  const address = () => new URLSearchParams(location.hash.slice(1));

  function busy(is) {
    byId('stop').hidden = !is;
    byId('go').disabled = is;
    result.setAttribute('aria-busy', is);
  }

  // Values of the heaps from `first` on, in rows as long as the period.
  let series;
  function beginSeries(first = 0) {
    series = { values: [], first, columns: 16, most: 0, rows: 12 };
  }

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
    const more = element('button', { type: 'button' }, text('more'));
    more.onclick = () => {
      series.rows *= 4;
      drawSeries({ period, preperiod });
    };
    picture.replaceChildren(table(head, drawn), ...(most < values.length ? [more] : []));
    entrance();
  }

  function drawTable(rows, first = 0, before = [], caption = '') {
    const highest = Math.max(...rows.flat());
    const drawn = rows.map((values, a) => row(first + a, values.map((value, b) => cell(value, [...before, first + a, first + b], highest))));
    return table(rows[0].map((_, b) => first + b), drawn, caption);
  }

  // One cell is reached by Tab, the others by arrows.
  const entrance = () => picture.querySelector('td[data-at]')?.setAttribute('tabindex', 0);

  // Lines `key<TAB>text`.
  function drawFacts(said) {
    facts.replaceChildren();
    for (const line of said.split('\n')) {
      const [key, ...rest] = line.split('\t');
      if (!rest.length || key === 'values') continue;
      const name = key.replace(/\W/g, '_').toLowerCase();
      facts.append(element('dt', { className: name }, text(`key_${name}`)), element('dd', { className: name, textContent: rest.join('\t') }));
    }
  }

  const lines = (said, isTable) => (isTable ? said.split('\n').filter((line) => !/^[-#\d]/.test(line)).join('\n') : said);

  function show(answer) {
    const { report, remarks, values, rows, layers, names, period } = answer;
    result.hidden = false;
    drawFacts(lines(report, rows || layers) + '\n' + remarks);
    byId('report').textContent = (report + remarks).trimEnd();
    byId('code').hidden = true;
    looked.replaceChildren(text('hint'));
    if (values) {
      beginSeries(answer.first);
      series.values = values;
      drawSeries(answer);
    } else {
      const tables = rows ? [drawTable(rows, answer.first)] : layers.map((rows, at) => drawTable(rows, 0, [at], `${names[0]} = ${at}`));
      picture.replaceChildren(...tables);
      entrance();
    }
    byId('larger').hidden = !rows || 'first' in answer || rows.length >= sides.at(-1);
    const isMisere = Boolean(answer.misere);
    byId('legend').hidden = isMisere;
    byId('legend-misere').hidden = !isMisere;
    byId('verdict').replaceChildren(text(/^theorem\t/m.test(report + remarks) || period ? 'proven' : /^guess\t(?!none)/m.test(report + remarks) ? 'guessed' : 'open'));
    say(text(answer.stopped ? 'time_over' : 'done'));
  }

  function progress(answer) {
    result.hidden = false;
    if (answer.from === 0) beginSeries();
    if (answer.values?.length && series) {
      series.values.push(...answer.values);
      if (series.values.length <= 16 * series.rows || answer.from === 0) drawSeries();
    }
    say(text('running', { known: answer.known.toLocaleString(), limit: answer.limit.toLocaleString() }));
  }

  async function explore(request) {
    worker.stop();
    const own = ++run;
    const isCurrent = () => own === run;
    facts.replaceChildren();
    picture.replaceChildren();
    result.hidden = true;
    busy(true);
    say(text('loading'));
    const answer = await worker.ask(request, (answer) => isCurrent() && progress(answer));
    if (!isCurrent()) return;
    busy(false);
    if (answer.is === 'report') show(answer);
    else if (answer.is === 'stopped') say(text('stopped'));
    else say(element('pre', { className: 'error', textContent: answer.text }));
  }

  // What the address says.
  function followAddress() {
    const wanted = address();
    if (!wanted.get('game')) return;
    game.value = wanted.get('game');
    misere.checked = wanted.has('misere');
    const terms = Number(wanted.get('terms')) || null;
    byId('to-play').href = `play.html#${new URLSearchParams({ game: game.value })}`;
    byId('to-play').hidden = misere.checked;
    explore({ do: 'explore', game: game.value, misere: misere.checked, terms, milliseconds: time });
  }

  function go(terms) {
    const wanted = new URLSearchParams({ game: game.value.trim() });
    if (misere.checked) wanted.set('misere', '');
    if (terms) wanted.set('terms', terms);
    if (`#${wanted}` === location.hash) followAddress();
    else location.hash = wanted;
  }

  // Value and winning moves of one position. While one question is open, the last one waits.
  let open = false;
  let next = null;
  async function look(position) {
    next = position;
    if (open || byId('go').disabled) return;
    open = true;
    while (next) {
      const asked = next;
      next = null;
      const answer = await worker.ask({ do: 'look', position: asked });
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
    const at = position.join(', ');
    const value = element('strong', { textContent: `G(${at}) = ${answer.value ?? '?'}` });
    if (!answer.winning) {
      looked.replaceChildren(value);
      return;
    }
    const moves = answer.winning.map(sum).join('   ');
    looked.replaceChildren(value, ' ', text(answer.winning.length ? 'wins' : 'loses', { moves, n: answer.moves }));
    for (const to of answer.winning.filter((to) => to.length < 2)) {
      const left = to.length ? to[0] : position.map(() => 0);
      picture.querySelector(`[data-at="${left.join()}"]`)?.classList.add('wins');
    }
  }

  const pointed = (event) => {
    const found = event.target.closest?.('[data-at]');
    if (found) look(found.dataset.at.split(',').map(Number));
  };
  picture.addEventListener('pointerover', pointed);
  picture.addEventListener('focusin', pointed);
  picture.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[event.key];
    const from = event.target.closest('td[data-at]');
    if (!step || !from) return;
    event.preventDefault();
    const to = from.closest('tbody').rows[from.parentNode.sectionRowIndex + step[0]]?.cells[from.cellIndex + step[1]];
    if (!to?.dataset.at) return;
    from.tabIndex = -1;
    to.tabIndex = 0;
    to.focus();
  });

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    go();
  });
  byId('chips').addEventListener('click', ({ target }) => {
    const chip = target.closest('button');
    if (!chip) return;
    game.value = chip.dataset.game;
    misere.checked = false;
    go();
  });
  byId('stop').addEventListener('click', () => worker.stop());
  byId('larger').addEventListener('click', () => {
    const side = picture.querySelectorAll('tbody tr').length;
    go(sides.find((other) => other > side));
  });
  byId('numbers-form').addEventListener('submit', (event) => {
    event.preventDefault();
    byId('to-play').hidden = true;
    explore({ do: 'guess', numbers: byId('numbers').value, first: Number(byId('first').value) || 0 });
  });
  byId('show-code').addEventListener('click', async () => {
    const answer = await worker.ask({ do: 'code' });
    const figure = byId('code');
    figure.hidden = false;
    figure.querySelector('pre').textContent = (answer.code ?? answer.text ?? '').trimEnd();
    figure.querySelector('button').hidden = !answer.code;
  });
  window.addEventListener('hashchange', followAddress);
  followAddress();
})();
