// The search on the landing page, with the index of `cargo x list`. A worker loads it on first use
// and searches, so that the page never waits.
'use strict';
addEventListener('DOMContentLoaded', () => {
  const { Worked, element, text } = window.engine;
  const most = 12;
  // Longer texts are read as a statement.
  const longest = 100;
  // Milliseconds without typing before a search begins.
  const pause = 150;
  const box = document.getElementById('find');
  const list = document.getElementById('found');
  const note = document.getElementById('found-note');
  const keys = note.firstChild;
  const statement = document.getElementById('statement');
  let groups;
  let chosen = -1;
  let typed;

  const worker = new Worked('search', async () => {
    const index = await site.data('search');
    ({ groups } = index.load);
    return index;
  });

  const title = ({ shown, title }) => element('span', { textContent: shown?.[document.documentElement.lang] ?? title });

  function row(entry, i) {
    const link = element('a', { href: entry.at, id: 'found-' + i, tabIndex: -1 }, element('code', { textContent: entry.name }), ' ', title(entry), ' ');
    link.append(element('small', {}, text(entry.kind)));
    link.setAttribute('role', 'option');
    return link;
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

  function show(entries, said) {
    list.replaceChildren(...entries.map(row));
    list.hidden = !entries.length;
    box.setAttribute('aria-expanded', String(!list.hidden));
    note.replaceChildren(said);
    choose(0);
  }

  async function find() {
    const words = box.value;
    if (words.length > longest) {
      show([], keys);
      document.getElementById('paste').open = true;
      statement.value = words;
      advise();
      return;
    }
    const answer = await worker.ask({ search: { words } });
    if (words !== box.value) return;
    if (answer.is !== 'found') {
      show([], text('broken'));
      return;
    }
    const named = answer.groups.map((names, i) => names.map((name) => groups[i].find((entry) => entry.name === name)));
    // First the best of each kind, then the rest; each page once.
    const entries = [];
    for (const entry of [...named.flatMap((found) => found.slice(0, most / 3)), ...named.flat()]) {
      if (entries.length < most && entries.every(({ at }) => at !== entry.at)) entries.push(entry);
    }
    show(entries, !words.trim() || entries.length ? keys : text('nothing'));
  }

  // From a statement to modules, each with the sentence that speaks for it; then similar problems, and
  // the rule if it could be read.
  async function advise() {
    const answer = await worker.ask({ advise: { statement: statement.value } });
    const { suggestions = [], problems = [], rule } = answer;
    const entryOf = (name) => groups.flat().find((entry) => entry.name === name);
    const link = (entry) => element('a', { href: entry.at }, element('code', { textContent: entry.name }), ' ', title(entry));
    const items = suggestions.map(({ modules, sentence }) => element('li', {},
      ...modules.flatMap((name) => [' · ', link(entryOf(name))]).slice(1),
      ...(sentence ? [element('q', { textContent: sentence })] : [])));
    const like = problems.map((name) => element('li', {}, link(entryOf(name))));
    const explored = rule ? [element('p', {}, text('explore_rule'), ' ', element('a', { href: `explore.html#${new URLSearchParams({ game: rule })}` }, element('code', { textContent: rule })))] : [];
    document.getElementById('advice').replaceChildren(element('ol', {}, ...items), ...explored, element('p', {}, text('like')), element('ul', {}, ...like));
  }

  document.getElementById('paste').addEventListener('toggle', ({ target }) => target.open && document.activeElement !== box && statement.focus());
  document.getElementById('advise').addEventListener('submit', (event) => {
    event.preventDefault();
    advise();
  });
  box.addEventListener('focus', () => worker.ask({ search: { words: '' } }), { once: true });
  box.addEventListener('input', () => {
    clearTimeout(typed);
    typed = setTimeout(find, pause);
  });
  box.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') choose(chosen + 1);
    else if (event.key === 'ArrowUp') choose(chosen - 1);
    else if (event.key === 'Enter') list.children[chosen]?.click();
    else if (event.key === 'Escape') { box.value = ''; show([], keys); }
    else return;
    event.preventDefault();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target.closest('input, textarea')) return;
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
