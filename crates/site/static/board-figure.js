// A figure of lines and circles as SVG, some of which can be touched. For boards that draw on it.
'use strict';
(() => {
  function figureOf(width, height) {
    const svg = create('svg', { viewBox: `0 0 ${width} ${height}` });
    const marks = [];
    const add = (name, attributes, text) => svg.append(create(name, attributes, text));

    // A shape for a move, or for several of which one is chosen.
    function touch(name, attributes, moves, choose) {
      if (!moves.length) return;
      const label = moves.map(({ said }) => said).join(', ');
      const made = create(name, { ...attributes, class: 'touch', tabindex: 0, role: 'button', 'aria-label': label });
      const chosen = () => choose(moves);
      made.moves = moves;
      made.onclick = chosen;
      made.onkeydown = (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        chosen();
      };
      svg.append(made);
    }

    // A line that can be cut, in a colour of its own where the players have different lines.
    function edge([x, y], [to, top], move, choose, colour = '') {
      const line = { x1: x, y1: y, x2: to, y2: top };
      add('line', { ...line, class: colour });
      if (!move) return;
      touch('line', line, [move], choose);
      if (move.wins) marks.push(create('text', { x: (x + to) / 2, y: (y + top) / 2 + 4, class: 'wins' }, move.said));
    }

    const ground = () => add('line', { x1: 20, y1: height - 14, x2: width - 20, y2: height - 14, class: 'ground' });

    // Marks of winning moves lie above all else.
    function finished() {
      svg.append(...marks);
      return [svg];
    }
    return { add, touch, edge, ground, finished };
  }

  function create(name, attributes, text = '') {
    const made = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.textContent = text;
    return made;
  }

  window.boards.figureOf = figureOf;
})();
