// Shows proofs one step at a time. Buttons and, within a proof, the left and right arrow keys go on.
'use strict';
(() => {
  function begin(proof) {
    const list = proof.querySelector('.steps');
    const steps = [...list.children];
    let now = 0;

    function show(at) {
      now = Math.max(0, Math.min(at, steps.length - 1));
      steps.forEach((step, i) => { step.hidden = i !== now; });
      [back.disabled, on.disabled] = [now === 0, now === steps.length - 1];
      count.textContent = `${now + 1} / ${steps.length}`;
    }

    // A button that gets disabled passes its focus to the other one.
    function go(by) {
      show(now + by);
      if (document.activeElement.disabled) (back.disabled ? on : back).focus();
    }

    const button = (label, by) => Object.assign(document.createElement('button'), { type: 'button', textContent: label, onclick: () => go(by) });
    const back = button('←', -1);
    back.ariaLabel = list.dataset.back;
    const on = button(`${list.dataset.on} →`, 1);
    const count = Object.assign(document.createElement('span'), { className: 'soft' });
    const bar = Object.assign(document.createElement('div'), { className: 'actions' });
    bar.append(back, on, count);
    list.setAttribute('aria-live', 'polite');
    list.after(bar);
    proof.addEventListener('keydown', (event) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!by) return;
      event.preventDefault();
      go(by);
    });
    show(0);
  }

  for (const proof of document.querySelectorAll('.proof')) begin(proof);
})();
