import type { SolFacts } from '../../../rules/sol/reasons.ts';
import type { Answering } from '../../question-words.ts';
import type { QuestionWords } from '../../words.ts';

/** What the questions of this book are in words. */
export const solQuestions: QuestionWords<SolFacts> = {
  'attack on you': ({ attacker, item, points, cost, dice, last: isLast }, say) => {
    const { name, safe, subject, priced, brief, open } = say;
    const last = open && isLast === true;
    const attack = `${name(attacker)} attacks with ${safe(item)}.`;
    const reaction = (verb: string): Answering =>
      last ? { label: `${verb} and fall`, hurts: true } : priced(verb, brief(cost, 'action points'));
    const more = dice === undefined ? '' : `adds ${say.count(dice, { one: 'die', other: 'dice' })} and `;
    return {
      what: last
        ? `The last point: whoever spends it falls unconscious. ${attack}`
        : `${name(attacker)} attacks ${subject} with ${safe(item)}.`,
      ask: last || !open ? '' : `A reaction ${more}costs ${cost} of ${brief(points, 'action points')}.`,
      answers: { dodge: reaction('Dodge'), parry: reaction('Parry'), none: 'Do not react' },
      stake: true,
    };
  },
  'words for wound': ({ level, from }, { word, subject }) => ({
    what: `${subject} takes a level ${level} wound by ${word(from)}.`,
    ask: 'What is it in the story?',
    answers: {},
  }),
  'mark for wound': ({ from, words }, { safe, word, subject }) => ({
    what: `A level 3 wound of ${subject} heals (${words === undefined ? word(from) : safe(words)}).`,
    ask: 'What mark does it leave, on body or mind?',
    answers: {},
  }),
};
