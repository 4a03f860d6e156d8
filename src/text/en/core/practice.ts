import type { PracticeThrow } from '../../words.ts';

/** The words around every practice fight. Names are safe to show already. */
export const practice = {
  encounter: 'Practice',
  strawMan: 'Straw Man',
  choose: '### Practice\nA fight against a straw man, just for you. By which rules?',
  title: (step: number, of: number, about: string) => `### Practice, ${step} of ${of}: ${about}`,
  over: '### Practice: well done',
  hero: (name: string) => `You play **${name}**. A straw man stands before you.`,
  fallen: 'The straw man is out of the fight, so it ends early.',
  stopped: 'Your character is out of the fight. That happens; here it costs nothing.',
  nothingKept: '-# Nothing of this is kept, and nobody else sees it.',
  next: 'Now a real one: join a fight, or make a character of your own.',
  nextAlone: 'Now make a character of your own; when a GM opens a fight here, press **Join**.',
  again: 'Again',
  another: 'Another system…',
  stop: 'Stop',
  join: 'Join the fight',
  makeCharacter: 'Make a character',
  newCharacter: (system: string) => `\`/character new name: ruleset:${system}\` makes a character of your own.`,
} as const;

/** "The die shows 12, and 10 is added: 22." */
export function sumOf(whose: 'Your' | 'Its', { dice, shown, added, total }: PracticeThrow): string {
  const show = `${whose} ${dice === 1 ? 'die shows' : 'dice show'} ${shown}`;
  if (added === 0) return `${show}.`;
  return `${show}, and ${Math.abs(added)} is ${added > 0 ? 'added' : 'taken away'}: ${total}.`.replace(': -', ': −');
}
