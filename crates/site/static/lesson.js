// The lesson: a screen shows when the question of the one before is answered, by a number or by the
// first move on its board. A link to a screen shows it, too, and so does "all screens".
'use strict';
addEventListener('DOMContentLoaded', () => {
  const screens = [...document.querySelectorAll('.screen')];
  const kept = site.recalled('lesson');
  // Places of the screens whose questions are answered; kept, so that one can go on later.
  const answered = new Set(Array.isArray(kept) ? kept : []);
  // The last screen that was asked for.
  let wanted = 0;

  function show() {
    const open = screens.findIndex((screen, i) => screen.querySelector('.after') && !answered.has(i));
    const last = Math.max(wanted, open < 0 ? screens.length : open);
    screens.forEach((screen, i) => {
      screen.hidden = i > last;
      if (answered.has(i) && !screen.matches('.answered')) reveal(screen);
    });
  }

  // Once the question is answered, the board tells all.
  function reveal(screen) {
    screen.classList.add('answered');
    screen.querySelector('.after').open = true;
    const board = screen.querySelector('[data-board]');
    if (board.dataset.after) board.dataset.start = board.dataset.after;
    board.dispatchEvent(new Event('answered'));
  }

  // Showing the answer goes on, too.
  function next(screen) {
    answered.add(screens.indexOf(screen));
    site.store('lesson', JSON.stringify([...answered]));
    show();
  }

  function tell(screen, isRight, answer, value) {
    const question = screen.querySelector('.question');
    const replies = JSON.parse(question.dataset.replies);
    question.querySelector('output').value = isRight ? '✓' : (replies[answer] ?? replies['*']).replace('{value}', value);
    if (isRight) next(screen);
  }

  addEventListener('played', ({ target, detail: { moves, said, value } }) => {
    const screen = target.closest('.screen');
    const { leaves } = screen.querySelector('.question').dataset;
    if (leaves && moves === 1) tell(screen, value === Number(leaves), said, value);
  });

  for (const screen of screens) {
    const form = screen.querySelector('form');
    form?.addEventListener('submit', (event) => {
      event.preventDefault();
      // A keyboard for Chinese or Japanese may write wide digits.
      const typed = form.querySelector('input').value.normalize('NFKC').trim();
      if (/^\d+$/.test(typed)) tell(screen, typed === form.dataset.answer, String(Number(typed)));
      else form.querySelector('output').value = form.dataset.blank;
    });
    screen.querySelector('.after')?.addEventListener('toggle', ({ target }) => target.open && next(screen));
  }

  // Also shows the screen that the address names.
  function follow() {
    const linked = document.getElementById(location.hash.slice(1))?.closest('.screen');
    wanted = Math.max(wanted, screens.indexOf(linked));
    show();
    linked?.scrollIntoView();
  }
  addEventListener('hashchange', follow);
  // Boards take room when they are made.
  addEventListener('boards', follow);
  document.querySelector('#all').onclick = () => {
    wanted = screens.length;
    show();
  };
  document.querySelector('#reset').onclick = () => {
    site.store('lesson', '[]');
    location.replace(location.pathname);
  };
  follow();
});
