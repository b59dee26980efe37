// Boards of heaps, rows and stairs.
'use strict';
(() => {
  const { kinds, element, range, mex, xor, lossesOf, mover, stones } = window.boards;

  // Heaps. `options` says what a move leaves of one: a list of heaps.
  function ofHeaps(start, options) {
    const known = [];
    const value = (heap) => (known[heap] ??= mex(options(heap).map((left) => xor(left.map(value)))));
    const after = (position, at, left) => position.flatMap((heap, i) => (i === at ? left : [heap]));
    return {
      start,
      parts: (position) => position.map((heap) => ({ name: heap, value: value(heap) })),
      moves: (position) => position.flatMap((heap, at) => options(heap).map((parts) => {
        const left = parts.filter((part) => part > 0);
        const told = left.join(' + ') || 0;
        return { to: after(position, at, left), at, first: left[0] ?? 0, left: told, said: `${heap} → ${told}` };
      })),
      draw: drawHeaps,
    };
  }
  // Stone `i` of a heap begins the moves that leave `i` stones first.
  function drawHeaps(position, moves, choose) {
    return position.map((heap, at) => stones(heap, (stone) => moves.filter((move) => move.at === at && move.first === stone), choose));
  }

  const nim = (heap) => range(0, heap).map((left) => [left]);
  const split = (heap) => range(1, Math.floor(heap / 2) + 1).map((left) => [left, heap - left]);
  const without = (heap, count) => range(0, Math.floor((heap - count) / 2) + 1).filter(() => heap >= count).map((left) => [left, heap - count - left]);
  const divisors = (heap) => range(1, heap).filter((left) => heap % left === 0).map((left) => [left]);
  const takes = (set) => (heap) => set.filter((count) => count <= heap).map((count) => [heap - count]);
  const throws = (heap) => [...without(heap, 1), ...without(heap, 2)];

  // The sum of a heap x of Nim and one y of another game.
  const summands = [ofHeaps([5], nim), ofHeaps([5], takes([1, 3, 4]))];
  const inSum = (position, find) => summands.flatMap((game, at) => find(game, position[at], at, 'xy'[at]));
  const sum = {
    start: [5, 5],
    parts: (position) => inSum(position, (game, heap, at, name) => game.parts([heap]).map((part) => ({ ...part, name: `${name} = ${heap}` }))),
    moves: (position) => inSum(position, (game, heap, at, name) => game.moves([heap]).map(({ to: [left = 0], said }) => ({
      to: position.with(at, left), at, first: left, said: `${name}: ${said}`,
    }))),
    draw: (...drawn) => drawHeaps(...drawn).map((row, at) => (row.prepend('xy'[at]), row)),
  };

  // Kayles in which the last throw loses: sums are played out, as values do not decide.
  const kayles = ofHeaps([1, 2, 3], throws);
  const sorted = (heaps) => [...heaps].sort((a, b) => a - b);
  const misereKayles = {
    ...kayles,
    theorem: 'misere',
    isLost: lossesOf((position) => kayles.moves(position).map(({ to }) => sorted(to)), () => false),
  };

  // Heaps of which a move changes one or two: lost if each digit 1 stands in a multiple of three.
  const columns = (heaps) => range(0, 3).map((place) => heaps.filter((heap) => (heap >> place) % 2 === 1).length % 3).reverse();
  const moore = {
    start: [1, 3, 4],
    theorem: 'digits',
    isLost: (position) => columns(position).every((count) => count === 0),
    facts: (position) => ({ digits: columns(position).join('') }),
    parts: (position) => position.map((heap) => ({ name: heap, value: heap })),
    total: (position) => ['mod 3', '', columns(position).join('')],
    moves(position) {
      const less = position.map((heap, at) => range(0, heap).map((left) => [[at, left]]));
      const both = range(0, 3).flatMap((a) => range(a + 1, 3).flatMap((b) => less[a].flatMap((one) => less[b].map((other) => [...one, ...other]))));
      return [...less.flat(), ...both].map((changes) => ofChanges(position, changes));
    },
    draw: drawChanges,
  };

  // A move that changes several heaps, each to what is left of it.
  const ofChanges = (position, changes) => ({
    to: position.map((heap, at) => changes.find(([it]) => it === at)?.[1] ?? heap),
    changes,
    said: changes.map(([at, left]) => `${position[at]} → ${left}`).join(' + '),
  });
  function drawChanges(position, moves, choose) {
    return position.map((heap, at) => stones(heap, (stone) => moves.filter(({ changes }) => changes.some(([it, left]) => it === at && left === stone)), choose));
  }

  // All ways to change some heaps, or all that can be changed; one or two stones may be taken.
  function turns(position) {
    const own = position.map((heap, at) => [1, 2].filter((count) => count <= heap).map((count) => [at, heap - count]));
    return own.reduce((ways, options) => ways.flatMap((way) => [way, ...options.map((option) => [...way, option])]), [[]]);
  }
  const compounds = {
    start: [2, 4, 6],
    game: 'take{1,2}',
    theorem: 'some',
    isLost: (position) => position.every((heap) => heap % 3 === 0),
    parts: (position) => position.map((heap) => ({ name: heap, value: heap % 3 })),
    isOfNumbers: true,
    facts: (position) => ({ won: position.filter((heap) => heap % 3).join(', ') }),
    moves: (position) => turns(position).filter((turn) => turn.length).map((turn) => ofChanges(position, turn)),
    draw: drawChanges,
  };

  // How long a heap of this game lasts, if its winner delays the end and its loser hurries.
  const lasting = [];
  function steps(heap) {
    const options = [1, 2].filter((count) => count <= heap).map((count) => steps(heap - count));
    const kept = options.filter((it) => it % 2 === 0);
    const last = () => (!options.length ? 0 : 1 + (kept.length ? Math.max(...kept) : Math.min(...options)));
    return (lasting[heap] ??= last());
  }
  const every = {
    start: [2, 5, 3],
    game: 'take{1,2}',
    theorem: 'longest',
    isLost: (position) => Math.max(...position.map(steps)) % 2 === 0,
    parts: (position) => position.map((heap) => ({ name: heap, value: steps(heap) })),
    total: (position) => ['max', Math.max(...position.map(steps)), ''],
    isOfNumbers: true,
    facts: (position) => ({ steps: Math.max(...position.map(steps)) }),
    moves(position) {
      const running = position.filter((heap) => heap > 0).length;
      return turns(position).filter((turn) => turn.length && turn.length === running).map((turn) => ofChanges(position, turn));
    },
    draw: drawChanges,
  };

  // Coins on stairs, from the lowest step on: a move takes some one step down.
  const stairs = {
    start: [2, 1, 2, 1],
    theorem: 'stairs',
    parts: (position) => position.map((coins, step) => ({ name: step + 1, value: coins, isIdle: step % 2 === 1 })),
    moves: (position) => position.flatMap((coins, step) => range(1, coins + 1).map((count) => {
      const to = position.map((it, at) => it + (at === step - 1 ? count : at === step ? -count : 0));
      return { to, at: step, count, said: `${step + 1}: ${count} ↓` };
    })),
    draw: (position, moves, choose) => position.map((coins, step) => element('div', { className: step % 2 ? 'row idle' : 'row' }, `${step + 1}`, ...range(1, coins + 1).map((count) => {
      return mover(moves.filter((move) => move.at === step && move.count === count), choose, { className: 'stone', ariaLabel: `${step + 1}: ${count}` });
    }))).reverse(),
  };

  // A heap of which at most a limit may be taken, `ratio` times what was taken before; the numbers
  // are those that are lost at the start, and a heap is a sum of them.
  function ofLimit(start, ratio, numbers) {
    const summands = (heap) => {
      const fitting = numbers.filter((it) => it <= heap).reverse();
      return fitting.reduce(({ rest, parts }, it) => (it <= rest ? { rest: rest - it, parts: [...parts, it] } : { rest, parts }), { rest: heap, parts: [] }).parts;
    };
    return {
      start,
      theorem: 'summand',
      isLost: ([heap, limit]) => heap === 0 || limit < Math.min(...summands(heap)),
      facts: ([heap, limit]) => ({ limit: Math.min(limit, heap), least: Math.min(...summands(heap)) }),
      parts: ([heap, limit]) => [{ name: `${heap} = ${summands(heap).join(' + ') || 0}`, value: `≤ ${Math.min(limit, heap)}` }],
      isOfNumbers: true,
      moves: ([heap, limit]) => range(1, Math.min(limit, heap) + 1).map((count) => ({ to: [heap - count, ratio * count], count, said: `${heap} → ${heap - count}` })),
      draw: ([heap], moves, choose) => [stones(heap, (stone) => moves.filter(({ count }) => count === heap - stone), choose)],
    };
  }

  Object.assign(kinds, {
    nim: ofHeaps([3, 4, 5], nim),
    sum,
    nim_to_3: ofHeaps([1, 2, 2], nim),
    lasker: ofHeaps([3, 4, 6], (heap) => [...nim(heap), ...split(heap)]),
    take_1_2_3: ofHeaps([9], takes([1, 2, 3])),
    divisors: ofHeaps([12], divisors),
    subtraction: { game: 'take{1,3,4}', ...ofHeaps([5, 7], takes([1, 3, 4])) },
    periodic: { game: 'take{2,5,7}', ...ofHeaps([8, 11], takes([2, 5, 7])) },
    kayles: { game: 'kayles', ...ofHeaps([4, 7], throws) },
    dawson: { game: 'dawsons-kayles', ...ofHeaps([5, 7], (heap) => without(heap, 2)) },
    grundy: { game: 'grundy', ...ofHeaps([4, 7], (heap) => split(heap).filter(([a, b]) => a !== b)) },
    misere_kayles: misereKayles,
    moore,
    compounds,
    every,
    stairs,
    fibonacci: ofLimit([12, 11], 2, [1, 2, 3, 5, 8]),
    threefold: ofLimit([12, 11], 3, [1, 2, 3, 4, 6, 8, 11]),
  });
})();
