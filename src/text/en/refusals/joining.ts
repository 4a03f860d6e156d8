import type { JoiningRefusal } from '../../../rules/core/joining-refusal.ts';
import { plain } from '../../markdown.ts';
import { grammar } from '../grammar.ts';

/** Why somebody does not come in, or not so, in plain words with the way out. */
export function explainJoining(why: JoiningRefusal): string {
  switch (why.type) {
    case 'already-joined':
      return `${plain(why.name)} is in this fight already. Act with \`/attack\`, or see \`/encounter status\`.`;
    case 'creature-is-the-gms':
      return `${plain(why.name)} is a creature, and those are the GM’s: \`/add creature:\`. Join with a character of yours, or a ready-made one.`;
    case 'not-a-creature':
      return `${plain(why.name)} is a player’s, and stays in sight. Take them over first with \`/gm assign\`, or out of the fight with \`/gm remove\`.`;
    case 'asked-already':
      return `${plain(why.name)} waits for ${grammar.or(why.gms.map(grammar.mention))} to decide. Wait a little: you will be pinged.`;
    case 'not-let-in':
      return `You have asked, and the answer was: not now. Ask ${grammar.or(why.gms.map(grammar.mention))} in the channel; they can let you ask again in \`/gm panel\`.`;
    case 'join-closed':
      return `Nobody comes in any more. Ask ${grammar.or(why.gms.map(grammar.mention))} to open it: \`/gm set setting:join\`.`;
    case 'enough-of-yours':
      return `You play ${why.most} here already, and that is the most. Ask the GM to let you have more: \`/gm set setting:most-each\`.`;
    case 'name-taken':
      return `Somebody called ${plain(why.name)} is in this fight already. Take another name with \`name:\`.`;
    case 'name-unfit':
      return `“${plain(why.typed, 40)}” cannot be a name. Names have 1 to ${why.longest} characters on one line, with a letter or a digit among them.`;
    default:
      return why satisfies never;
  }
}
