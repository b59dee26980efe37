// The lesson: a screen shows when the question of the one before is answered, by a number or by a move
// on its board. Boards are frames of `play.html`, loaded when their screen shows, or figures.
'use strict';
addEventListener('DOMContentLoaded', () => {
  const screens = [...document.querySelectorAll('.screen')];
  // How many questions are answered; kept, so that one can go on later.
  let answered = Math.min(Number(site.recalled('lesson', 0)) || 0, screens.length - 1);

  function show() {
    screens.forEach((screen, i) => {
      screen.hidden = i > answered;
      screen.classList.toggle('answered', i < answered);
      const board = screen.querySelector('iframe');
      // Once the question is answered, the board may tell all.
      const src = (i < answered && board?.dataset.after) || board?.dataset.src;
      if (board && i <= answered && board.getAttribute('src') !== src) board.src = src;
      const after = screen.querySelector('.after');
      if (after && i < answered) after.open = true;
    });
  }

  // Showing the answer goes on, too.
  function next(screen) {
    answered = Math.max(answered, screens.indexOf(screen) + 1);
    site.store('lesson', String(answered));
    show();
  }

  function tell(screen, isRight) {
    const output = screen.querySelector('output');
    output.value = isRight ? '✓' : output.dataset.wrong;
    if (isRight) next(screen);
  }

  // A board tells how many moves were made on it, and the value of what they leave. Messages of
  // others, such as the browser's extensions, are ignored.
  function played(screen, { moves, value }) {
    const { leaves } = screen?.querySelector('[data-leaves]')?.dataset ?? {};
    if (leaves && moves === 1) tell(screen, value === Number(leaves));
  }
  addEventListener('message', ({ source, data }) => {
    const screen = screens.find((it) => it.querySelector('iframe')?.contentWindow === source);
    if (screen && Number.isInteger(data?.moves)) played(screen, data);
  });
  addEventListener('played', ({ target, detail }) => played(target.closest('.screen'), detail));

  for (const asked of document.querySelectorAll('.asked')) asked.hidden = true;
  for (const screen of screens) {
    const form = screen.querySelector('form');
    form?.addEventListener('submit', (event) => {
      event.preventDefault();
      // A keyboard for Chinese or Japanese may write wide digits.
      const typed = form.querySelector('input').value.normalize('NFKC').trim();
      tell(screen, typed !== '' && Number(typed) === Number(form.dataset.answer));
    });
    screen.querySelector('.after')?.addEventListener('toggle', ({ target }) => target.open && next(screen));
  }
  show();
});
