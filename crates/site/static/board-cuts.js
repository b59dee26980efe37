// Boards of edges that are cut: a tree, and a figure with cycles.
'use strict';
(() => {
  const { kinds, range, xor, valuesOf, figureOf } = window.boards;

  // A tree: lists of branches. A move cuts an edge and all above it.
  const above = (tree) => xor(tree.map((branch) => above(branch) + 1));
  const cuts = (tree) => tree.flatMap((branch, at) => [tree.filter((_, i) => i !== at), ...cuts(branch).map((left) => tree.map((it, i) => (i === at ? left : it)))]);
  const leaves = (branch) => Math.max(1, branch.reduce((sum, it) => sum + leaves(it), 0));
  const tree = {
    start: [[[[], []], []], [[[]], [], []]],
    parts: (position) => position.map((branch, at) => ({ name: at + 1, value: above(branch) + 1 })),
    moves: (position) => cuts(position).map((to, at) => ({ to, at, said: `✂ ${at + 1}` })),
    draw(position, moves, choose) {
      const { add, edge, ground, finished } = figureOf(280, 210);
      ground();
      let count = 0;
      const grow = (branches, x, y, width) => {
        const all = branches.reduce((sum, it) => sum + leaves(it), 0);
        let left = x - width / 2;
        for (const branch of branches) {
          const own = (width * leaves(branch)) / Math.max(1, all);
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

  // A figure with cycles: its lines between joints, of which 0 and 1 are on the ground. A position
  // is the lines that are left.
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
  const worth = valuesOf(cutOne);
  const hackenbush = {
    start: range(0, lines.length),
    parts: (position) => [{ name: position.length, value: worth(position) }],
    moves: (position) => cutOne(position).map((to, at) => ({ to, said: `✂ ${position[at] + 1}` })),
    draw(position, moves, choose) {
      const { add, edge, ground, finished } = figureOf(280, 210);
      ground();
      position.forEach((line, at) => edge(joints[lines[line][0]], joints[lines[line][1]], moves[at], choose));
      for (const joint of new Set(position.flatMap((line) => lines[line]))) if (joint > 1) add('circle', { cx: joints[joint][0], cy: joints[joint][1], r: 4 });
      return finished();
    },
  };

  Object.assign(kinds, { tree, hackenbush });
})();
