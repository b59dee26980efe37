// The box at the top of every page. A worker reads what is typed and says what it is: words, a
// statement, a rule, a code or numbers; the page never waits. All is loaded on first use.
'use strict';
addEventListener('DOMContentLoaded', () => {
  // Milliseconds without typing before a search begins.
  const pause = 150;
  const place = document.querySelector('.ask-box');
  if (!place) return;
  // Made here, so that a thousand pages need not repeat it.
  const attributes = 'id="find" autocomplete="off" spellcheck="false" aria-controls="found" aria-autocomplete="list"';
  // The first page has a field for a whole statement; a combobox has one line.
  const field = place.matches('.large') ? `<textarea ${attributes} rows="3"></textarea>` : `<input ${attributes} type="text" role="combobox" aria-expanded="false">`;
  place.innerHTML = `${field}
    <div id="answer" hidden><div id="said-found" role="status"></div><div id="found" role="listbox"></div></div>`;
  const [box, answer, said, list] = ['find', 'answer', 'said-found', 'found'].map((id) => document.getElementById(id));
  const { label } = place.dataset;
  box.placeholder = label;
  for (const named of [box, list]) named.setAttribute('aria-label', label);
  const home = document.querySelector('.brand').href;
  const { lang } = document.documentElement;
  const entries = {};
  let texts = {};
  let chosen = -1;
  // The text that the rows answer.
  let answered = '';
  let typed;
  let beginning;

  async function begin() {
    texts = await site.data(`box.${lang.split('-')[0]}`);
    if (!window.engine) await site.load('static/engine.js');
    return new window.engine.Worked('search', async () => {
      const index = await site.data('search');
      for (const entry of index.load.entries) entries[`${entry.kind} ${entry.name}`] = entry;
      return index;
    });
  }

  function row(at, code, title, kind) {
    const part = (tag, textContent) => Object.assign(document.createElement(tag), { textContent });
    const link = Object.assign(document.createElement('a'), { href: new URL(at, home).href, tabIndex: -1 });
    link.append(part('code', code), ' ', part('span', title), ' ', part('small', kind));
    link.setAttribute('role', 'option');
    return link;
  }

  // Games of the atlas: the one that is explored, or those whose first values are these numbers.
  async function inAtlas({ as, explore }, text) {
    if (!explore && as !== 'numbers') return [];
    const known = await site.data('atlas');
    if (explore) return known[explore] ? [explore] : [];
    const numbers = text.split(/[\s,;]+/).map(Number);
    const agrees = (values) => [0, 1].some((from) => numbers.every((number, at) => number === (values[from + at] ?? number)));
    // Names first, then take-sets, then codes; short ones before longer ones.
    const rank = (game) => (game.startsWith('take') ? 100 : 0) + (game.startsWith('0.') ? 200 : 0) + game.length;
    const found = Object.keys(known).filter((game) => agrees(known[game]));
    return found.sort((a, b) => rank(a) - rank(b)).slice(0, 4);
  }

  function choose(i) {
    const rows = list.children;
    rows[chosen]?.removeAttribute('aria-selected');
    chosen = rows.length ? (i + rows.length) % rows.length : -1;
    const row = rows[chosen];
    row?.setAttribute('aria-selected', 'true');
    row?.scrollIntoView({ block: 'nearest' });
    if (row) box.setAttribute('aria-activedescendant', row.id);
    else box.removeAttribute('aria-activedescendant');
  }

  function show(rows, ...words) {
    rows.forEach((row, i) => { row.id = `found-${i}`; });
    list.replaceChildren(...rows);
    list.hidden = !rows.length;
    said.replaceChildren(...words);
    answer.hidden = !words.length;
    if (box.role) box.setAttribute('aria-expanded', String(!answer.hidden));
    choose(0);
  }

  async function find() {
    const text = box.value.trim();
    const worker = await (beginning ??= begin());
    const found = await worker.ask({ find: { text } });
    const games = await inAtlas(found, text);
    if (text !== box.value.trim()) return;
    answered = text;
    if (found.is !== 'found') {
      show([], texts.broken);
      return;
    }
    if (!text) {
      show([]);
      return;
    }
    const explored = (asked) => `explore.html#${new URLSearchParams(asked)}`;
    const rows = found.found.map(({ kind, name }) => {
      const { at, title, shown } = entries[`${kind} ${name}`];
      return row(at, name, shown[lang] ?? title, texts[kind]);
    });
    // A rule that was read is explored; a statement's module comes before that.
    const read = games.map((game) => row(`atlas.html#${game}`, game, texts.atlas, ''));
    if (found.explore) read.unshift(row(explored({ game: found.explore }), found.explore, texts.explore, ''));
    rows.splice(found.as === 'statement' ? 1 : 0, 0, ...read);
    if (found.as === 'numbers') rows.push(row(explored({ numbers: text }), text, texts.guess, ''));
    const quote = found.sentence ? [Object.assign(document.createElement('q'), { textContent: found.sentence })] : [];
    const [one, other] = found.doubt ?? [];
    const doubt = one ? [texts.doubt.replace('{one}', one).replace('{other}', other), ' '] : [];
    if (rows.length) show(rows, texts[found.as], ' ', ...doubt, texts.keys, ...quote);
    else show([], texts.nothing);
  }

  // Opens the chosen row, once the rows answer what is typed now.
  async function open() {
    clearTimeout(typed);
    if (answered !== box.value.trim()) await find();
    if (answered === box.value.trim()) list.children[chosen]?.click();
  }

  function close() {
    clearTimeout(typed);
    box.value = '';
    show([]);
  }

  box.addEventListener('focus', () => { beginning ??= begin(); }, { once: true });
  box.addEventListener('input', () => {
    clearTimeout(typed);
    typed = setTimeout(find, pause);
  });
  box.addEventListener('keydown', (event) => {
    // Enter may end a Chinese or Japanese word, and in a large field with Shift a line.
    if (event.isComposing || (event.key === 'Enter' && event.shiftKey)) return;
    if (event.key === 'ArrowDown') choose(chosen + 1);
    else if (event.key === 'ArrowUp') choose(chosen - 1);
    else if (event.key === 'Enter') open();
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  });
  // A link to the same page closes the box, too.
  list.addEventListener('click', () => setTimeout(close));
  document.addEventListener('click', ({ target }) => {
    if (!target.closest('.ask-box, [data-query]')) answer.hidden = true;
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target.closest('input, textarea, select')) return;
    event.preventDefault();
    box.focus();
  });
  for (const chip of document.querySelectorAll('[data-query]')) {
    chip.addEventListener('click', () => {
      box.value = chip.dataset.query;
      box.focus();
      find();
    });
  }
});
