// Boards of tokens on a graph: `places` of its vertices, the vertices `next` to each, and where the
// `tokens` stand; in geography, the visited vertices with the token on the last.
'use strict';
(() => {
  const { kinds, range, mex, xor, lossesOf, figureOf } = window.boards;
  const letter = (vertex) => String.fromCharCode(65 + vertex);
  const said = (from, to) => `${letter(from)} → ${letter(to)}`;

  // Tokens that go along the arrows, several at a vertex if they meet.
  const stepped = (next) => (tokens) => tokens.flatMap((from, token) => next[from].map((to) => ({
    to: tokens.map((at, it) => (it === token ? to : at)), from, vertex: to, said: said(from, to),
  })));

  // The graph with a label in each vertex, and rings around those with a token.
  function drawn({ places, next, isDirected = true }, labels, tokens, moves, choose, gone = []) {
    const [xs, ys] = [0, 1].map((axis) => places.map((place) => place[axis]));
    const [left, top] = [Math.min(...xs) - 28, Math.min(...ys) - 28];
    const at = (vertex) => [places[vertex][0] - left, places[vertex][1] - top];
    const { add, touch, finished } = figureOf(Math.max(...xs) - left + 28, Math.max(...ys) - top + 28);
    next.forEach((options, from) => options.forEach((to) => {
      if (isDirected || from < to) edge(at(from), at(to), isDirected, next[to].includes(from) && isDirected, add, gone.includes(from) || gone.includes(to));
    }));
    places.forEach((_, vertex) => {
      const [cx, cy] = at(vertex);
      const own = moves.filter((move) => move.vertex === vertex);
      const wins = own.some((move) => move.wins) ? ' good' : '';
      add('circle', { cx, cy, r: 13, class: gone.includes(vertex) ? 'gone' : own.length ? `next${wins}` : '' });
      if (tokens.includes(vertex)) add('circle', { cx, cy, r: 17, class: 'token' });
      add('text', { x: cx, y: cy + 4 }, labels[vertex]);
      const angle = aside(vertex, next, at);
      add('text', { x: cx + 23 * Math.cos(angle), y: cy + 4 + 23 * Math.sin(angle), class: 'letter' }, letter(vertex));
      touch('circle', { cx, cy, r: 17 }, own, choose);
    });
    return finished();
  }

  // The direction, of eight, that is farthest from all lines at a vertex: its letter stands there.
  function aside(vertex, next, at) {
    const [x, y] = at(vertex);
    const linked = next.map((_, other) => other).filter((other) => next[vertex].includes(other) || next[other].includes(vertex));
    const lines = linked.map(at).map(([to, top]) => Math.atan2(top - y, to - x));
    const nearness = (angle) => Math.max(-1, ...lines.map((line) => Math.cos(line - angle)));
    const angles = Array.from({ length: 8 }, (_, eighth) => (eighth - 1) * Math.PI / 4);
    return angles.reduce((best, angle) => (nearness(angle) < nearness(best) - 0.01 ? angle : best));
  }

  // A line or an arrow between the borders of two vertices; arrows to and fro stand beside each
  // other.
  function edge([x, y], [to, top], isArrow, isMutual, add, isGone) {
    const length = Math.hypot(to - x, top - y);
    const [u, v] = [(to - x) / length, (top - y) / length];
    const side = isMutual ? 5 : 0;
    const point = (along, across) => `${(x + u * along - v * across).toFixed(1)} ${(y + v * along + u * across).toFixed(1)}`;
    const end = length - 16;
    const head = isArrow ? `M${point(end - 7, side - 4)}L${point(end, side)}L${point(end - 7, side + 4)}` : '';
    add('path', { d: `M${point(15, side)}L${point(end, side)}${head}`, class: isGone ? 'gone' : '' });
  }

  // Tokens on a graph without cycles.
  const values = (next) => {
    const known = [];
    const value = (vertex) => (known[vertex] ??= mex(next[vertex].map(value)));
    return next.map((_, vertex) => value(vertex));
  };
  function acyclic(graph) {
    const worth = values(graph.next);
    return {
      start: graph.tokens,
      parts: (tokens) => tokens.map((vertex) => ({ name: letter(vertex), value: worth[vertex] })),
      moves: stepped(graph.next),
      draw: (tokens, moves, choose) => drawn(graph, worth, tokens, moves, choose),
    };
  }

  // The same, where the player who cannot move wins, and a formula says who that is.
  function misere(graph) {
    const normal = acyclic(graph);
    const worth = values(graph.next);
    const moves = stepped(graph.next);
    const sum = (tokens) => xor(tokens.map((vertex) => worth[vertex]));
    const most = (tokens) => Math.max(...tokens.map((vertex) => worth[vertex]));
    const isWon = (tokens) => (most(tokens) > 1) === (sum(tokens) !== 0);
    return {
      ...normal,
      theorem: 'formula',
      isLost: lossesOf((tokens) => moves(tokens).map(({ to }) => to), () => false),
      facts: (tokens, text) => ({ formula: text(isWon(tokens) ? 'formula_says_won' : 'formula_says_lost'), most: most(tokens), sum: sum(tokens) }),
    };
  }

  // Outcomes where play may go on for ever, found backwards from the ends.
  function outcomes(next) {
    const known = next.map(() => 'drawn');
    for (let changes = 1; changes;) {
      changes = 0;
      next.forEach((options, vertex) => {
        const found = options.some((it) => known[it] === 'lost') ? 'won' : options.every((it) => known[it] === 'won') ? 'lost' : 'drawn';
        if (found !== known[vertex]) [known[vertex], changes] = [found, changes + 1];
      });
    }
    return known;
  }
  function endless(graph) {
    const known = outcomes(graph.next);
    const signs = { lost: '−', won: '+', drawn: '=' };
    return {
      start: graph.tokens,
      theorem: 'endless',
      outcome: ([vertex]) => known[vertex],
      wins: ([vertex], { to: [left] }) => ['won lost', 'drawn drawn'].includes(`${known[vertex]} ${known[left]}`),
      isOfNumbers: true,
      parts: (tokens) => tokens.map((vertex) => ({ name: letter(vertex), value: signs[known[vertex]] })),
      moves: stepped(graph.next),
      draw: (tokens, moves, choose) => drawn(graph, known.map((it) => signs[it]), tokens, moves, choose),
    };
  }

  // Values where play may go on for ever, by Smith's theorem; Infinity is the value ∞.
  function loopyValues(next) {
    const worth = next.map(() => Infinity);
    for (const value of next.keys()) {
      const reaches = (vertex, wanted) => next[vertex].some((it) => worth[it] === wanted);
      const isHarmless = (vertex) => worth[vertex] < value || reaches(vertex, value);
      const has = (vertex) => worth[vertex] === Infinity && range(0, value).every((it) => reaches(vertex, it)) && next[vertex].every(isHarmless);
      for (let found = 0; found >= 0;) {
        found = next.findIndex((_, vertex) => has(vertex));
        if (found >= 0) worth[found] = value;
      }
    }
    return worth;
  }
  function loopy(graph) {
    const known = outcomes(graph.next);
    const worth = loopyValues(graph.next).map((value) => (value === Infinity ? '∞' : value));
    const endlessOne = endless(graph);
    return {
      ...endlessOne,
      theorem: 'loopy',
      facts: ([vertex]) => ({ value: worth[vertex], options: graph.next[vertex].map((it) => worth[it]).join(', ') }),
      parts: (tokens) => tokens.map((vertex) => ({ name: letter(vertex), value: worth[vertex] })),
      draw: (tokens, moves, choose) => drawn(graph, worth, tokens, moves, choose),
      outcome: ([vertex]) => known[vertex],
    };
  }

  // Lines in the largest matching of these vertices.
  function matching(next, vertices) {
    if (vertices.length < 2) return 0;
    const [first, ...others] = vertices;
    const partners = next[first].filter((it) => others.includes(it));
    return Math.max(matching(next, others), ...partners.map((it) => 1 + matching(next, others.filter((other) => other !== it))));
  }

  // A token that visits no vertex twice: the visited ones in order, the token on the last.
  function geography(graph) {
    const { next } = graph;
    const moves = (path) => next[path.at(-1)].filter((to) => !path.includes(to)).map((to) => ({
      to: [...path, to], vertex: to, said: said(path.at(-1), to),
    }));
    const free = (path) => range(0, next.length).filter((vertex) => !path.includes(vertex));
    return {
      start: graph.tokens,
      theorem: 'matching',
      isLost: (path) => matching(next, free(path)) === matching(next, [...free(path), path.at(-1)]),
      facts: (path) => ({ vertex: letter(path.at(-1)), lines: matching(next, [...free(path), path.at(-1)]) }),
      moves,
      draw: (path, moves, choose) => drawn({ ...graph, isDirected: false }, next.map(() => ''), path.slice(-1), moves, choose, path.slice(0, -1)),
      isOfNumbers: true,
    };
  }

  Object.assign(kinds, {
    acyclic: acyclic({
      places: [[270, 45], [200, 90], [200, 0], [130, 90], [130, 0], [65, 90], [0, 45]],
      next: [[], [0], [0, 1], [1], [2, 3], [3], [4, 5]],
      tokens: [6, 3],
    }),
    // The smallest graph to which the theorem on misère sums does not apply.
    misere: misere({
      places: [[210, 0], [140, 60], [70, 0], [0, 0]],
      next: [[], [0], [0, 1], [2]],
      tokens: [3],
    }),
    endless: endless({
      places: [[0, 0], [0, 80], [70, 40], [140, 0], [140, 80], [230, 80], [230, 0]],
      next: [[1], [2], [0, 4], [4], [3, 5], [], [3, 5]],
      tokens: [0],
    }),
    // Two cycles: one with finite values, one that is a draw.
    loopy: loopy({
      places: [[210, 45], [140, 0], [70, 45], [0, 90], [140, 90], [70, -45], [0, 0]],
      next: [[], [0], [0, 1, 3], [2, 4], [0], [1, 6], [5]],
      tokens: [3],
    }),
    // Vertices A to D on the left side, E to G on the right.
    bipartite: geography({
      places: [[0, 0], [0, 46], [0, 92], [0, 138], [130, 23], [130, 69], [130, 115]],
      next: [[4], [4, 5], [5, 6], [6], [0, 1], [1, 2], [2, 3]],
      tokens: [0],
    }),
    geography: geography({
      places: [[0, 50], [55, 0], [55, 100], [120, 20], [120, 85], [185, 50]],
      next: [[1, 2], [0, 2, 3], [0, 1, 4], [1, 4, 5], [2, 3, 5], [3, 4]],
      tokens: [0, 1, 3],
    }),
  });
})();
