// Boards of two players with moves of their own, Left (blue) and Right (red). A position begins with
// the player to move: 0 for Left, 1 for Right.
'use strict';
(() => {
  const { kinds, element, range, lossesOf, mover, figureOf } = window.boards;
  const colours = ['blue', 'red'];

  // Completes a kind: who wins is searched, for either player beginning.
  function ofSides({ moves, isLostAtEnd, ...kind }) {
    const isLost = lossesOf((position) => moves(position).map(({ to }) => to), isLostAtEnd);
    const isWonBy = (player, [, ...rest]) => !isLost([player, ...rest]);
    const comparison = (position) => {
      const [left, right] = [isWonBy(0, position), isWonBy(1, position)];
      return left && right ? 'fuzzy' : left ? 'above' : right ? 'below' : 'zero';
    };
    return {
      theorem: 'sides',
      isOfNumbers: true,
      ...kind,
      moves,
      isLost,
      facts: (position, text) => ({ player: text(`player_${position[0]}`), comparison: text(`is_${comparison(position)}`) }),
    };
  }

  // An edge of value ±1 with a tree of value x on top is (x ± n) / 2^(n − 1), for the least n for
  // which x ± n is on the edge's own side of ±1.
  function raised(colour, x) {
    const sign = colour === 'B' ? 1 : -1;
    const n = range(1, 40).find((n) => sign * x + n > 1);
    return (sign * (sign * x + n)) / 2 ** (n - 1);
  }
  const stalkValue = (stalk) => [...stalk].reduceRight((x, colour) => raised(colour, x), 0);
  const fraction = (value) => {
    const denominator = range(0, 12).map((power) => 2 ** power).find((it) => Number.isInteger(value * it));
    const numerator = String(value * denominator).replace('-', '−');
    return denominator === 1 ? numerator : `${numerator}/${denominator}`;
  };

  // Stalks of blue and red edges, from the ground upwards: `BBR`. A move cuts an edge of one's own.
  const own = (player) => 'BR'[player];
  const cuts = (player, stalks, join) => stalks.flatMap((stalk, at) => range(0, stalk.length).filter((edge) => stalk[edge] === own(player)).map((edge) => ({
    to: [1 - player, ...join(stalks.map((it, i) => (i === at ? it.slice(0, edge) : it)))], at, edge, said: `✂ ${at + 1}.${edge + 1}`,
  })));
  function drawStalks(stalks, moves, choose) {
    const { add, edge, ground, finished } = figureOf(280, 210);
    ground();
    stalks.forEach((stalk, at) => [...stalk].forEach((colour, height) => {
      const x = (280 * (at + 1)) / (stalks.length + 1);
      const move = moves.find((it) => it.at === at && it.edge === height);
      edge([x, 196 - 42 * height], [x, 154 - 42 * height], move, choose, colours['BR'.indexOf(colour)]);
      add('circle', { cx: x, cy: 154 - 42 * height, r: 4 });
    }));
    return finished();
  }
  const stalkParts = (stalks) => stalks.map((stalk, at) => ({ name: at + 1, value: fraction(stalkValue(stalk)) }));
  const total = (stalks) => fraction(stalks.reduce((sum, stalk) => sum + stalkValue(stalk), 0));
  const redBlue = ofSides({
    start: [0, 'BBR', 'RBBR', 'BR'],
    parts: ([, ...stalks]) => stalkParts(stalks),
    total: ([, ...stalks]) => ['Σ', total(stalks), ''],
    moves: ([player, ...stalks]) => cuts(player, stalks, (left) => left),
    draw: ([, ...stalks], moves, choose) => drawStalks(stalks, moves, choose),
  });

  // A stalk beside a heap of nim, from which both players take.
  const numberNimber = ofSides({
    start: [0, 3, 'BRR', 'R'],
    parts: ([, heap, ...stalks]) => [...stalkParts(stalks), { name: '*', value: `*${heap}` }],
    total: ([, heap, ...stalks]) => ['Σ', `${total(stalks)} + *${heap}`, ''],
    moves: ([player, heap, ...stalks]) => [
      ...cuts(player, stalks, (left) => [heap, ...left]),
      ...range(0, heap).map((left) => ({ to: [1 - player, left, ...stalks], stone: left, said: `*${heap} → *${left}` })),
    ],
    draw: ([, heap, ...stalks], moves, choose) => [
      ...drawStalks(stalks, moves, choose),
      window.boards.stones(heap, (stone) => moves.filter((move) => move.stone === stone), choose),
    ],
  });

  // Dominoes on a board, upright for Left and flat for Right: the covered squares, row by row.
  const [width, height] = [4, 3];
  const covered = (squares, first, second) => [...squares].map((it, at) => (at === first || at === second ? '#' : it)).join('');
  const domineering = ofSides({
    start: [0, '.'.repeat(width * height)],
    moves([player, squares]) {
      const step = player === 0 ? width : 1;
      const fits = (at) => squares[at] === '.' && squares[at + step] === '.' && (player === 0 || at % width < width - 1);
      return range(0, squares.length).filter(fits).map((at) => ({ to: [1 - player, covered(squares, at, at + step)], at, said: `(${Math.floor(at / width) + 1}, ${(at % width) + 1})` }));
    },
    // The turn in which a square was covered tells whose domino it is.
    draw([, squares], moves, choose, history) {
      const laid = (at) => (history.findIndex(([, it]) => it[at] === '#') + 1) % 2;
      const square = (at) => (squares[at] === '#' ? element('span', { className: colours[laid(at)] })
        : mover(moves.filter((move) => move.at === at), choose, { ariaLabel: `(${Math.floor(at / width) + 1}, ${(at % width) + 1})` }));
      return [element('table', { className: 'field' }, ...range(0, height).map((row) => element('tr', {}, ...range(0, width).map((column) => element('td', {}, square(row * width + column))))))];
    },
  });

  // Switches {a | b}: Left moves to a, Right to b. The hottest has the largest a − b.
  const number = (value) => String(value).replace('-', '−');
  const hot = ofSides({
    start: [0, 0, '4,-3', '2,-1', '3,2'],
    theorem: 'hot',
    // The number that is left has moves for one player alone.
    isLostAtEnd: ([player, sum]) => (player === 0 ? sum <= 0 : sum >= 0),
    parts: ([, sum, ...switches]) => [...switches.map((it) => ({ name: `{${it.split(',').map(number).join(' | ')}}`, value: it.split(',')[0] - it.split(',')[1] })), { name: 'Σ', value: number(sum) }],
    moves: ([player, sum, ...switches]) => switches.map((it, at) => ({
      to: [1 - player, sum + Number(it.split(',')[player]), ...switches.filter((_, i) => i !== at)], at, said: `{${it.split(',').map(number).join(' | ')}} → ${number(it.split(',')[player])}`,
    })),
    draw: ([player, , ...switches], moves, choose) => [element('div', { className: 'row' }, ...switches.map((it, at) => mover([moves[at]], choose, { className: colours[player] }, `{${it.split(',').map(number).join(' | ')}}`)))],
  });

  Object.assign(kinds, { red_blue: redBlue, number_nimber: numberNimber, domineering, hot });
})();
