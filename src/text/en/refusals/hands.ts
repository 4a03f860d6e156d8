import type { HandsRefusal } from '../../../rules/core/hands-refusal.ts';
import { plain } from '../../markdown.ts';
import { grammar } from '../grammar.ts';

/** Why somebody is not played by another, or by themselves, in plain words with the way out. */
export function explainHands(why: HandsRefusal): string {
  switch (why.type) {
    case 'lent-already':
      return `${plain(why.name)} is in another’s hands already. First they have to go back: \`/lend back:\`, by whoever has them or whose they are.`;
    case 'theirs-already':
      return `${plain(why.name)} is played by them already. Name somebody else.`;
    case 'owners-answers':
      return `Answers in advance are for whoever has lent you ${plain(why.name)} to give. Answer when you are asked.`;
    case 'is-a-bot':
      return `Only people play, and ${grammar.mention(why.user)} is a bot. Name a member who does.`;
    case 'has-a-player':
      return `${plain(why.name)} has a player, who plays them. Only whom you play can play by themselves: creatures, and whoever you take over, by \`/gm assign who:\` without \`to:\`.`;
    case 'not-lent':
      return `${plain(why.name)} is in nobody else’s hands.`;
    default:
      return why satisfies never;
  }
}
