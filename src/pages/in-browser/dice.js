// The form for checking the record that the page contains.

import { checkRecord } from './check.js';

/** @typedef {import('./check.js').Row} Row */
/** @typedef {import('./check.js').Finding | { is: 'wrong', what: 'told', facts: [deed: number], deed: number }} PageFinding */
/** @typedef {'right' | 'wrong' | 'open'} Kind */

/**
 * Texts in the page's language. "{0}" in a template stands for the first fact.
 * @typedef {object} CheckWords
 * @property {string} running
 * @property {string} unable
 * @property {string} unreadable
 * @property {string} die
 * @property {string} more
 * @property {Record<Kind, string>} kinds
 * @property {Record<Kind, string>} verdicts
 * @property {{ right: string, wrong: string }} marks
 * @property {Record<Kind, Record<string, string>>} findings
 */

/** The maximum number of findings of a kind that are listed. */
const MAX_LISTED_FINDINGS = 20;
/** @type {readonly Kind[]} */
const FINDING_KINDS = ['wrong', 'right', 'open'];

/**
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const pageElement = document.getElementById(id);
  if (!pageElement) throw new Error(`The page has no #${id}`);
  return pageElement;
}

/**
 * @param {string} name
 * @param {string} [words]
 */
export function makeElement(name, words = '') {
  const element = document.createElement(name);
  element.textContent = words;
  return element;
}

/**
 * @param {string} template
 * @param {readonly (string | number)[]} facts
 */
export function fillTemplate(template, facts) {
  return template.replace(/\{(\d)\}/g, (_, place) => String(facts[Number(place)] ?? ''));
}

/** The lines of the record: how the encounter was opened, then a line for each row. @returns {AsyncGenerator<string, void>} */
async function* recordLines() {
  for (const { textContent } of document.querySelectorAll('script.record')) {
    const compressedBytes = Uint8Array.from(atob(textContent ?? ''), (sign) => sign.charCodeAt(0));
    const recordStream = new Blob([compressedBytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    yield* (await new Response(recordStream).text()).split('\n');
  }
}

/**
 * Checks the record, and compares the dice on the page with it.
 * @param {CheckWords} words
 * @param {string} typedHash
 * @param {(read: number) => void} onRow
 * @returns {Promise<PageFinding[]>}
 */
async function checkPage({ die }, typedHash, onRow) {
  const lines = recordLines();
  const opened = JSON.parse((await lines.next()).value ?? '');
  /** @type {PageFinding[]} */
  const pageFindings = [];
  /** @returns {AsyncGenerator<Row>} */
  async function* rows() {
    for await (const line of lines) {
      /** @type {Row} */
      const row = JSON.parse(line);
      const dice = row.thrown.map(({ sides, face }) => fillTemplate(die, [sides, face]));
      const { number: deed } = row;
      const items = document.querySelectorAll(`#deed-${Number(deed)} .dice li`);
      const article = document.getElementById(`deed-${deed}`);
      if (article && dice.join() !== Array.from(items, ({ textContent }) => textContent).join())
        pageFindings.push({ is: 'wrong', what: 'told', facts: [deed], deed });
      yield row;
    }
  }
  const recordFindings = await checkRecord(opened, rows(), { shown: typedHash, onRow });
  return [...pageFindings, ...recordFindings];
}

/**
 * Lists the findings, the wrong ones first, and shows the verdict.
 * @param {readonly PageFinding[]} allFindings
 * @param {CheckWords} words
 */
function showReport(allFindings, { kinds, verdicts, findings, more }) {
  const verdict =
    FINDING_KINDS.find((kind) => allFindings.some(({ is }) => is === kind && kind !== 'right')) ?? 'right';
  const result = byId('result');
  const title = makeElement('p', verdicts[verdict]);
  title.className = `verdict ${verdict}`;
  result.replaceChildren(title);
  for (const kind of FINDING_KINDS) {
    const findingsOfKind = allFindings.filter(({ is }) => is === kind);
    if (findingsOfKind.length === 0) continue;
    const list = makeElement('ul');
    for (const what of new Set(findingsOfKind.map((each) => each.what))) {
      const sameFindings = findingsOfKind.filter((each) => each.what === what);
      const template = findings[kind][what] ?? what;
      list.append(
        ...sameFindings
          .slice(0, MAX_LISTED_FINDINGS)
          .map((each) => findingEntry(each, fillTemplate(template, each.facts))),
      );
      if (sameFindings.length > MAX_LISTED_FINDINGS)
        list.append(makeElement('li', fillTemplate(more, [sameFindings.length - MAX_LISTED_FINDINGS])));
    }
    result.append(makeElement('h4', kinds[kind]), list);
  }
}

/**
 * A finding as an entry of the list. If it is about a deed on the page, it links to it.
 * @param {PageFinding} finding
 * @param {string} words
 */
function findingEntry(finding, words) {
  const entry = makeElement('li');
  const deed = 'deed' in finding ? `deed-${finding.deed}` : '';
  if (!document.getElementById(deed)) entry.textContent = words;
  else {
    const link = document.createElement('a');
    link.href = `#${deed}`;
    link.textContent = words;
    entry.append(link);
  }
  return entry;
}

/**
 * Marks all dice on the page as right or wrong, if all of them could be checked.
 * @param {readonly PageFinding[]} allFindings
 * @param {CheckWords} words
 */
function markDice(allFindings, { marks }) {
  for (const each of document.querySelectorAll('.mark')) each.remove();
  if (allFindings.some(({ what }) => what === 'secretRolls')) return;
  const wrongDeedIds = new Set(
    allFindings.flatMap((each) => (each.is === 'wrong' && 'deed' in each ? [`deed-${each.deed}`] : [])),
  );
  for (const dice of document.querySelectorAll('.dice')) {
    const article = dice.closest('article');
    const kind = wrongDeedIds.has(article?.id ?? '') ? 'wrong' : 'right';
    const markElement = makeElement('span', `${kind === 'right' ? '✓' : '✗'} ${marks[kind]}`);
    markElement.className = `mark ${kind}`;
    article?.querySelector('summary')?.append(markElement);
  }
}

/** Shows the form, and checks the record when it is submitted. */
export function prepareCheck() {
  const form = document.querySelector('form');
  if (!form) return;
  /** @type {CheckWords} */
  const words = JSON.parse(byId('check-words').textContent ?? '');
  const button = /** @type {HTMLButtonElement} */ (byId('check'));
  const hashInput = /** @type {HTMLInputElement} */ (byId('shown'));
  const progress = /** @type {HTMLProgressElement} */ (byId('progress'));
  const result = byId('result');
  form.hidden = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (globalThis.crypto?.subtle === undefined || globalThis.DecompressionStream === undefined) {
      result.replaceChildren(makeElement('p', words.unable));
      return;
    }
    button.disabled = true;
    progress.hidden = false;
    result.replaceChildren(makeElement('p', words.running));
    try {
      const allFindings = await checkPage(words, hashInput.value, (rowCount) => {
        progress.value = rowCount;
      });
      markDice(allFindings, words);
      showReport(allFindings, words);
    } catch {
      result.replaceChildren(makeElement('p', words.unreadable));
    }
    result.scrollIntoView({ block: 'nearest' });
    progress.hidden = true;
    button.disabled = false;
  });
}
