// The engine: WebAssembly that takes requests and gives answers, all in JSON.
'use strict';
(() => {
  const { messages } = window;

  async function compiled(name) {
    await site.load(`static/${name}.wasm.js`);
    const bytes = await site.inflated(window.loaded[name]).arrayBuffer();
    delete window.loaded[name];
    return WebAssembly.compile(bytes);
  }

  // The worker's script contains this function, too, so it uses nothing from outside.
  function instantiate(module, tell) {
    const { memory, allocate, ask } = new WebAssembly.Instance(module, {
      page: {
        now: () => performance.now(),
        tell: (at, length) => tell(JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, at, length)))),
      },
    }).exports;
    return (request) => {
      const bytes = new TextEncoder().encode(JSON.stringify(request));
      const at = allocate(bytes.length);
      new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
      ask(at, bytes.length);
    };
  }

  function work() {
    let ask;
    onmessage = ({ data }) => {
      if (data instanceof WebAssembly.Module) {
        ask = instantiate(data, (answer) => postMessage(answer));
        return;
      }
      try {
        ask(data);
      } catch (error) {
        postMessage({ is: 'broken', text: String(error) });
      }
    };
  }

  // A worker that answers one request after the other. `stop` ends it, even in the middle of a
  // request; the next request starts another, and first sends it what `begin` returns.
  class Worked {
    #name;
    #begin;
    #module;
    #worker = null;
    #waiting = [];

    constructor(name = 'engine', begin = null) {
      this.#name = name;
      this.#begin = begin;
    }

    async #start() {
      await messages?.learn();
      const text = `'use strict';${instantiate};(${work})()`;
      const worker = new Worker(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })));
      worker.onmessage = ({ data }) => this.#told(data);
      worker.postMessage(await (this.#module ??= compiled(this.#name)));
      if (this.#begin) worker.postMessage(await this.#begin());
      return worker;
    }

    #told(answer) {
      if (answer.is === 'loaded') return;
      if (answer.is === 'progress') {
        this.#waiting[0]?.progress?.(answer);
        return;
      }
      const { resolve } = this.#waiting.shift() ?? {};
      if (answer.text && messages) answer.text = messages.translated(answer.text);
      if (answer.facts) answer.said = messages.translated(answer.facts);
      // After a panic nothing in the worker's memory can be trusted.
      if (answer.is === 'broken') this.stop();
      resolve?.(answer);
    }

    async ask(request, progress) {
      const answer = new Promise((resolve) => this.#waiting.push({ resolve, progress }));
      this.#worker ??= this.#start();
      try {
        (await this.#worker).postMessage(request);
      } catch (error) {
        this.#told({ is: 'broken', text: String(error) });
      }
      return answer;
    }

    stop() {
      const worker = this.#worker;
      this.#worker = null;
      worker?.then((worker) => worker.terminate(), () => {});
      for (const { resolve } of this.#waiting.splice(0)) resolve({ is: 'stopped' });
    }
  }

  const byId = (id) => document.getElementById(id);

  const element = (name, properties = {}, ...children) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  };

  // A text of the page, with every {name} replaced.
  const text = (key, values = {}) => {
    const found = document.querySelector(`#texts [data-text="${key}"]`);
    if (!found) return element('span', { textContent: key });
    const copy = found.cloneNode(true);
    copy.removeAttribute('data-text');
    const nodes = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      nodes.currentNode.data = nodes.currentNode.data.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
    }
    return copy;
  };

  // (3, 4), or 3 alone.
  const shown = (position) => (position.length === 1 ? String(position[0]) : `(${position.join(', ')})`);
  const sum = (parts) => parts.map(shown).join(' + ') || '0';

  // The page's link to the module about a game, found by the game's name or how its notation begins.
  function moduleOf(...games) {
    const links = [...document.querySelectorAll('#modules a')];
    const begins = ({ begin }) => begin && games.some((game) => game.startsWith(begin));
    const found = links.find(({ dataset }) => games.includes(dataset.game)) ?? links.find(({ dataset }) => begins(dataset));
    return found?.cloneNode(true);
  }

  // Shows this link to a module in its place, or hides the place if there is none.
  function showModule(link) {
    byId('module').hidden = !link;
    byId('module').replaceChildren(link ?? '');
  }

  // Arrow keys move the focus to the nearest of these places in their direction.
  function followArrows(field, places) {
    const middle = (place) => {
      const { x, y, width, height } = place.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    };
    field.addEventListener('keydown', (event) => {
      const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [];
      if (dx === undefined || !event.target.matches(places)) return;
      event.preventDefault();
      const [x, y] = middle(event.target);
      let [least, nearest] = [Infinity];
      for (const place of field.querySelectorAll(places)) {
        const [u, v] = middle(place);
        const along = (u - x) * dx + (v - y) * dy;
        const distance = along + 3 * Math.abs((u - x) * dy + (v - y) * dx);
        if (along > 1 && distance < least) [least, nearest] = [distance, place];
      }
      nearest?.focus();
    });
  }

  // What the address asks for, after `#`, or after `?` in a frame's address.
  const addressed = () => new URLSearchParams(location.hash.slice(1) || location.search);

  // Writes what is asked into the address, so that the address can be shared.
  function goTo(asked, again) {
    const address = `#${new URLSearchParams(asked)}`;
    if (address === location.hash) again();
    else location.hash = address;
  }

  window.engine = { Worked, byId, element, text, shown, sum, moduleOf, showModule, followArrows, addressed, goTo };
})();
