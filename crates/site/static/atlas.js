// The atlas: bars above the values, and the search. It finds rows by their status, and by their name
// or by numbers that their values contain in this order.
'use strict';
addEventListener('DOMContentLoaded', () => {
  const rows = [...document.querySelectorAll('.atlas tbody tr')];
  const [box, status, count, all] = ['sought', 'status', 'count', 'all'].map((id) => document.getElementById(id));
  // How many rows to show before all are wanted; an address that names one wants all.
  let most = location.hash ? rows.length : 60;
  const text = (key) => document.querySelector(`#texts [data-text="${key}"]`).textContent;
  // Name and notation of each row, without the links below them.
  const names = rows.map(({ cells: [cell] }) => [...cell.childNodes].filter(({ className }) => className !== 'soft').map(({ textContent }) => textContent).join('').toLowerCase());
  // All computed values of each game, loaded when numbers are first searched.
  let known;

  // The numbers of a search for at least four numbers, with or without brackets.
  function sequence(sought) {
    const numbers = (sought.match(/\d+/g) ?? []).map(Number);
    return numbers.length > 3 && /^[\d\s,;()[\]{}]+$/.test(sought) ? numbers : null;
  }

  // True if the values contain the numbers. From heap 0 or 1 on there may be more numbers than values.
  function has(values, numbers) {
    for (let at = 0; at < values.length; at += 1) {
      let i = 0;
      while (i < numbers.length && values[at + i] === numbers[i]) i += 1;
      if (i === numbers.length || (at < 2 && at + i === values.length)) return true;
    }
    return false;
  }

  async function search() {
    const sought = box.value.trim().toLowerCase();
    const numbers = sequence(sought);
    if (numbers) known ??= await site.data('atlas');
    if (sought !== box.value.trim().toLowerCase()) return;
    const fits = (row, at) => (!status.value || row.dataset.status === status.value) &&
      (numbers ? has(known[row.id], numbers) : names[at].includes(sought));
    let found = 0;
    rows.forEach((row, at) => {
      found += fits(row, at);
      row.hidden = found > most || !fits(row, at);
    });
    all.hidden = found <= most;
    count.textContent = text(found ? 'found' : 'nothing').replace('{found}', found).replace('{all}', rows.length);
  }

  // A bar for each value, as high as the value; a value 0 is a short bar of another colour.
  function spark(values) {
    const height = 9;
    const largest = Math.max(...values, 1);
    const bar = (value, at) => `M${at} 0v${Math.ceil(value * height / largest) || 1}`;
    const path = (isZero) => values.map((value, at) => ((value === 0) === isZero ? bar(value, at) : '')).join('');
    return `<svg class="spark" aria-hidden="true" viewBox="-1 0 ${values.length + 1} ${height}">` +
      `<path d="${path(false)}"/><path class="zero" d="${path(true)}"/></svg>`;
  }

  // The name of each game leads to its exploration; a game that can be played, to play.
  const { play } = document.querySelector('.atlas').dataset;
  const link = (page, game, textContent) =>
    Object.assign(document.createElement('a'), { href: `${page}.html#game=${encodeURIComponent(game)}`, textContent });
  for (const { id, dataset, cells: [cell] } of play ? rows : []) {
    cell.firstChild.textContent = cell.firstChild.textContent.slice(id.length);
    cell.prepend(link('explore', id, id));
    if ('playable' in dataset) cell.querySelector('.soft').prepend(link('play', id, play), ' ');
  }
  for (const cell of document.querySelectorAll('.atlas td:last-child')) {
    cell.insertAdjacentHTML('afterbegin', spark(cell.textContent.trim().split(' ').map(Number)));
  }
  for (const filter of [box, status]) filter.addEventListener('input', search);
  all.addEventListener('click', () => {
    most = rows.length;
    search();
  });
  search();
});
