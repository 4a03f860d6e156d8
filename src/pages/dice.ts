import { sealLine } from '../embeds/chronicle.ts';
import { page, record } from '../text/spoken.ts';
import { element, type Html, json, text, together } from './html.ts';
import { line, list } from './markdown.ts';
import type { PageScene } from './scene.ts';

const { check } = page;

/** The seals of the dice, and where the record is in the page, what checks it. */
export function dicePart({ seeds, hash, record: checked }: PageScene): Html {
  return together(
    checked ? checkForm(checked.rows.length) : element('p', {}, line(check.kept)),
    element('h3', {}, text(check.seals)),
    list(seeds.map(sealLine)),
    hash === undefined ? undefined : element('p', {}, line(record.hash(hash))),
  );
}

/** It is hidden until the script has begun: without it nothing can be checked. */
function checkForm(rows: number): Html {
  return together(
    element('p', {}, line(check.lead)),
    element(
      'form',
      { hidden: true, 'aria-labelledby': 'dice-title' },
      element('label', { for: 'shown' }, text(check.label)),
      element('input', { id: 'shown', autocomplete: 'off', spellcheck: 'false', 'aria-describedby': 'hint' }),
      element('p', { id: 'hint', class: 'soft' }, line(check.hint)),
      element('button', { id: 'check' }, text(check.button)),
      element('progress', { id: 'progress', hidden: true, max: rows, value: 0, 'aria-label': check.running }),
    ),
    element('noscript', {}, element('p', {}, text(check.unable))),
    element('div', { id: 'result', 'aria-live': 'polite' }),
    element('script', { type: 'application/json', id: 'check-words' }, json(checkWords())),
  );
}

/** What the script says: templates, in which "{0}" stands for the first fact. */
function checkWords() {
  const { running, unable, unreadable, kinds, verdicts, marks, more, right, wrong, open } = check;
  return {
    ...{ running, unable, unreadable, kinds, verdicts, marks },
    more: template(more),
    die: page.story.die('{0}', '{1}'),
    findings: { right: templates(right), wrong: templates(wrong), open: templates(open) },
  };
}

type Told = (...facts: string[]) => string;

function templates(words: Readonly<Record<string, Told>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(words).map(([what, told]) => [what, template(told)]));
}

function template(told: Told): string {
  return told('{0}', '{1}', '{2}', '{3}', '{4}');
}
