// What the page of an encounter does when it is loaded. The other files come before this one in one script.

import { prepareCheck } from './dice.js';
import { prepareSteps } from './steps.js';

/** Unfolds everything for printing, because paper can't be unfolded. */
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
