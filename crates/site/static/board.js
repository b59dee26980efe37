// Boards: a position of a module's game to play with. Below it are the values, and what the theorem
// says about it. The files `board-*.js` add kinds of boards. A kind has
// - `start`, `moves(position)` with `to` and `said` in each move, and `draw(position, moves, choose)`
// - `parts(position)`: names and values, whose nim-sum decides unless `isLost(position)` does
// - `theorem`, which names its sentences, and `facts(position)` to fill in
// - `isOfNumbers` if its values have no nim-sum, or `total(position)` instead of the nim-sum
'use strict';
(() => {
  const element = (name, properties = {}, ...children) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  };
  const range = (from, to) => Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
  const mex = (values) => {
    const all = new Set(values);
    return range(0, all.size + 1).find((value) => !all.has(value));
  };
  const xor = (values) => values.reduce((sum, value) => sum ^ value, 0);

  // Grundy values by the definition.
  function valuesOf(options) {
    const known = {};
    const value = (position) => (known[position] ??= mex(options(position).map(value)));
    return value;
  }

  // Whether the player to move loses: no move leads to a lost position. Without moves, `isLostAtEnd`
  // decides.
  function lossesOf(options, isLostAtEnd = () => true) {
    const known = {};
    const isLost = (position) => (known[JSON.stringify(position)] ??= search(position));
    const search = (position) => (options(position).length ? !options(position).some(isLost) : isLostAtEnd(position));
    return isLost;
  }

  function button(label, play, properties = {}) {
    const made = element('button', { type: 'button', textContent: label, disabled: !play, ...properties });
    if (play) made.onclick = play;
    return made;
  }

  // A button for these moves; if there are several, one is chosen then.
  const mover = (moves, choose, properties, label = '') => button(label, moves.length ? () => choose(moves) : null, { ...properties, moves });

  // A row of stones; each stands for the moves that begin with it. `draw` names them.
  function stones(count, begun, choose) {
    const row = range(0, count).map((stone) => {
      const moves = begun(stone);
      const made = mover(moves, choose, { className: 'stone', ariaLabel: `${stone + 1} / ${count}` });
      const left = new Set(moves.map(({ left = stone }) => left));
      if (moves.length) Object.assign(made.dataset, { heap: count, left: [...left].join(', ') });
      return made;
    });
    return element('div', { className: 'row' }, ...row);
  }

  // Lets what moved from there to here be seen moving, where the reader's system doesn't mind.
  function glide(moved, from, delay) {
    const [start, end] = [from, moved].map((it) => it.getBoundingClientRect());
    if (!end.width || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const transform = `translate(${start.x + start.width / 2 - end.x}px, ${start.y + start.height / 2 - end.y}px)`;
    moved.animate([{ transform, opacity: 0 }, { transform, opacity: 1, offset: 0.3 }, { transform: 'none' }], { duration: 1200, delay, fill: 'backwards', easing: 'ease-in-out' });
  }

  // The digits of binary numbers, one number in a row; in each column ones cancel in pairs.
  function digitsOf(rows) {
    const single = {};
    return rows.map((digits) => [...digits].map((textContent, column) => {
      const digit = element('span', { textContent });
      if (textContent !== '1') return digit;
      if (single[column]) single[column].className = digit.className = 'cancels';
      single[column] = single[column] ? null : digit;
      return digit;
    }));
  }

  function begin(figure, texts) {
    const kind = boards.kinds[figure.dataset.board];
    const text = (key, values = {}) => texts[key].replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
    const sum = (position) => xor(kind.parts(position).filter(({ isIdle }) => !isIdle).map(({ value }) => value));
    const isLost = kind.isLost ?? ((position) => sum(position) === 0);
    const start = () => (figure.dataset.start ? JSON.parse(figure.dataset.start) : kind.start);
    let history = [start()];
    const [board, choices, values, slots, said, bar] = ['div', 'div', 'div', 'div', 'p', 'div'].map((name) => element(name));
    [board.className, choices.className, values.className, slots.className, bar.className] = ['board', 'choices', 'bits', 'slots', 'actions'];
    said.setAttribute('role', 'status');
    const places = () => [...board.querySelectorAll('button, .touch')];

    // Makes a move and tells the page; the focus goes to the nearest place.
    function play(move) {
      const place = places().indexOf(chosen ?? document.activeElement);
      history.push(move.to);
      draw();
      const detail = { moves: history.length - 1, said: move.said, value: kind.parts && sum(move.to) };
      figure.dispatchEvent(new CustomEvent('played', { bubbles: true, detail }));
      const near = places().map((it, at) => [Math.abs(at - place), it]).filter(([, { disabled }]) => !disabled);
      const [, nearest] = near.sort(([a], [b]) => a - b)[0] ?? [];
      (nearest ?? [...bar.children].find(({ disabled }) => !disabled)).focus({ preventScroll: true });
    }

    let chosen = null;
    function choose(moves) {
      if (moves.length === 1) {
        play(moves[0]);
        return;
      }
      chosen = document.activeElement;
      choices.replaceChildren(...moves.map((move) => button(move.said, () => play(move))));
      choices.firstChild.focus({ preventScroll: true });
    }

    // Shows each part with its value, in binary if there is a nim-sum.
    function drawValues(position) {
      const parts = kind.parts?.(position) ?? [];
      const total = kind.total?.(position) ?? (kind.isOfNumbers ? null : ['⊕', sum(position)]);
      const digits = Math.max(1, ...parts.map(({ value }) => value)).toString(2).length;
      const binary = (value) => (kind.isOfNumbers || !Number.isInteger(value) ? '' : value.toString(2).padStart(digits, '0'));
      const row = (className, name, value, inBits = [binary(value)]) => element('tr', { className },
        element('th', { scope: 'row', textContent: name }), element('td', { textContent: value }), element('td', {}, ...inBits));
      const inBits = digitsOf(parts.map(({ value, isIdle }) => (kind.total || isIdle ? '' : binary(value))));
      const rows = parts.map(({ name, value, isIdle }, at) => row(isIdle ? 'idle' : '', name, value, inBits[at].length ? inBits[at] : undefined));
      const columns = ['part', 'value', ...(kind.isOfNumbers ? [] : ['binary'])];
      const head = element('tr', {}, ...columns.map((key) => element('th', { scope: 'col', textContent: text(key) })));
      values.replaceChildren(...(rows.length ? [element('table', {}, head, ...rows, ...(total ? [row('sum', ...total)] : []))] : []));
    }

    // Lets the values of the options fall into their slots; the mex is the first one that stays empty.
    function drawMex(moves) {
      const options = moves.map((move) => ({ value: sum(move.to), place: places().find((it) => it.moves?.includes(move)) }));
      const least = mex(options.map(({ value }) => value));
      const made = range(0, Math.max(least, ...options.map(({ value }) => value)) + 1).map((slot) => element('div', { className: slot === least ? 'mex' : '' }, element('b', { textContent: slot })));
      const listed = options.map(({ value }) => value).sort((a, b) => a - b).join(', ');
      slots.replaceChildren(element('code', { textContent: `mex {${listed}} = ${least}` }), element('div', { ariaHidden: true }, ...made));
      options.forEach(({ value, place }, i) => {
        const token = element('i', { textContent: value });
        made[value].prepend(token);
        glide(token, place ?? board, 250 * i);
      });
    }

    // What the theorem says about the position.
    function sentence(position, moves, outcome) {
      const winning = moves.filter(({ wins }) => wins);
      const { theorem = 'sum' } = kind;
      const ways = [...new Set(winning.map((move) => move.said))];
      const told = [...ways.slice(0, 4), ...(ways.length > 4 ? ['…'] : [])].join(', ');
      const facts = { n: moves.length, moves: told, ...(kind.parts && !kind.isOfNumbers && { sum: sum(position) }), ...kind.facts?.(position, text) };
      const key = `${theorem}_${outcome}`;
      return text(key in texts ? key : outcome, facts);
    }

    function draw() {
      const position = history.at(-1);
      const moves = kind.moves(position);
      for (const move of moves) move.wins = kind.wins ? kind.wins(position, move) : isLost(move.to);
      const outcome = !moves.length ? 'over' : kind.outcome?.(position) ?? (moves.some(({ wins }) => wins) ? 'won' : 'lost');
      board.replaceChildren(...kind.draw(position, moves, choose, history));
      for (const stone of board.querySelectorAll('[data-heap]')) stone.ariaLabel = text('stone', stone.dataset);
      choices.replaceChildren();
      chosen = null;
      drawValues(position);
      said.textContent = sentence(position, moves, outcome);
      if ('mex' in figure.dataset) drawMex(moves);
      Object.assign(figure.dataset, { outcome, moves: history.length - 1 });
      const best = moves.find(({ wins }) => wins) ?? moves[0];
      bar.replaceChildren(
        button(text('answer'), best ? () => play(best) : null),
        button(text('undo'), history.length > 1 ? () => { history.pop(); draw(); } : null),
        button(text('again'), history.length > 1 ? () => { history = [start()]; draw(); } : null),
      );
    }

    const caption = figure.querySelector('figcaption');
    if (kind.game) caption.prepend(element('code', { textContent: kind.game }), ' ');
    figure.prepend(board, choices, values, slots, said, bar);
    // The lesson shows more once its question is answered, perhaps another position.
    figure.addEventListener('answered', () => {
      if (figure.dataset.after) history = [start()];
      draw();
    });
    figure.classList.add('live');
    draw();
  }

  const boards = { kinds: {}, element, range, mex, xor, valuesOf, lossesOf, button, mover, stones };
  window.boards = boards;
  addEventListener('DOMContentLoaded', async () => {
    for (const figure of document.querySelectorAll('[data-board]')) begin(figure, await site.data(figure.dataset.texts));
    dispatchEvent(new Event('boards'));
  });
})();
