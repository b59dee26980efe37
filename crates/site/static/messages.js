// Translates the engine's messages, which are in English, into the page's language.
'use strict';
(() => {
  let known = [];

  // A pattern for an English message with holes: {1} for any text, {#1} for a number.
  function pattern(message) {
    const hole = (name) => `(?<_${name.at(-1)}>${name[0] === '#' ? '[\\d−-]+' : '.*?'})`;
    const literal = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
    const parts = message.split(/\{(#?\d)\}/);
    return new RegExp(`^${parts.map((part, at) => (at % 2 ? hole(part) : literal(part))).join('')}$`, 's');
  }

  // Loads the messages, the longest first. English pages have none.
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
      // Code is between backticks.
      const filled = (text, at) => text.replace(/\{#?(\d)\}/g, (_, name) => {
        const said = found.groups[`_${name}`];
        return at % 2 ? said : inOwnWords(said);
      });
      return own.split('`').map(filled).join('`');
    }
    return message;
  }

  // Translates line by line. A rule with its mark is indented; lines of a report begin with a key.
  function translated(text) {
    const line = (line) => {
      const key = /^[a-z][^\t]*\t/i.exec(line)?.[0] ?? '';
      return line.startsWith('  ') ? line : key + inOwnWords(line.slice(key.length));
    };
    return text.split('\n').map(line).join('\n');
  }

  window.messages = { learn, translated };
})();
