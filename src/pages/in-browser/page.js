// What the page of a scene does by itself. The other files stand before it in one script.

import { prepareCheck } from './dice.js';
import { prepareSteps } from './steps.js';

/** On paper nothing can be unfolded. */
function unfoldForPrint() {
  /** @type {HTMLDetailsElement[]} */
  let unfolded = [];
  addEventListener('beforeprint', () => {
    unfolded = Array.from(document.querySelectorAll('details:not([open])'));
    for (const each of unfolded) each.open = true;
  });
  addEventListener('afterprint', () => {
    for (const each of unfolded) each.open = false;
  });
}

prepareCheck();
prepareSteps();
unfoldForPrint();
