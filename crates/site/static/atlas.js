// The atlas: rows that have a name, or whose values have the numbers pasted, in their order.
'use strict';
addEventListener('DOMContentLoaded', () => {
  const rows = [...document.querySelectorAll('.atlas tbody tr')];
  const [box, count] = ['sought', 'count'].map((id) => document.getElementById(id));
  const text = (key) => document.querySelector(`#texts [data-text="${key}"]`).textContent;
  // A name and a notation, without the links under them.
  const names = rows.map(({ cells: [cell] }) => [...cell.childNodes].filter(({ className }) => className !== 'soft').map(({ textContent }) => textContent).join('').toLowerCase());
  // All computed values of each game, loaded for the first numbers.
  let known;

  // At least four numbers, in brackets or not.
  function sequence(sought) {
    const numbers = (sought.match(/\d+/g) ?? []).map(Number);
    return numbers.length > 3 && /^[\d\s,;()[\]{}]+$/.test(sought) ? numbers : null;
  }

  // Numbers from heap 0 or 1 on may be more than are known.
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
    let found = 0;
    rows.forEach((row, at) => {
      row.hidden = !(numbers ? has(known[row.id], numbers) : names[at].includes(sought));
      found += !row.hidden;
    });
    count.textContent = text(found ? 'found' : 'nothing').replace('{found}', found).replace('{all}', rows.length);
  }

  box.addEventListener('input', search);
  search();
});
