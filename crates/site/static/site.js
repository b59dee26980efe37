// Theme, language, copying and the search: what every page has. Loaded in the head, so that theme
// and language are set before anything is shown.
'use strict';
(() => {
  const root = document.documentElement;
  const languages = ['en', 'zh-Hans', 'ja'];

  // The browser may refuse to store anything, most of all under file://.
  const stored = (key) => { try { return localStorage.getItem(key); } catch { return null; } };
  const store = (key, value) => { try { localStorage.setItem(key, value); } catch { /* forgotten */ } };

  function preferredLanguage() {
    const wanted = (navigator.language || 'en').toLowerCase();
    if (wanted.startsWith('zh')) return 'zh-Hans';
    return wanted.startsWith('ja') ? 'ja' : 'en';
  }

  function setLanguage(language) {
    root.dataset.lang = root.lang = language;
    for (const button of document.querySelectorAll('[data-set-lang]')) {
      button.setAttribute('aria-pressed', String(button.dataset.setLang === language));
    }
  }

  const isDark = () => (root.dataset.theme || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark';

  function setTheme(theme) {
    if (theme === 'dark' || theme === 'light') root.dataset.theme = theme;
    for (const button of document.querySelectorAll('[data-set-theme]')) {
      button.setAttribute('aria-pressed', String(isDark()));
    }
  }

  // Deflated and written in base64.
  function inflated(base64) {
    const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return new Response(stream);
  }

  // Several texts by name, as the page packs them.
  const unpacked = (packed) => (packed.texts ??= inflated(packed.dataset.packed).json());

  async function copyFor(button) {
    const code = button.closest('.code');
    const shown = code.querySelector('pre');
    const { copy } = button.dataset;
    await navigator.clipboard.writeText(copy ? (await unpacked(code))[copy] : shown.textContent + '\n');
    button.classList.add('done');
    setTimeout(() => button.classList.remove('done'), 1500);
  }

  function clicked(event) {
    const button = event.target.closest('button');
    if (!button) return;
    if (button.dataset.setLang) {
      setLanguage(button.dataset.setLang);
      store('language', button.dataset.setLang);
    } else if ('setTheme' in button.dataset) {
      const theme = isDark() ? 'light' : 'dark';
      setTheme(theme);
      store('theme', theme);
    } else if ('copy' in button.dataset) {
      copyFor(button);
    }
  }

  // A snippet as another editor takes it; the highlighted text is kept for the way back.
  async function showFormat({ target }) {
    const packed = target.closest('.formats')?.closest('[data-packed]');
    if (!packed) return;
    const code = packed.querySelector('pre code');
    packed.snippet ??= [...code.childNodes];
    if (target.value) code.textContent = (await unpacked(packed))[target.value].trimEnd();
    else code.replaceChildren(...packed.snippet);
  }

  // A bundle is unpacked when it is asked for.
  async function showPacked({ target }) {
    const { show } = target.dataset;
    if (show) target.querySelector('code').textContent = (await unpacked(target.closest('[data-packed]')))[show];
  }

  setTheme(stored('theme'));
  const language = stored('language');
  setLanguage(languages.includes(language) ? language : preferredLanguage());
  document.addEventListener('click', clicked);
  document.addEventListener('change', showFormat);
  document.addEventListener('toggle', showPacked, true);
  document.addEventListener('DOMContentLoaded', () => {
    for (const element of document.querySelectorAll('[data-needs-script]')) element.hidden = false;
    setTheme(stored('theme'));
    setLanguage(root.dataset.lang);
  });

  // For the other scripts.
  window.site = { inflated, stored, store };
})();
