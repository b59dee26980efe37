// Boards of squares and coins: a piece that moves to the corner, coins in a row or a grid, coins on
// a strip, a rectangle.
'use strict';
(() => {
  const { kinds, element, range, mex, xor, valuesOf, mover } = window.boards;

  const grid = (rows, columns, cell) => element('table', { className: 'field' }, ...range(0, rows).map((a) => {
    return element('tr', {}, ...range(0, columns).map((b) => element('td', {}, cell(a, b))));
  }));

  // A queen, or a piece that may move (i, j) with |i - j| < t, towards the upper left corner.
  function ofSquares(start, size, reach) {
    const reached = ([a, b]) => range(0, a + 1).flatMap((x) => range(0, b + 1).map((y) => [x, y])).filter(([x, y]) => reach(a - x, b - y));
    const value = valuesOf(reached);
    const lost = range(0, size).flatMap((a) => range(a, size).map((b) => [a, b])).filter((at) => value(at) === 0);
    const named = (at) => `(${at.join(', ')})`;
    const inOrder = (position) => [...position].sort((a, b) => a - b);
    return {
      start,
      theorem: 'pairs',
      facts: (position) => ({ at: named(position), pairs: lost.map(named).join(', '), k: lost.findIndex((at) => String(at) === String(inOrder(position))) }),
      parts: (position) => [{ name: named(position), value: value(position) }],
      moves: (position) => reached(position).map((to) => ({ to, said: `${named(position)} → ${named(to)}` })),
      draw: (position, moves, choose) => [grid(size, size, (a, b) => {
        const isHere = String(position) === `${a},${b}`;
        const shown = mover(moves.filter(({ to }) => String(to) === `${a},${b}`), choose, { ariaLabel: named([a, b]) }, isHere ? '♛' : '');
        if (value([a, b]) === 0) shown.classList.add('lost');
        return shown;
      })],
    };
  }

  const turned = (heads, coins) => coins.reduce((left, coin) => (left.includes(coin) ? left.filter((it) => it !== coin) : [...left, coin]), heads);

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
    return {
      start,
      parts: (position) => position.map((coin) => ({ name: coin, value: value(coin) })),
      moves: (position) => position.flatMap((coin) => places(coin).map((left) => ({
        to: turned(position, [coin, ...left]).sort((a, b) => a - b), at: coin, said: [coin, ...left].join(' + '),
      }))),
      draw: (position, moves, choose) => [element('div', { className: 'row' }, ...range(1, 11).map((coin) => {
        return mover(moves.filter(({ at }) => at === coin), choose, { className: position.includes(coin) ? 'coin' : 'coin tails' }, coin);
      }))],
    };
  }

  // Coins in a grid, counted from 1. A move turns the corners of a rectangle, of which the one that
  // is last in both directions shows heads; a corner in row or column 0 is no coin.
  function ofGrid(start, size) {
    const products = {};
    const product = (a, b) => (products[[a, b]] ??= mex(corners(a, b).map(([c, d]) => product(c, b) ^ product(a, d) ^ product(c, d))));
    const corners = (a, b) => range(0, a).flatMap((c) => range(0, b).map((d) => [c, d]));
    const coin = (name) => name.split(',').map(Number);
    const isCoin = (name) => coin(name).every((place) => place > 0);
    const movesOf = (position, at) => {
      const [a, b] = coin(at);
      return corners(a, b).map(([c, d]) => ({
        to: turned(position, [at, `${c},${b}`, `${a},${d}`, `${c},${d}`].filter(isCoin)).sort(),
        at, said: `(${a}, ${b}) ↖ (${c || '–'}, ${d || '–'})`,
      }));
    };
    return {
      start,
      parts: (position) => position.map((at) => ({ name: `(${coin(at).join(', ')})`, value: product(...coin(at)) })),
      moves: (position) => position.flatMap((at) => movesOf(position, at)),
      draw: (position, moves, choose) => [grid(size, size, (row, column) => {
        const at = `${row + 1},${column + 1}`;
        const className = position.includes(at) ? 'coin' : 'coin tails';
        return mover(moves.filter((move) => move.at === at), choose, { className, ariaLabel: `(${row + 1}, ${column + 1})` }, product(row + 1, column + 1));
      })],
    };
  }

  // Coins on different squares of a strip, which go to free squares further left. The nim-sum of all
  // squares and of d ⊕ (d − 1) for each two of them is Welter's function.
  const welter = {
    start: [1, 4, 6],
    parts(position) {
      const pairs = position.flatMap((a, i) => position.slice(i + 1).map((b) => [a, b]));
      const squares = position.map((square) => ({ name: square, value: square }));
      return [...squares, ...pairs.map(([a, b]) => ({ name: `${a}, ${b}`, value: (a ^ b) ^ ((a ^ b) - 1) }))];
    },
    moves: (position) => position.flatMap((square) => range(0, square).filter((left) => !position.includes(left)).map((left) => ({
      to: position.map((it) => (it === square ? left : it)).sort((a, b) => a - b), at: square, left, said: `${square} → ${left}`,
    }))),
    // A coin has all its moves, and a free square the moves to it.
    draw: (position, moves, choose) => [element('div', { className: 'row' }, ...range(0, 9).map((square) => {
      const isCoin = position.includes(square);
      return mover(moves.filter(({ at, left }) => (isCoin ? at : left) === square), choose, { className: isCoin ? 'coin' : 'square' }, square);
    }))],
  };

  // A rectangle from which squares of its shorter side are cut.
  const squaresOff = ([a, b]) => range(1, a > 0 ? Math.floor(b / a) + 1 : 0).map((count) => [a, b - count * a].sort((x, y) => x - y));
  const ratio = valuesOf(squaresOff);
  const euclid = {
    start: [3, 8],
    theorem: 'golden',
    facts: ([a, b]) => ({ a, b, ratio: a ? (b / a).toFixed(3) : '∞' }),
    parts: (position) => [{ name: `(${position.join(', ')})`, value: ratio(position) }],
    moves: (position) => squaresOff(position).map((to) => ({ to, said: `(${position.join(', ')}) → (${to.join(', ')})` })),
    draw([a, b], moves, choose) {
      const sized = (made, wide) => {
        Object.assign(made.style, { width: `${wide * 2}rem`, height: `${a * 2}rem` });
        made.dataset.side = wide;
        return made;
      };
      const squares = moves.map((move) => sized(mover([move], choose, { className: 'square', ariaLabel: move.said }), a));
      const rest = a > 0 && b % a > 0 ? [sized(element('span'), b % a)] : [];
      return [element('div', { className: 'rectangle' }, ...rest, ...squares.reverse())];
    },
  };

  // A row of numbers of which both players take one from either end: the mover's best difference.
  const ends = ([from, to]) => (from < to ? [[from + 1, to], [from, to - 1]] : []);
  const numbers = [3, 8, 2, 5, 7, 4];
  const gain = ([from, to], [left]) => numbers[left > from ? from : to - 1];
  const known = {};
  const best = (row) => (known[row] ??= Math.max(...ends(row).map((left) => gain(row, left) - best(left)), row[0] < row[1] ? -Infinity : 0));
  const score = {
    start: [0, numbers.length],
    theorem: 'points',
    outcome: () => 'open',
    isOfNumbers: true,
    facts: (row) => ({ best: best(row) }),
    parts: (row) => ends(row).map((left) => ({ name: gain(row, left), value: gain(row, left) - best(left) })),
    wins: (row, { to }) => gain(row, to) - best(to) === best(row),
    moves: (row) => ends(row).slice(0, row[1] - row[0]).map((to) => ({ to, said: `${gain(row, to)}` })),
    // Numbers taken by the first player stand apart from those taken by the second.
    draw([from, to], moves, choose, history) {
      const taken = (player) => history.slice(1).flatMap((row, turn) => (turn % 2 === player ? [gain(history[turn], row)] : []));
      const row = range(from, to).map((at) => mover(moves.filter((move) => (at === from && move.to[0] > from) || (at === to - 1 && move.to[1] < to)).slice(0, 1), choose, { className: 'square' }, numbers[at]));
      const pile = (player) => {
        const all = taken(player);
        return element('div', { className: 'row' }, `${player + 1}: ${all.join(' + ') || 0} = ${all.reduce((sum, it) => sum + it, 0)}`);
      };
      return [element('div', { className: 'row' }, ...row), pile(0), pile(1)];
    },
  };

  Object.assign(kinds, {
    queen: ofSquares([5, 7], 8, (i, j) => i + j > 0 && (i === 0 || j === 0 || i === j)),
    wide_queen: ofSquares([5, 7], 8, (i, j) => i + j > 0 && (i === 0 || j === 0 || Math.abs(i - j) < 2)),
    coins: ofCoins([2, 5, 8], 3),
    tartan: ofGrid(['2,1', '3,4', '4,2'], 4),
    nim_product: ofGrid(['2,3', '3,3'], 4),
    welter,
    euclid,
    score,
  });
})();
