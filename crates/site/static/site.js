// Theme, language and copying, for every page. It is loaded in the head, so that the theme is set
// before anything shows.
'use strict';
(() => {
  const root = document.documentElement;
  const own = document.currentScript.src;

  // The browser may refuse to store anything, above all under file://. There, other pages share the
  // storage, so that keys have a prefix.
  const stored = (key) => { try { return localStorage.getItem(`grundy.${key}`); } catch { return null; } };
  const store = (key, value) => { try { localStorage.setItem(`grundy.${key}`, value); } catch { /* forgotten */ } };

  // The stored JSON; null if there is none or it can't be read.
  function recalled(key) {
    try {
      return JSON.parse(stored(key));
    } catch {
      return null;
    }
  }

  const languageLinks = () => [...document.querySelectorAll('a[hreflang]')];

  // The English landing page leads on to the language that was chosen last, else to the reader's.
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

  // What `window.loaded` holds: deflated bytes as base64.
  function inflated(text) {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')));
  }

  // A page opened by a double click may load nothing but scripts.
  function load(path) {
    return new Promise((resolve, reject) => {
      const src = new URL(`../${path}`, own).href;
      const script = Object.assign(document.createElement('script'), { src, onload: resolve });
      script.onerror = () => reject(new Error(`${path} is missing`));
      document.head.append(script);
    });
  }

  // What the file `data/<name>.js` holds.
  async function data(name) {
    if (!window.loaded?.[name]) await load(`data/${name}.js`);
    return inflated(window.loaded[name]).json();
  }

  // The texts of the figure around an element, by name; loaded on demand.
  function textsOf(element) {
    const place = element.closest('[data-load]');
    return (place.texts ??= data(place.dataset.load));
  }

  async function copyFor(button) {
    const code = button.closest('.code');
    const shown = code.querySelector('[data-of]:not([hidden])') ?? code;
    const name = ['cpp', 'python'].includes(shown.dataset.of) ? '' : button.dataset.copy;
    const text = name ? (await textsOf(code))[name] : `${shown.querySelector('pre').textContent}\n`;
    await navigator.clipboard.writeText(text);
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

  // Shows all code of the page in this language, where it is written in it.
  function showCode(language) {
    if (!document.querySelector(`[data-tab="${language}"]`)) return;
    for (const tab of document.querySelectorAll('[data-tab]')) tab.ariaPressed = tab.dataset.tab === language;
    for (const part of document.querySelectorAll('.code:has([data-tab]) [data-of]')) part.hidden = part.dataset.of !== language;
  }

  // A served page shows again without a network, with all that it loaded.
  async function keep() {
    const script = new URL('../offline.js', own);
    if (!navigator.serviceWorker || await navigator.serviceWorker.getRegistration(script)) return;
    await navigator.serviceWorker.register(script);
    const seen = await caches.open('grundy');
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    // The icon is loaded twice, and `addAll` refuses repeats.
    await seen.addAll([...new Set([location.href, ...loaded])].map((url) => new Request(url, { cache: 'force-cache' })));
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
    } else if ('tab' in button.dataset) {
      showCode(button.dataset.tab);
      store('code', button.dataset.tab);
    } else if ('copy' in button.dataset) {
      copyFor(button);
    }
  }

  // Adds the code to a folded part when it is first opened.
  async function showFolded({ target }) {
    const { show } = target.dataset;
    if (!show || target.querySelector('pre')) return;
    const pre = Object.assign(document.createElement('pre'), { tabIndex: 0 });
    const code = document.createElement('code');
    pre.append(code);
    (target.querySelector('figure') ?? target).append(pre);
    code.textContent = (await textsOf(target))[show].trimEnd();
    site.colour(code);
  }

  setTheme(stored('theme'));
  root.classList.add('scripted');
  document.addEventListener('click', clicked);
  document.addEventListener('toggle', showFolded, true);
  if (location.protocol.startsWith('http')) window.addEventListener('load', keep);
  document.addEventListener('DOMContentLoaded', () => {
    followLanguage();
    setTheme(stored('theme'));
    showCode(stored('code'));
  });

  // For the other scripts.
  window.site = { inflated, stored, recalled, store, load, data };
})();
