import { diceLines, type LuckOf, luckLine } from '../embeds/luck.ts';
import type { ToldTurning } from '../embeds/luck-embed.ts';
import { capital } from '../text/markdown.ts';
import { luck as luckWords } from '../text/spoken.ts';
import { element, type Html, text, together } from './html.ts';
import { line } from './markdown.ts';

/** Who was lucky with their dice, and what those came to. */
export function luckPart(all: readonly LuckOf[]): Html {
  const one = (each: LuckOf) =>
    element(
      'li',
      {},
      line(luckLine(each)),
      element('br', {}),
      element('span', { class: 'soft' }, text(diceLines(each).join('; '))),
    );
  return together(element('ul', {}, ...all.map(one)), element('p', { class: 'soft' }, text(luckWords.how)));
}

/** Where a fight turned. */
export function turningPart({ whose, points, note }: ToldTurning): Html {
  return together(
    element('p', {}, line(capital(`${whose}.`))),
    element('ul', {}, ...points.map((point) => element('li', {}, line(point)))),
    element('p', { class: 'soft' }, text(note)),
  );
}
