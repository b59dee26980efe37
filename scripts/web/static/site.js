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
    document.dispatchEvent(new Event('languagechange'));
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

  // Where the clipboard's interface is missing, as on a page without TLS, a selection is copied.
  async function copy(text) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      const area = document.createElement('textarea');
      area.value = text;
      document.body.append(area);
      area.select();
      document.execCommand('copy');
      area.remove();
    }
  }

  async function copyFor(button) {
    const shown = button.closest('.code')?.querySelector('pre');
    const text = button.dataset.copy ? await inflated(button.dataset.copy).text() : shown.textContent + '\n';
    await copy(text);
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

  setTheme(stored('theme'));
  const language = stored('language');
  setLanguage(languages.includes(language) ? language : preferredLanguage());
  document.addEventListener('click', clicked);
  document.addEventListener('DOMContentLoaded', () => {
    for (const element of document.querySelectorAll('[data-needs-script]')) element.hidden = false;
    setTheme(stored('theme'));
    setLanguage(root.dataset.lang);
  });

  // For the other scripts.
  window.site = { copy, inflated, stored, store };
})();
