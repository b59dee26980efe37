// Play against the engine, and find the winning move in positions that have only one.
'use strict';
(() => {
  const { Worked, byId, element, text, shown, sum, moduleOf, showModule, followArrows, addressed, goTo } = window.engine;
  const worker = new Worked();
  const [form, game, position, board, choices, said] = ['choose', 'game', 'position', 'board', 'choices', 'said'].map(byId);
  const [hints, undo, next, misere, strength] = ['hints', 'undo', 'next', 'misere', 'strength'].map(byId);
  // Milliseconds before the opponent moves, so that you can follow.
  const pause = 600;

  // The engine's answer about the position on the board, and the moves so far.
  let now = null;
  let played = [];
  let isFinding = false;
  let isOpen = false;
  // The number of the current game. Answers to older games are dropped.
  let round = 0;

  const say = (...children) => said.replaceChildren(...children.flatMap((child) => [child, ' ']));
  const hasMoves = () => now.components.some(({ moves }) => moves.length);
  const areHinted = () => hints.checked && !(isFinding && isOpen);
  const isForTwo = () => strength.value === 'second' && !isFinding;

  // A button for some moves of a component. A single move is made at once; of several, one is chosen.
  function mover(component, moves, properties) {
    // While the opponent moves, buttons aren't disabled, so that they keep the focus.
    const made = element('button', { type: 'button', disabled: !moves.length, ariaDisabled: String(!isOpen), ...properties });
    if (areHinted() && moves.some(({ wins }) => wins)) made.classList.add('wins');
    made.onclick = () => isOpen && (moves.length === 1 ? play(component, moves[0].to) : choose(component, moves));
    return made;
  }

  const named = (component, move) => mover(component, [move], { textContent: `→ ${sum(move.to)}` });

  function choose(component, moves) {
    const label = text('moves', { at: shown(now.components[component].at) });
    choices.replaceChildren(label, ...moves.map((move) => named(component, move)));
    choices.hidden = false;
    chosenFrom = board.contains(document.activeElement) ? document.activeElement : chosenFrom;
    choices.querySelector('button').focus();
  }

  const group = (what, ...children) => element('fieldset', { className: 'heap' }, element('legend', { textContent: what }), ...children);
  // Values say nothing about misère play, so it has no hints.
  const hint = ({ value }, key = 'value') => (areHinted() && !now.misere ? [element('p', { className: 'soft' }, text(key, { value }))] : []);

  // Class and name of a stone, by what its moves leave.
  const stoneOf = (heap, stone, left) => ({
    className: 'stone',
    ariaLabel: left.length ? text('stone', { heap, left: left.join(', ') }).textContent : `${stone + 1} / ${heap}`,
  });

  // A row of stones. Each stands for the moves that take it and all behind it, or that split there.
  function heap(part, component) {
    const [count] = part.at;
    const isRow = part.moves.some(({ to }) => to.length > 1);
    const begins = ({ to }, stone) => (to[0]?.[0] ?? 0) === stone || (isRow && to.length === 1 && stone === 0);
    const stones = Array.from({ length: count }, (_, stone) => {
      const moves = part.moves.filter((move) => begins(move, stone));
      return mover(component, moves, stoneOf(count, stone, moves.map(({ to }) => sum(to))));
    });
    const made = group(count, ...stones, ...hint(part));
    made.classList.toggle('row', isRow);
    return made;
  }

  // True if the numbers of a component are heaps: each move changes one of them.
  const changed = (at, left) => at.filter((number, axis) => number !== (left ?? [])[axis] && !(number === 0 && !left)).length;
  const isOfHeaps = ({ at, moves }) => at.length > 1 && moves.every(({ to }) => to.length < 2 && changed(at, to[0] ?? at.map(() => 0)) === 1);

  function heaps(part, component) {
    const rows = part.at.map((count, axis) => {
      const left = ({ to }) => to[0] ?? part.at.map(() => 0);
      const own = part.moves.filter((move) => left(move)[axis] !== count);
      const stones = Array.from({ length: count }, (_, stone) => {
        const moves = own.filter((move) => left(move)[axis] === stone);
        return mover(component, moves, stoneOf(count, stone, moves.length ? [stone] : []));
      });
      return group(count, ...stones);
    });
    return element('div', { className: 'heaps' }, ...rows, ...hint(part));
  }

  // A strip of cells. A mark takes its neighbours along and splits the strip.
  function strip(part, component) {
    const cells = Math.max(0, part.at[0] - 2);
    const leaves = (cell) => String([cell, cells - 1 - cell].filter((heap) => heap > 0).sort((a, b) => a - b));
    const row = Array.from({ length: cells }, (_, cell) => {
      const moves = part.moves.filter(({ to }) => String(to.flat().sort((a, b) => a - b)) === leaves(cell));
      return mover(component, moves.slice(0, 1), { className: 'cell', ariaLabel: `${cell + 1} / ${cells}` });
    });
    return group(cells, ...row, ...hint(part));
  }

  // A row of coins; some show heads.
  function coins() {
    const heads = new Map(now.components.map((part, component) => [part.at[0], { part, component }]));
    const row = Array.from({ length: Math.max(12, ...heads.keys()) }, (_, at) => {
      const { part, component } = heads.get(at + 1) ?? {};
      const made = mover(component, part?.moves ?? [], { className: 'coin', textContent: at + 1 });
      if (!part) made.classList.add('tails');
      return made;
    });
    return [group('', ...row)];
  }

  // A piece on a board of squares. Moves that leave several pieces are in a list.
  function squares(part, component) {
    const single = part.moves.filter(({ to }) => to.length < 2);
    const several = part.moves.filter(({ to }) => to.length > 1);
    const reached = new Map(single.map((move) => [String(move.to[0] ?? [0, 0]), move]));
    const size = (axis) => 1 + Math.max(part.at[axis], ...single.map(({ to }) => to[0]?.[axis] ?? 0));
    const numbers = (count) => [...Array(count).keys()];
    const square = (a, b) => {
      const move = reached.get(`${a},${b}`);
      if (String(part.at) === `${a},${b}`) {
        return mover(component, several, { className: 'here', textContent: '●', ariaLabel: shown(part.at) });
      }
      return move ? mover(component, [move], { ariaLabel: shown([a, b]) }) : element('span');
    };
    const heading = (scope) => (n) => element('th', { scope, textContent: n });
    const rows = numbers(size(0)).map((a) => element('tr', {}, heading('row')(a), ...numbers(size(1)).map((b) => element('td', {}, square(a, b)))));
    const top = element('tr', {}, element('td'), ...numbers(size(1)).map(heading('col')));
    const table = element('table', { className: 'squares' }, top, ...rows);
    return element('div', {}, element('div', { className: 'scroll' }, table), ...hint(part));
  }

  const list = (part, component) => group(shown(part.at), ...part.moves.map((move) => named(component, move)), ...hint(part));

  // Where the focus is on the board, so that it can return there after a move.
  let chosenFrom = null;
  function focusedPlace() {
    const { activeElement } = document;
    const from = choices.contains(activeElement) ? chosenFrom : activeElement;
    const place = [...board.querySelectorAll('button')].indexOf(from);
    return place >= 0 || choices.contains(activeElement) ? Math.max(place, 0) : null;
  }

  function focusAt(place) {
    const buttons = [...board.querySelectorAll('button')];
    const near = buttons.map((button, at) => [Math.abs(at - place), button]).filter(([, { disabled }]) => !disabled);
    const [, nearest] = near.sort(([a], [b]) => a - b)[0] ?? [];
    (nearest ?? byId('start')).focus({ preventScroll: true });
  }

  function draw() {
    const place = focusedPlace();
    choices.hidden = true;
    choices.replaceChildren();
    const kind = (part, component) => {
      if (now.strip) return strip(part, component);
      if (isOfHeaps(part)) return heaps(part, component);
      return ([heap, squares][now.coordinates - 1] ?? list)(part, component);
    };
    board.replaceChildren(...(now.coins ? coins() : now.components.map(kind)), ...hint(now, 'total'));
    if (!hasMoves()) board.append(element('p', { className: 'soft' }, text('empty')));
    // What stands below stays in its place as the board gets smaller.
    board.style.minHeight = `${board.offsetHeight}px`;
    byId('embed').textContent = framed().outerHTML;
    byId('about').replaceChildren(namedAs(game.value)?.cloneNode(true) ?? now.about);
    undo.disabled = !played.some(({ who }) => who === 'you') || (isFinding && isOpen);
    drawHistory();
    if (place !== null) focusAt(place);
  }

  // Shows all moves with the values before and after. In misère play values say nothing.
  function drawHistory() {
    byId('history').hidden = !played.length;
    byId('moves').replaceChildren(...played.map(({ who, from, to, left, before }, at) => {
      const values = [before, left].map(({ value }) => (now.misere ? '–' : value));
      const cells = [text(who), `${shown(from)} → ${sum(to)}`, ...values].map((cell) => element('td', {}, cell));
      return element('tr', { className: before.won && left.won ? 'slip' : '' }, element('th', { scope: 'row', textContent: at + 1 }), ...cells);
    }));
  }

  // What the page says about a game with a name.
  function namedAs(name) {
    const items = [...document.querySelectorAll('.named li')];
    const found = items.find((item) => item.firstChild.textContent === name.trim().toLowerCase());
    return found?.querySelector('span');
  }

  // The answer to a request; null if another game has begun, or after an error, which is shown.
  async function asked(what, about) {
    const own = round;
    const answer = await worker.ask({ [what]: { ...about, game: game.value, misere: misere.checked } });
    if (own !== round) return null;
    if (answer.is === 'position') return answer;
    isOpen = false;
    say(element('pre', { className: 'error', textContent: answer.text ?? answer.is }));
    return null;
  }

  async function moved(who, component, to) {
    const from = now.components[component].at;
    const left = [...now.position.filter((_, at) => at !== component), ...to];
    const answer = await asked('play', { position: left });
    if (!answer) return false;
    played.push({ who, from, to, before: now, left: answer });
    now = answer;
    return true;
  }

  function better({ components }) {
    const part = components.find(({ moves }) => moves.some(({ wins }) => wins));
    return `${shown(part.at)} → ${sum(part.moves.find(({ wins }) => wins).to)}`;
  }

  async function play(component, to) {
    isOpen = false;
    const who = isForTwo() && played.length % 2 ? 'other' : 'you';
    if (!await moved(who, component, to)) return;
    if (isFinding) {
      judge();
    } else if (isForTwo()) {
      isOpen = hasMoves();
      draw();
      sayTurn();
    } else if (hasMoves()) {
      draw();
      say('…');
      const own = round;
      setTimeout(() => own === round && reply(), pause);
    } else {
      draw();
      end('won');
    }
  }

  // The text for normal or for misère play.
  const ofKind = (what, values) => text(now.misere ? what + '_misere' : what, values);

  // Says who won. Whoever can't move has lost, or won in misère play.
  function end(what, ...told) {
    const isLost = (what === 'lost') !== now.misere;
    say(...told, ofKind(what), ...(isLost ? [why()] : []));
  }

  // For two people at one screen: says whose turn it is, or who has won.
  function sayTurn() {
    const turn = 1 + played.length % 2;
    if (isOpen) say(text(`turn_${turn}`));
    else say(text(`wins_${now.misere ? turn : 3 - turn}`));
  }

  async function reply() {
    const moves = now.components.flatMap(({ at, moves }, component) => moves.map(({ to, wins }) => ({ at, component, to, wins })));
    const winning = moves.filter(({ wins }) => wins);
    const errs = { perfect: 0, human: 0.3, random: 1 }[strength.value] ?? 0;
    const good = winning.length && Math.random() >= errs ? winning : moves;
    const { at, component, to } = good[Math.floor(Math.random() * good.length)];
    if (!await moved('other', component, to)) return;
    isOpen = hasMoves();
    draw();
    const told = text('moved', { from: shown(at), to: sum(to) });
    if (isOpen) say(told, text('your_turn'));
    else end('lost', told);
  }

  // The last move that gave a won position away, and a better one.
  function why() {
    const slip = played.findLast(({ who, before, left }) => who === 'you' && before.won && left.won);
    if (!slip) return text('no_slip');
    const { from, to, left, before } = slip;
    return ofKind('slip', { from: shown(from), to: sum(to), value: left.value, better: better(before) });
  }

  // The numbers that are kept; 0 for what isn't a number there.
  function score() {
    const kept = site.recalled('found');
    return Object.fromEntries(['found', 'tried', 'row'].map((name) => [name, Number(kept?.[name]) || 0]));
  }
  const showScore = () => byId('score').replaceChildren(...(score().tried ? [text('score', score())] : []));

  function judge() {
    const { left, before } = played.at(-1);
    const isRight = !left.won;
    const { found, tried, row } = score();
    site.store('found', JSON.stringify({ found: found + isRight, tried: tried + 1, row: isRight ? row + 1 : 0 }));
    draw();
    say(isRight ? text('right') : ofKind('wrong', { value: left.value, better: better(before) }));
    showScore();
    next.hidden = false;
    next.focus();
  }

  // Reads a position such as `3 5 7` or `(3, 5)`; null if the text is none.
  function parsed(typed, coordinates) {
    if (!/^[\s(]*\d[\d\s,;+()]*$/.test(typed)) return null;
    const numbers = typed.match(/\d+/g).map(Number);
    const parts = [];
    while (numbers.length) parts.push(numbers.splice(0, coordinates));
    return parts;
  }

  const address = () => location.href.split(/[?#]/)[0];

  // What an address asks for to show the position on the board.
  function onBoard() {
    const at = now.position.map((part) => part.join(',')).join(' ');
    return new URLSearchParams({ game: game.value.trim(), ...(misere.checked && { misere: '' }), ...(at && { position: at }) });
  }

  // A frame with this position for another page.
  function framed() {
    const src = `${address()}?${onBoard()}&embed=`;
    return element('iframe', { src, title: game.value.trim(), width: 360, height: 480 });
  }

  async function begin(finding) {
    round += 1;
    [isFinding, isOpen, played] = [finding, false, []];
    next.hidden = true;
    say('…');
    showModule(misere.checked ? null : moduleOf(game.value.trim(), game.value.trim().toLowerCase()));
    byId('to-explore').href = `explore.html#${new URLSearchParams({ game: game.value })}`;
    const seed = Math.floor(Math.random() * 2 ** 32);
    const isFirst = !finding && !byId('begins').checked;
    let answer = await asked('deal', { seed, winning: finding ? 1 : null, won: isFirst || null });
    const typed = finding ? '' : position.value.trim();
    if (answer && typed) {
      const parts = parsed(typed, answer.coordinates);
      if (!parts) say(element('span', { className: 'error' }, text('bad_position', { typed })));
      answer = parts && await asked('play', { position: parts });
    }
    board.style.minHeight = '';
    if (!answer) {
      now = null;
      board.replaceChildren();
      return;
    }
    now = answer;
    isOpen = finding || !byId('begins').checked;
    draw();
    if (isForTwo()) {
      isOpen = true;
      draw();
      sayTurn();
    } else if (isOpen) {
      const isLost = !finding && !now.won && hasMoves();
      say(text(finding ? 'find_turn' : 'your_turn'), ...(isLost ? [text('lost_start')] : []));
    } else {
      reply();
    }
  }

  function takeBack() {
    while (played.length) {
      const { who, before } = played.pop();
      now = before;
      if (who === 'you' || isForTwo()) break;
    }
    round += 1;
    isOpen = true;
    next.hidden = true;
    if (isForTwo()) sayTurn();
    else say(text(isFinding ? 'find_turn' : 'your_turn'));
    draw();
  }

  function followAddress() {
    const wanted = addressed();
    if (wanted.get('game')) {
      game.value = wanted.get('game');
      misere.checked = wanted.has('misere');
      position.value = wanted.get('position') ?? '';
    }
    document.documentElement.classList.toggle('embed', wanted.has('embed'));
    begin(wanted.has('find'));
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const at = position.value.trim();
    goTo({ game: game.value.trim(), ...(misere.checked && { misere: '' }), ...(at && { position: at }) }, () => begin(false));
  });
  misere.addEventListener('change', () => form.requestSubmit());
  game.addEventListener('focus', () => {
    for (const option of byId('games').options) {
      option.label = namedAs(option.value)?.textContent ?? '';
    }
  });
  byId('find-move').addEventListener('click', () => begin(true));
  next.addEventListener('click', () => begin(true));
  undo.addEventListener('click', takeBack);
  hints.addEventListener('change', () => now && draw());
  window.addEventListener('hashchange', followAddress);
  strength.addEventListener('change', () => begin(false));
  byId('share').addEventListener('click', async ({ target }) => {
    if (!now) return;
    await navigator.clipboard.writeText(`${address()}#${onBoard()}`);
    target.closest('button').classList.add('done');
    setTimeout(() => target.closest('button').classList.remove('done'), 1500);
  });
  followArrows(board, 'button:enabled');
  showScore();
  followAddress();
})();
