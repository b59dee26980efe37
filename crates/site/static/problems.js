// Filters for the table of problems, and which problems are solved: kept in the browser, and saved as
// a file. Other tabs may change them, so they're read again before each use.
'use strict';
addEventListener('DOMContentLoaded', () => {
  // Names of problems in a list that may be anything; null if it is no list of names.
  const named = (list) => (Array.isArray(list) && list.every((it) => typeof it === 'string') ? list : null);
  const solvedNow = () => new Set(named(site.recalled('solved')));
  const rows = [...document.querySelectorAll('.problems-table tr')];
  const form = document.getElementById('filters');
  const text = (key) => document.querySelector(`#texts [data-text="${key}"]`).textContent;
  const binOf = (link) => link.href.match(/([^/]+)\.html$/)[1];

  // Turns tags into links to the list of problems with this tag. In the list a comma is part of its
  // link, so that no line begins with it.
  function link(tags, page = '') {
    const between = tags.textContent.includes('、') ? '、' : ', ';
    const names = tags.textContent.split(between);
    const links = names.map((tag, at) => Object.assign(document.createElement('a'), {
      href: `${page}#${new URLSearchParams({ tag })}`,
      textContent: page || !names[at + 1] ? tag : tag + between.trim(),
    }));
    const gap = page || between === ', ' ? ' ' : '';
    tags.replaceChildren(...links.flatMap((it) => [gap, it]).slice(1));
  }

  function mark() {
    const solved = solvedNow();
    for (const box of document.querySelectorAll('[data-solved]')) box.checked = solved.has(box.dataset.solved);
    for (const link of document.querySelectorAll('.problems a')) link.parentNode.classList.toggle('done', solved.has(binOf(link)));
  }

  function keep(solved) {
    site.store('solved', JSON.stringify([...solved].sort()));
    mark();
  }

  document.addEventListener('change', ({ target }) => {
    const bin = target.dataset?.solved;
    if (!bin) return;
    const solved = solvedNow();
    if (target.checked) solved.add(bin);
    else solved.delete(bin);
    keep(solved);
  });
  for (const row of rows) link(row.querySelector('.soft'));
  const games = document.getElementById('games');
  if (games) link(games, '../problems.html');
  mark();
  if (!form) return;

  const say = (text) => { document.getElementById('shown').textContent = text; };

  function wanted() {
    return Object.fromEntries([...new FormData(form)].filter(([, value]) => value));
  }

  function filter() {
    const { judge, tag, from = 0, to = Infinity, solved: state } = wanted();
    const words = tag?.toLowerCase();
    const has = (row) => [...row.querySelectorAll('.soft a')].some((it) => it.textContent.toLowerCase().includes(words));
    let count = 0;
    for (const row of rows) {
      const level = Number.parseInt(row.querySelector('.difficulty').textContent, 10) || 0;
      const isDone = row.querySelector('[data-solved]').checked;
      row.hidden = (judge && row.dataset.judge !== judge) || (words && !has(row)) ||
        level < from || level > to || (state && isDone !== (state === 'done'));
      count += !row.hidden;
    }
    say(text('shown').replace('{shown}', count).replace('{all}', rows.length));
  }

  // Follows the address: it says what is wanted, so that it can be shared and a tag can be a link.
  function followAddress() {
    const asked = new URLSearchParams(location.hash.slice(1));
    // A page in another language may have led here with a tag that no row has.
    const tag = asked.get('tag')?.toLowerCase();
    if (!rows.some((row) => row.querySelector('.soft').textContent.toLowerCase().includes(tag))) asked.delete('tag');
    for (const { name } of form) if (name) form.elements[name].value = asked.get(name) ?? '';
    filter();
  }

  form.addEventListener('input', () => {
    history.replaceState(null, '', `#${new URLSearchParams(wanted())}`);
    filter();
  });
  form.addEventListener('reset', () => setTimeout(() => {
    history.replaceState(null, '', '#');
    filter();
  }));
  form.addEventListener('submit', (event) => event.preventDefault());
  document.getElementById('export').addEventListener('click', () => {
    const file = new Blob([JSON.stringify({ solved: [...solvedNow()].sort() }, null, 1)], { type: 'application/json' });
    const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: 'solved.json' });
    link.click();
  });
  // The names in an exported file; null if it's another file.
  async function exported(file) {
    try {
      return named(JSON.parse(await file.text()).solved);
    } catch {
      return null;
    }
  }

  // Adds the problems of a file, and says how many of its names were new, or are no problem here.
  document.getElementById('import').addEventListener('change', async ({ target }) => {
    const names = await exported(target.files[0]);
    target.value = '';
    if (!names) {
      say(text('broken'));
      return;
    }
    const before = solvedNow();
    const here = names.filter((name) => document.querySelector(`[data-solved="${CSS.escape(name)}"]`));
    keep(new Set([...before, ...here]));
    filter();
    const added = solvedNow().size - before.size;
    say(text('imported').replace('{added}', added).replace('{known}', here.length - added).replace('{unknown}', names.length - here.length));
  });
  window.addEventListener('storage', () => {
    mark();
    filter();
  });
  window.addEventListener('hashchange', followAddress);
  followAddress();
});
