// Runs when an encounter's page is loaded. The other files come before this one in the same script.

import { prepareCheck } from './dice.js';
import { prepareSteps } from './steps.js';

/** Unfolds everything while the page is printed. */
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
