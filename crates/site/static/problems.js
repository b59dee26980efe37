// Filters for the table of problems, and which problems are solved: kept in the browser, and saved as
// a file.
'use strict';
addEventListener('DOMContentLoaded', () => {
  // Names of problems in a list that may be anything; null if it is no list of names.
  const named = (list) => (Array.isArray(list) && list.every((it) => typeof it === 'string') ? list : null);
  // Read again before each use, because another tab may have changed them.
  const solvedNow = () => new Set(named(site.recalled('solved', [])));
  const rows = [...document.querySelectorAll('.problems-table tr')];
  const form = document.getElementById('filters');
  const binOf = (link) => link.href.match(/([^/]+)\.html$/)[1];

  const made = (tag, properties) => Object.assign(document.createElement(tag), properties);

  // A box to mark a problem as solved.
  function box(bin, properties) {
    const box = made('input', { type: 'checkbox', ...properties });
    box.dataset.solved = bin;
    return box;
  }

  // Turns tags into links to the list of problems with this tag.
  function link(tags, page = '') {
    const links = tags.textContent.split(', ').map((tag) => made('a', {
      href: `${page}#${new URLSearchParams({ tag })}`,
      textContent: tag,
    }));
    tags.replaceChildren(...links.flatMap((it) => [page ? ' ' : ', ', it]).slice(1));
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
  for (const row of rows) {
    const { mark: ariaLabel } = row.closest('table').dataset;
    row.insertCell(0).append(box(binOf(row.querySelector('a')), { ariaLabel }));
    link(row.querySelector('.soft'));
  }
  for (const name of document.querySelectorAll('.name')) {
    const label = made('label', { className: 'check' });
    label.append(box(name.querySelector('code').textContent), name.dataset.mark);
    name.append(label);
    link(document.getElementById('games'), '../problems.html');
  }
  mark();
  if (!form) return;

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
    const text = document.querySelector('#texts [data-text="shown"]').textContent;
    document.getElementById('shown').textContent = text.replace('{shown}', count).replace('{all}', rows.length);
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
  document.getElementById('import').addEventListener('change', async ({ target }) => {
    try {
      const names = named(JSON.parse(await target.files[0].text()).solved);
      if (!names) throw new Error('no list of names');
      keep(new Set([...solvedNow(), ...names]));
      filter();
    } catch {
      document.getElementById('shown').textContent = document.querySelector('#texts [data-text="broken"]').textContent;
    }
  });
  window.addEventListener('storage', mark);
  window.addEventListener('hashchange', followAddress);
  followAddress();
});
