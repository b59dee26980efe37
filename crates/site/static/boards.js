// Boards: the picture of a module becomes a position to touch. Beside it stand the values, and the
// sentence of the theorem that is true of it. Each kind of board says what its position is worth,
// which moves there are and how it is drawn; the rest is the same for all.
'use strict';
addEventListener('DOMContentLoaded', () => {
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

  function button(label, play, properties = {}) {
    const made = element('button', { type: 'button', textContent: label, disabled: !play, ...properties });
    if (play) made.onclick = play;
    return made;
  }

  // Heaps. `options` says what a move leaves of one: a list of heaps.
  function ofHeaps(start, options) {
    const known = [];
    const value = (heap) => (known[heap] ??= mex(options(heap).map((left) => xor(left.map(value)))));
    const after = (position, at, left) => position.flatMap((heap, i) => (i === at ? left.filter((part) => part > 0) : [heap]));
    return {
      start,
      parts: (position) => position.map((heap) => ({ name: heap, value: value(heap) })),
      moves: (position) => position.flatMap((heap, at) => options(heap).map((left) => ({
        to: after(position, at, left), at, said: `${heap} → ${left.filter((part) => part > 0).join(' + ') || 0}`,
      }))),
      // Stone `i` of a heap begins the moves that leave `i` stones first.
      draw: (position, moves, choose) => position.map((heap, at) => {
        const own = moves.filter((move) => move.at === at);
        const stones = range(0, heap).map((stone) => {
          const begun = own.filter(({ said }) => Number(said.split('→ ')[1].split(' ')[0]) === stone);
          return button('', begun.length ? () => choose(begun) : null, { className: 'stone', ariaLabel: `${stone + 1} / ${heap}` });
        });
        return element('div', { className: 'row' }, ...stones);
      }),
    };
  }

  const nim = (heap) => range(0, heap).map((left) => [left]);
  const split = (heap) => range(1, Math.floor(heap / 2) + 1).map((left) => [left, heap - left]);
  const without = (heap, count) => range(0, Math.floor((heap - count) / 2) + 1).filter(() => heap >= count).map((left) => [left, heap - count - left]);
  const takes = (set) => (heap) => set.filter((count) => count <= heap).map((count) => [heap - count]);

  // A queen, or a piece that may move (i, j) with |i - j| < t, towards the upper left corner.
  function ofSquares(start, size, reach) {
    const reached = ([a, b]) => range(0, a + 1).flatMap((x) => range(0, b + 1).map((y) => [x, y])).filter(([x, y]) => reach(a - x, b - y));
    const values = {};
    const value = (at) => (values[at] ??= mex(reached(at).map(value)));
    return {
      start,
      parts: (position) => [{ name: `(${position.join(', ')})`, value: value(position) }],
      moves: (position) => reached(position).map((to) => ({ to, said: `(${position.join(', ')}) → (${to.join(', ')})` })),
      draw: (position, moves, choose) => [element('table', { className: 'field' }, ...range(0, size).map((a) => element('tr', {}, ...range(0, size).map((b) => {
        const isHere = String(position) === `${a},${b}`;
        const move = moves.find(({ to }) => String(to) === `${a},${b}`);
        const shown = button(isHere ? '♛' : '', move ? () => choose([move]) : null, { ariaLabel: `(${a}, ${b})` });
        if (value([a, b]) === 0) shown.classList.add('lost');
        return element('td', {}, shown);
      }))))],
    };
  }

  // Coins of which some show heads; a move turns up to `most`, the rightmost from heads to tails.
  function ofCoins(start, most) {
    const places = (coin) => {
      const left = range(1, coin);
      const two = most > 1 ? left.map((a) => [a]) : [];
      const three = most > 2 ? left.flatMap((a) => left.filter((b) => b > a).map((b) => [a, b])) : [];
      return [[], ...two, ...three];
    };
    const known = [];
    const value = (coin) => (known[coin] ??= mex(places(coin).map((left) => xor(left.map(value)))));
    const turned = (position, coins) => coins.reduce((heads, coin) => (heads.includes(coin) ? heads.filter((it) => it !== coin) : [...heads, coin]), position).sort((a, b) => a - b);
    return {
      start,
      parts: (position) => position.map((coin) => ({ name: coin, value: value(coin) })),
      moves: (position) => position.flatMap((coin) => places(coin).map((left) => ({ to: turned(position, [coin, ...left]), at: coin, said: [coin, ...left].join(' + ') }))),
      draw: (position, moves, choose) => [element('div', { className: 'row' }, ...range(1, 11).map((coin) => {
        const own = moves.filter(({ at }) => at === coin);
        return button(coin, own.length ? () => choose(own) : null, { className: position.includes(coin) ? 'coin' : 'coin tails' });
      }))],
    };
  }

  // Coins on stairs, from the lowest step on: a move takes some one step down.
  const stairs = {
    start: [2, 1, 2, 1],
    parts: (position) => position.map((coins, step) => ({ name: step + 1, value: coins, isIdle: step % 2 === 1 })),
    moves: (position) => position.flatMap((coins, step) => range(1, coins + 1).map((count) => {
      const to = position.map((it, at) => it + (at === step - 1 ? count : at === step ? -count : 0));
      return { to, at: step, count, said: `${step + 1}: ${count} ↓` };
    })),
    draw: (position, moves, choose) => position.map((coins, step) => element('div', { className: step % 2 ? 'row idle' : 'row' }, `${step + 1}`, ...range(1, coins + 1).map((count) => {
      const own = moves.filter((move) => move.at === step && move.count === count);
      return button('', () => choose(own), { className: 'stone', ariaLabel: `${step + 1}: ${count}` });
    }))).reverse(),
  };

  // A figure of lines on the ground. A line with a move can be cut.
  function figureOf(width, height) {
    const create = (name, attributes, text = '') => {
      const made = document.createElementNS('http://www.w3.org/2000/svg', name);
      for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
      made.textContent = text;
      return made;
    };
    const svg = create('svg', { viewBox: `0 0 ${width} ${height}` });
    const marks = [];
    const add = (...all) => svg.append(create(...all));
    add('line', { x1: 20, y1: height - 14, x2: width - 20, y2: height - 14, class: 'ground' });
    const edge = ([x, y], [to, top], move, choose) => {
      add('line', { x1: x, y1: y, x2: to, y2: top });
      const cut = create('line', { x1: x, y1: y, x2: to, y2: top, class: 'cut', tabindex: 0, role: 'button', 'aria-label': move.said });
      cut.onclick = () => choose([move]);
      cut.onkeydown = ({ key }) => key === 'Enter' && choose([move]);
      svg.append(cut);
      if (move.wins) marks.push(create('text', { x: (x + to) / 2 + 14, y: (y + top) / 2 + 4, class: 'wins' }, move.said));
    };
    // Marks of winning moves lie above all else.
    const finished = () => {
      svg.append(...marks);
      return [svg];
    };
    return { add, edge, finished };
  }

  // A tree: lists of branches. A move cuts an edge and all above it.
  const above = (tree) => xor(tree.map((branch) => above(branch) + 1));
  const cuts = (tree) => tree.flatMap((branch, at) => [tree.filter((_, i) => i !== at), ...cuts(branch).map((left) => tree.map((it, i) => (i === at ? left : it)))]);
  const tree = {
    start: [[[[], []], []], [[[]], [], []]],
    parts: (position) => position.map((branch, at) => ({ name: at + 1, value: above(branch) + 1 })),
    moves: (position) => cuts(position).map((to, at) => ({ to, at, said: `✂ ${at + 1}` })),
    draw(position, moves, choose) {
      const { add, edge, finished } = figureOf(280, 210);
      const leaves = (branch) => Math.max(1, branch.reduce((sum, it) => sum + leaves(it), 0));
      let count = 0;
      const grow = (branches, x, y, width) => {
        let left = x - width / 2;
        for (const branch of branches) {
          const own = (width * leaves(branch)) / Math.max(1, branches.reduce((sum, it) => sum + leaves(it), 0));
          const [to, top] = [left + own / 2, y - 46];
          edge([x, y], [to, top], moves[count], choose);
          count += 1;
          grow(branch, to, top, own);
          add('circle', { cx: to, cy: top, r: 10 });
          add('text', { x: to, y: top + 4 }, above(branch));
          left += own;
        }
      };
      grow(position, 140, 196, 240);
      return finished();
    },
  };

  // A figure with cycles: its lines between joints, of which 0 is the ground at several places. A
  // position is the lines that are left.
  const joints = [[112, 196], [168, 196], [140, 146], [140, 96], [98, 118], [182, 118], [112, 56], [168, 56]];
  const lines = [[0, 2], [1, 2], [2, 3], [2, 4], [2, 5], [3, 6], [6, 7], [7, 3]];
  const standing = (left) => {
    const reached = new Set([0, 1]);
    for (let size = 0; size < reached.size;) {
      size = reached.size;
      for (const line of left) if (lines[line].some((joint) => reached.has(joint))) for (const joint of lines[line]) reached.add(joint);
    }
    return left.filter((line) => reached.has(lines[line][0]));
  };
  const cutOne = (left) => left.map((line) => standing(left.filter((it) => it !== line)));
  const worths = {};
  const worth = (left) => (worths[left] ??= mex(cutOne(left).map(worth)));
  const hackenbush = {
    start: range(0, lines.length),
    parts: (position) => [{ name: position.length, value: worth(position) }],
    moves: (position) => cutOne(position).map((to, at) => ({ to, said: `✂ ${position[at] + 1}` })),
    draw(position, moves, choose) {
      const { add, edge, finished } = figureOf(280, 210);
      position.forEach((line, at) => edge(joints[lines[line][0]], joints[lines[line][1]], moves[at], choose));
      for (const joint of new Set(position.flatMap((line) => lines[line]))) if (joint > 1) add('circle', { cx: joints[joint][0], cy: joints[joint][1], r: 4 });
      return finished();
    },
  };

  // Heaps of which a move changes one or two: lost if each digit 1 stands in a multiple of three.
  const columns = (heaps) => range(0, 3).map((place) => heaps.filter((heap) => (heap >> place) % 2 === 1).length % 3).reverse();
  const moore = {
    start: [1, 3, 4],
    isLost: (position) => columns(position).every((count) => count === 0),
    parts: (position) => position.map((heap) => ({ name: heap, value: heap })),
    sum: (position) => ['mod 3', '', columns(position).join('')],
    moves(position) {
      const less = position.map((heap, at) => range(0, heap).map((left) => [[at, left]]));
      const both = range(0, 3).flatMap((a) => range(a + 1, 3).flatMap((b) => less[a].flatMap((one) => less[b].map((other) => [...one, ...other]))));
      return [...less.flat(), ...both].map((changes) => ({
        to: position.map((heap, at) => changes.find(([it]) => it === at)?.[1] ?? heap),
        changes,
        said: changes.map(([at, left]) => `${position[at]} → ${left}`).join(' + '),
      }));
    },
    draw: (position, moves, choose) => position.map((heap, at) => element('div', { className: 'row' }, ...range(0, heap).map((stone) => {
      const own = moves.filter(({ changes }) => changes.some(([it, left]) => it === at && left === stone));
      return button('', () => choose(own), { className: 'stone', ariaLabel: `${stone + 1} / ${heap}` });
    }))),
  };

  // A rectangle from which squares of its shorter side are cut.
  const squaresOff = ([a, b]) => range(1, a > 0 ? Math.floor(b / a) + 1 : 0).map((count) => [a, b - count * a].sort((x, y) => x - y));
  const ratios = {};
  const ratio = (sides) => (ratios[sides] ??= mex(squaresOff(sides).map(ratio)));
  const euclid = {
    start: [3, 8],
    parts: (position) => [{ name: `(${position.join(', ')})`, value: ratio(position) }],
    moves: (position) => squaresOff(position).map((to, at) => ({ to, at, said: `(${position.join(', ')}) → (${to.join(', ')})` })),
    draw([a, b], moves, choose) {
      const sized = (made, wide) => {
        Object.assign(made.style, { width: `${wide * 2}rem`, height: `${a * 2}rem` });
        made.dataset.side = wide;
        return made;
      };
      const squares = moves.map((move) => sized(button('', () => choose([move]), { className: 'square', ariaLabel: move.said }), a));
      const rest = a > 0 && b % a > 0 ? [sized(element('span'), b % a)] : [];
      return [element('div', { className: 'rectangle' }, ...rest, ...squares.reverse())];
    },
  };

  // A heap of which at most `limit` may be taken, and its sum of Fibonacci numbers.
  const zeckendorf = (heap) => {
    const numbers = [1, 2, 3, 5, 8, 13, 21].filter((it) => it <= heap).reverse();
    return numbers.reduce(({ rest, parts }, it) => (it <= rest ? { rest: rest - it, parts: [...parts, it] } : { rest, parts }), { rest: heap, parts: [] }).parts;
  };
  const fibonacci = {
    start: [12, 11],
    isLost: ([heap, limit]) => heap === 0 || limit < Math.min(...zeckendorf(heap)),
    parts: ([heap, limit]) => [{ name: `${heap} = ${zeckendorf(heap).join(' + ') || 0}`, value: `≤ ${Math.min(limit, heap)}` }],
    moves: ([heap, limit]) => range(1, Math.min(limit, heap) + 1).map((count) => ({ to: [heap - count, 2 * count], count, said: `${heap} → ${heap - count}` })),
    draw: ([heap], moves, choose) => [element('div', { className: 'row' }, ...range(0, heap).map((stone) => {
      const move = moves.find(({ count }) => count === heap - stone);
      return button('', move ? () => choose([move]) : null, { className: 'stone', ariaLabel: `${stone + 1} / ${heap}` });
    }))],
  };

  const kinds = {
    nim: ofHeaps([3, 4, 5], nim),
    lasker: ofHeaps([3, 4, 6], (heap) => [...nim(heap), ...split(heap)]),
    subtraction: { game: 'take{1,3,4}', ...ofHeaps([5, 7], takes([1, 3, 4])) },
    kayles: { game: 'kayles', ...ofHeaps([4, 7], (heap) => [...without(heap, 1), ...without(heap, 2)]) },
    dawson: { game: 'dawsons-kayles', ...ofHeaps([5, 7], (heap) => without(heap, 2)) },
    grundy: { game: 'grundy', ...ofHeaps([4, 7], (heap) => split(heap).filter(([a, b]) => a !== b)) },
    queen: ofSquares([5, 7], 8, (i, j) => i + j > 0 && (i === 0 || j === 0 || i === j)),
    wide_queen: ofSquares([5, 7], 8, (i, j) => i + j > 0 && (i === 0 || j === 0 || Math.abs(i - j) < 2)),
    coins: ofCoins([2, 5, 8], 3),
    stairs,
    tree,
    hackenbush,
    moore,
    euclid,
    fibonacci,
  };

  function begin(figure) {
    const kind = kinds[figure.dataset.board];
    const text = (key, values = {}) => {
      const said = figure.querySelector(`[data-text="${key}"]`).textContent;
      return said.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
    };
    const sum = (position) => xor(kind.parts(position).filter(({ isIdle }) => !isIdle).map(({ value }) => value));
    const isLost = kind.isLost ?? ((position) => sum(position) === 0);
    let history = [kind.start];
    const [board, choices, bits, said, bar] = ['div', 'div', 'div', 'p', 'div'].map((name) => element(name));
    [board.className, choices.className, bits.className, bar.className] = ['board', 'choices', 'bits', 'actions'];
    said.setAttribute('role', 'status');

    function play(move) {
      history.push(move.to);
      draw();
      (board.querySelector('button:enabled, .cut') ?? bar.firstChild).focus({ preventScroll: true });
    }

    const choose = (moves) => {
      if (moves.length === 1) return play(moves[0]);
      choices.replaceChildren(...moves.map((move) => button(move.said, () => play(move))));
      return choices.firstChild.focus({ preventScroll: true });
    };

    // Each part with its value in binary, and the nim-sum below.
    function drawBits(position) {
      const parts = kind.parts(position);
      if (kind.isLost && !kind.sum) return bits.replaceChildren(...parts.map(({ name, value }) => element('p', {}, `${name}, ${value}`)));
      const highest = Math.max(1, ...parts.map(({ value }) => value));
      const binary = (value) => value.toString(2).padStart(highest.toString(2).length, '0');
      const row = (className, name, value, digits = binary(value)) => element('tr', { className }, element('th', { scope: 'row', textContent: name }), element('td', { textContent: value }), element('td', { textContent: digits }));
      const rows = parts.map(({ name, value, isIdle }) => row(isIdle ? 'idle' : '', name, value));
      return bits.replaceChildren(element('table', {}, ...rows, row('sum', ...kind.sum?.(position) ?? ['⊕', sum(position)])));
    }

    function draw() {
      const position = history.at(-1);
      const moves = kind.moves(position);
      for (const move of moves) move.wins = isLost(move.to);
      const winning = moves.filter(({ wins }) => wins);
      board.replaceChildren(...kind.draw(position, moves, choose));
      choices.replaceChildren();
      drawBits(position);
      const values = { sum: kind.isLost ? '' : sum(position), moves: [...new Set(winning.map((move) => move.said))].slice(0, 4).join(', '), n: moves.length };
      const key = moves.length ? (winning.length ? 'won' : 'lost') : 'over';
      said.textContent = text(kind.isLost && moves.length ? `${key}_short` : key, values);
      figure.dataset.outcome = key;
      bar.replaceChildren(
        button(text('answer'), moves.length ? () => play(winning[0] ?? moves[0]) : null),
        button(text('undo'), history.length > 1 ? () => { history.pop(); draw(); } : null),
        button(text('again'), history.length > 1 ? () => { history = [kind.start]; draw(); } : null),
      );
    }

    // The caption tells of the picture, which the board replaces.
    const caption = figure.querySelector('figcaption');
    const game = kind.game ? [element('code', { textContent: kind.game })] : [];
    caption.replaceChildren(...game, caption.querySelector('[data-needs-script]'));
    figure.querySelector('svg').replaceWith(board, choices, bits, said, bar);
    figure.classList.add('live');
    draw();
  }

  for (const figure of document.querySelectorAll('[data-board]')) begin(figure);

  // A proof, a step at a time.
  for (const steps of document.querySelectorAll('.steps')) {
    const items = [...steps.children];
    let last = 0;
    const show = (at) => {
      last = Math.max(0, Math.min(at, items.length - 1));
      items.forEach((item, i) => { item.hidden = i > last; item.classList.toggle('now', i === last); });
      [back.disabled, on.disabled] = [last === 0, last === items.length - 1];
    };
    const back = button('←', () => show(last - 1), { ariaLabel: steps.dataset.back });
    const on = button(`${steps.dataset.on} →`, () => show(last + 1));
    steps.after(element('div', { className: 'actions' }, back, on));
    show(0);
  }
});
