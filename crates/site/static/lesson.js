// The lesson: a screen shows when the question of the one before is answered. Boards are frames of
// `play.html`, loaded when their screen shows.
'use strict';
addEventListener('DOMContentLoaded', () => {
  const screens = [...document.querySelectorAll('.screen')];
  // How many questions are answered; kept, so that one can go on later.
  let answered = Math.min(Number(site.recalled('lesson', 0)) || 0, screens.length - 1);

  function show() {
    screens.forEach((screen, i) => {
      screen.hidden = i > answered;
      const board = screen.querySelector('iframe');
      if (board && i <= answered) board.src ||= board.dataset.src;
      const after = screen.querySelector('.after');
      if (after && i < answered) after.open = true;
    });
  }

  for (const asked of document.querySelectorAll('.asked')) asked.hidden = true;
  screens.forEach((screen, i) => {
    // Showing the answer goes on, too.
    const next = () => {
      answered = Math.max(answered, i + 1);
      site.store('lesson', String(answered));
      show();
    };
    const form = screen.querySelector('form');
    form?.addEventListener('submit', (event) => {
      event.preventDefault();
      const isRight = Number(form.querySelector('input').value.trim()) === Number(form.dataset.answer);
      const output = form.querySelector('output');
      output.value = isRight ? '✓' : output.dataset.wrong;
      if (isRight) next();
    });
    screen.querySelector('.after')?.addEventListener('toggle', ({ target }) => target.open && next());
  });
  show();
});
