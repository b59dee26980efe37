// The engine's messages, which it tells in English, in the language of the page.
'use strict';
(() => {
  let known = [];

  // A message in English, with holes {1} for any text and {#1} for a number.
  function pattern(message) {
    const hole = (name) => `(?<_${name.at(-1)}>${name[0] === '#' ? '[\\d−-]+' : '.*?'})`;
    const literal = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
    const parts = message.split(/\{(#?\d)\}/);
    return new RegExp(`^${parts.map((part, at) => (at % 2 ? hole(part) : literal(part))).join('')}$`, 's');
  }

  // Loads the messages, of which those that say most come first. In English there are none.
  async function learn() {
    const name = document.body.dataset.messages;
    if (!name || known.length) return;
    const length = ([message]) => message.replace(/\{#?\d\}/g, '').length;
    const all = Object.entries(await window.site.data(name)).sort((a, b) => length(b) - length(a));
    known = all.map(([english, own]) => ({ english: pattern(english), own }));
  }

  function inOwnWords(message) {
    for (const { english, own } of known) {
      const found = english.exec(message);
      if (!found) continue;
      // Between backticks stands code.
      const filled = (text, at) => text.replace(/\{#?(\d)\}/g, (_, name) => {
        const said = found.groups[`_${name}`];
        return at % 2 ? said : inOwnWords(said);
      });
      return own.split('`').map(filled).join('`');
    }
    return message;
  }

  // Each line of its own: a rule with its mark is indented, and lines of a report have a key.
  function translated(text) {
    const line = (line) => {
      const key = /^[a-z][^\t]*\t/i.exec(line)?.[0] ?? '';
      return line.startsWith('  ') ? line : key + inOwnWords(line.slice(key.length));
    };
    return text.split('\n').map(line).join('\n');
  }

  window.messages = { learn, translated };
})();
