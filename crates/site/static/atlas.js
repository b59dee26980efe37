// The atlas: rows that have a name, or whose values have the numbers pasted, in their order.
'use strict';
addEventListener('DOMContentLoaded', () => {
  const rows = [...document.querySelectorAll('.atlas tbody tr')];
  const [box, count] = ['sought', 'count'].map((id) => document.getElementById(id));
  const text = (key) => document.querySelector(`#texts [data-text="${key}"]`).textContent;

  function search() {
    const sought = box.value.trim().toLowerCase();
    const numbers = sought.match(/\d+/g) ?? [];
    const isSequence = numbers.length > 3 && /^[\d\s,;]+$/.test(sought);
    let found = 0;
    for (const row of rows) {
      const values = ` ${row.querySelector('.numbers').textContent} `;
      row.hidden = isSequence ? !values.includes(` ${numbers.join(' ')} `) : !row.cells[0].textContent.toLowerCase().includes(sought);
      found += !row.hidden;
    }
    count.textContent = text(found ? 'found' : 'nothing').replace('{found}', found).replace('{all}', rows.length);
  }

  box.addEventListener('input', search);
  search();
});
