import { diceLines, type LuckOf, luckWord } from '../embeds/luck.ts';
import { luck as words } from '../text/spoken.ts';
import { element, type Html, text, together } from './html.ts';
import { line } from './markdown.ts';

/** Who was lucky with their dice, and what those came to. */
export function luckPart(all: readonly LuckOf[]): Html {
  const head = (said: string) => element('th', { scope: 'col' }, text(said));
  return together(
    element(
      'div',
      { class: 'wide' },
      element(
        'table',
        {},
        element('tr', {}, ...[words.who, words.title, words.rolls, words.fell].map(head)),
        ...all.map(row),
      ),
    ),
    element('p', { class: 'soft' }, text(words.how)),
  );
}

function row(each: LuckOf): Html {
  const { name, luck } = each;
  return element(
    'tr',
    {},
    element('th', { scope: 'row' }, line(name)),
    element('td', {}, text(luckWord(luck))),
    element('td', {}, text(String(luck.rolls))),
    element('td', {}, text(diceLines(each).join('; '))),
  );
}
