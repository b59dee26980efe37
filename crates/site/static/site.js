// Theme, language and copying, for every page. Loaded in the head, so that the theme is set before
// anything is shown.
'use strict';
(() => {
  const root = document.documentElement;
  const own = document.currentScript.src;

  // The browser may refuse to store anything, most of all under file://.
  const stored = (key) => { try { return localStorage.getItem(key); } catch { return null; } };
  const store = (key, value) => { try { localStorage.setItem(key, value); } catch { /* forgotten */ } };

  const languageLinks = () => [...document.querySelectorAll('a[hreflang]')];

  // The first page leads on to the language that was chosen last, else to the reader's own.
  function followLanguage() {
    const isFirst = document.querySelector('#which') && root.lang === 'en';
    const [wanted] = (stored('language') ?? navigator.language ?? '').toLowerCase().split('-');
    const link = languageLinks().find(({ hreflang }) => hreflang.toLowerCase().split('-')[0] === wanted);
    if (isFirst && link && !link.hasAttribute('aria-current')) location.replace(link.href + location.hash);
  }

  const isDark = () => (root.dataset.theme || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark';

  function setTheme(theme) {
    if (theme === 'dark' || theme === 'light') root.dataset.theme = theme;
    for (const button of document.querySelectorAll('[data-set-theme]')) {
      button.setAttribute('aria-pressed', String(isDark()));
    }
  }

  // Each character holds 15 bits; the last one holds 7 if it stands in front of the others.
  function read(text) {
    const bytes = new Uint8Array(2 * text.length);
    let [bits, count, length] = [0, 0, 0];
    for (let at = 0; at < text.length; at++) {
      const value = text.charCodeAt(at) - 0x3400;
      bits |= (value < 0 ? value + 128 : value) << count;
      count += value < 0 ? 7 : 15;
      for (; count >= 8; count -= 8) {
        bytes[length++] = bits;
        bits >>>= 8;
      }
    }
    return bytes.subarray(0, length);
  }

  // Deflated and written as characters.
  function inflated(text) {
    const stream = new Blob([read(text)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return new Response(stream);
  }

  // Scripts are all that a page opened by a double click may load.
  function load(path) {
    return new Promise((resolve, reject) => {
      const src = new URL(`../${path}`, own).href;
      const script = Object.assign(document.createElement('script'), { src, onload: resolve });
      script.onerror = () => reject(new Error(`${path} is missing`));
      document.head.append(script);
    });
  }

  // A long repeat is written as its distance and its length between marks.
  function whole(text) {
    return text.split('\x01').reduce((before, piece, index) => {
      if (index % 2 === 0) return before + piece;
      const [distance, length] = piece.split(' ');
      return before + before.slice(-distance).slice(0, length);
    }, '');
  }

  // What the file of this name below `data` hands over.
  async function data(name) {
    if (!window.loaded?.[name]) await load(`data/${name}.js`);
    return JSON.parse(whole(await inflated(window.loaded[name]).text()));
  }

  // Several texts by name, loaded when they are asked for; items of an address with `#` share a file.
  async function textsOf(address) {
    const [file, item] = address.split('#');
    const texts = await data(file);
    return item ? texts[item] : texts;
  }

  function unpacked(element) {
    const place = element.closest('[data-load]');
    return (place.texts ??= textsOf(place.dataset.load));
  }

  async function copyFor(button) {
    const code = button.closest('.code');
    const shown = code.querySelector('pre');
    const chosen = code.querySelector('.formats :checked')?.value || button.dataset.copy;
    await navigator.clipboard.writeText(chosen ? (await unpacked(code))[chosen] : shown.textContent + '\n');
    if (button.classList.contains('done')) return;
    const label = [...button.childNodes];
    button.classList.add('done');
    button.ariaLive = 'polite';
    button.replaceChildren(document.body.dataset.copied);
    setTimeout(() => {
      button.classList.remove('done');
      button.replaceChildren(...label);
    }, 1500);
  }

  function clicked(event) {
    const button = event.target.closest('button');
    const link = event.target.closest('a[hreflang]');
    if (link) {
      store('language', link.hreflang);
      link.hash = location.hash;
    }
    if (!button) return;
    if ('setTheme' in button.dataset) {
      const theme = isDark() ? 'light' : 'dark';
      setTheme(theme);
      store('theme', theme);
    } else if ('copy' in button.dataset) {
      copyFor(button);
    }
  }

  // A snippet as another editor takes it, in place of its own code.
  async function showFormat({ target }) {
    const code = target.closest('.formats')?.closest('[data-load]');
    if (!code) return;
    const texts = target.value && await unpacked(code);
    for (const part of code.querySelectorAll(':scope > pre, :scope > details')) part.hidden = part.matches('.export') !== Boolean(texts);
    if (texts) code.querySelector('.export code').textContent = texts[target.value].trimEnd();
  }

  // Code is unpacked when it is asked for, and so is what is in English on every page.
  async function showPacked({ target }) {
    const { show } = target.dataset;
    const place = show && target.querySelector('[data-html], code');
    if (!place || place.textContent) return;
    const text = (await unpacked(target))[show];
    if ('html' in place.dataset) {
      place.innerHTML = text;
    } else {
      place.textContent = text.trimEnd();
      window.site.colour(place);
    }
  }

  // The sheet of code, where the page is not in English.
  async function fillSheet() {
    const sheet = document.querySelector('.sheet[data-load]');
    if (!sheet) return;
    const texts = await unpacked(sheet);
    for (const part of sheet.querySelectorAll('[data-html]')) part.innerHTML = texts[part.dataset.html];
    for (const code of sheet.querySelectorAll('pre code')) window.site.colour(code);
  }

  function made(tag, properties, ...children) {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  }

  // Radio buttons beside each snippet.
  function addFormats() {
    const formats = document.getElementById('formats');
    for (const caption of document.querySelectorAll('[data-load^="exports/"] > figcaption')) {
      const name = caption.parentNode.dataset.load;
      const choice = ({ value, textContent }) => made('label', {},
        made('input', { type: 'radio', name, value, checked: !value }), made('span', { textContent }));
      caption.lastElementChild.before(made('fieldset', { className: 'formats' },
        made('legend', { className: 'visually-hidden', textContent: formats.dataset.legend }),
        ...[...formats.children].map(choice)));
    }
  }

  setTheme(stored('theme'));
  document.addEventListener('click', clicked);
  document.addEventListener('change', showFormat);
  document.addEventListener('toggle', showPacked, true);
  document.addEventListener('DOMContentLoaded', () => {
    followLanguage();
    addFormats();
    fillSheet();
    for (const element of document.querySelectorAll('[data-needs-script], [data-copy]')) element.hidden = false;
    setTheme(stored('theme'));
  });

  // For the other scripts.
  window.site = { inflated, stored, store, load, data };
})();
