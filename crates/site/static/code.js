// Colours Rust: `b` for keywords, `i` for comments, `u` for types and macros, `s` for texts and
// numbers. An arrow gets an element of its own, so that it never breaks.
'use strict';
(() => {
  const words = 'as async await break const continue crate dyn else enum extern false fn for if impl in let loop match mod move mut pub ref return self Self static struct super trait true type unsafe use where while';
  const types = 'bool char str f32 f64 i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize';
  const any = (list) => list.replaceAll(' ', '|');
  const token = new RegExp([
    String.raw`(?<i>\/\/.*|\/\*[^]*?\*\/)`,
    String.raw`(?<s>b?r(?<hashes>#*)"[^]*?"\k<hashes>|b?"(?:\\[^]|[^"\\])*"|b?'(?:\\[^']+|[^'\\])'|\b\d(?:\w|\.(?=\d))*)`,
    String.raw`(?<b>\b(?:${any(words)})\b)`,
    String.raw`(?<u>\b(?:[A-Z]\w*[a-z]\w*|[A-Z]|${any(types)})\b|\b\w+(?=!(?!=)))`,
    '(?<span>->)',
  ].join('|'), 'g');

  const element = (tag, textContent) => Object.assign(document.createElement(tag), { textContent });

  function coloured(text) {
    const parts = [];
    let end = 0;
    for (const { index, groups: { hashes, ...kinds } } of text.matchAll(token)) {
      const [tag, found] = Object.entries(kinds).find(([, found]) => found);
      parts.push(text.slice(end, index), element(tag, found));
      end = index + found.length;
    }
    return [...parts, text.slice(end)];
  }

  // On a sheet each line is an element, so that its style can indent where it breaks.
  function line(text) {
    const made = Object.assign(document.createElement('span'), { className: 'line' });
    made.append(...coloured(text));
    return made;
  }

  function colour(code) {
    const text = code.textContent;
    code.replaceChildren(...(code.closest('.sheet') ? text.split(/(?<=\n)/).map(line) : coloured(text)));
  }

  // The notebook's buttons.
  document.addEventListener('click', ({ target: { dataset } }) => {
    if ('print' in dataset) print();
    if ('choose' in dataset) for (const box of document.querySelectorAll('.chosen input')) box.checked = dataset.choose === 'all';
  });
  site.colour = colour;
  for (const code of document.querySelectorAll('pre code')) colour(code);
})();
