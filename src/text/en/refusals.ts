import type { Encounter, Phase } from '../../rules/core/encounter.ts';
import type { Reason } from '../../rules/core/reason.ts';
import type { Refusal } from '../../rules/core/refusal.ts';
import { plain } from '../markdown.ts';
import { sayIn } from '../words.ts';
import type { EnglishBook } from './book.ts';
import * as books from './books.ts';
import { grammar } from './grammar.ts';
import { en } from './language.ts';
import { diceFault, explainCharacter, tooManyDice } from './refusals/characters.ts';
import { explainField, explainHands, explainJoining, explainTime, explainUndo } from './refusals/encounter.ts';

/** A refusal in plain words, with the way out. The one place where "no" is phrased. */
export function explain(why: Refusal, encounter?: Encounter): string {
  switch (why.type) {
    case 'no-encounter':
      return 'There is no encounter in this channel. A GM opens one with `/encounter start`.';
    case 'may-not-post':
      return `I may not write here: ${grammar.and(why.lacking.map((each) => `**${each}**`))} is missing. Allow it in the channel’s settings, or play in another; \`/setup check\` says what else is missing.`;
    case 'encounter-running':
      return `“${plain(why.name)}” is still running here. Join it with \`/join\`, or its GM ends it with \`/encounter end\`.`;
    case 'no-such-ruleset':
      return `I do not play “${plain(why.typed)}”.${meant(why.near)} I play ${known(why.known)}.`;
    case 'wrong-phase':
      return wrongPhase[why.phase];
    case 'not-the-gm':
      return `Only the GM may do that. Ask ${grammar.or(why.gms.map(grammar.mention))}.`;
    case 'last-gm':
      return 'An encounter needs a GM. Make another user GM first, with `/gm add-gm who:`.';
    case 'nobody-of-yours':
      return 'You have nobody in this fight yet. Join with `/join character:` and a name.';
    case 'which-of-yours': {
      const say = `\`as:\` and the name, of ${known(why.yours)}`;
      return why.turn === undefined
        ? `You play ${known(why.yours)}. Say which one acts: \`as:\` and the name.`
        : `It is ${grammar.or(why.turn.map((name) => plain(name)))}’s turn; a GM may pass it over with \`/turn skip\`. To act out of turn, say who does: ${say}.`;
    }
    case 'nothing-cast':
      return why.instead === undefined
        ? `Nothing is cast in ${why.ruleset}. \`/act\` lists what you can do.`
        : `Nothing is cast in ${why.ruleset}. Use \`/act action:${why.instead} with:${plain(why.tool)}\`.`;
    case 'not-yours':
      return `${plain(why.name)} is not yours to play. Act with your own, or ask the GM.`;
    case 'not-your-button':
      return `That’s ${plain(why.name)}’s button, and you don’t play ${plain(why.name)}. Press one that names ${grammar.or(why.yours.map((name) => plain(name)))} or no one.`;
    case 'nobody-of-that-name':
      return why.known.length === 0
        ? `There is nobody called “${plain(why.typed)}”: nobody has joined yet. \`/join\` or \`/add\` first.`
        : `There is nobody called “${plain(why.typed)}” here.${meant(why.near)} In the fight: ${known(why.known)}.`;
    case 'not-for-you':
      return `Those words are for ${grammar.mention(why.user)} alone. Wait until you are called yourself.`;
    case 'opener':
      return 'Whoever opened an encounter stays its GM. Ask them to step down by `/gm remove-gm`, or a server admin.';
    case 'nobody-to-fight':
      return 'There is nobody to fight yet. Players come in with `/join`, creatures with `/add creature:`.';
    case 'decided-already':
      return `Rounds would stop at once: ${worded(why.how, encounter)}. Bring somebody back with \`/gm revive\`, \`/adjust\` or a \`/rest\`, somebody new with \`/add\`, or end the scene with \`/encounter end\`.`;
    case 'too-many':
      return `That would be too many ${why.what}: at most ${why.most} fit. Remove some first, or take fewer.`;
    case 'no-such':
      return `I know no ${why.what} “${plain(why.typed)}”.${meant(why.near)}${
        why.known.length > 0 ? ` There ${why.known.length === 1 ? 'is' : 'are'}: ${known(why.known)}.` : ''
      }`;
    case 'act-together':
      return `${grammar.and(why.names.map((name) => plain(name)))} act together, in any order that they like. Name somebody who does not act with them.`;
    case 'nothing-changes':
      return `${plain(why.what)} is ${why.value} already, so nothing changes. +5 adds 5, -5 subtracts 5, 5 sets it to 5.`;
    case 'no-order':
      return 'There’s no turn order yet. `/initiative` makes it.';
    case 'joins-order-later':
      return `${plain(why.name)} joins the turn order ${why.fighting ? 'next round' : 'when combat continues'}. Move ${plain(why.name)} then.`;
    case 'not-your-turn':
      if (why.skips !== undefined)
        return `${plain(why.name)} has no turn in this round (${worded(why.skips, encounter)}). It comes with the next one.`;
      return why.turn.length === 0
        ? `It is not ${plain(why.name)}’s turn. See \`/encounter status\` for the order.`
        : `It is the turn of ${grammar.and(why.turn.map((name) => plain(name)))}, not of ${plain(why.name)}. Wait until they have acted; a GM may pass over them with \`/turn skip\`.`;
    case 'not-now':
      return why.phase === 'gathering'
        ? `${why.action} is for when rounds run. The GM begins them with \`/initiative\`.`
        : `${why.action} is for when rounds run, and they have stopped. The GM starts them again with \`/initiative\`, or a new fight with \`/encounter start\`.`;
    case 'rounds-run':
      return 'There is no resting while rounds run. Finish the fight first: the GM ends the scene with `/encounter end`, or stops the rounds with `/encounter pause`.';
    case 'out-of-the-fight':
      return why.as === 'dead'
        ? `${plain(why.name)} is dead. Only the GM can bring them back, with \`/gm revive\`.`
        : `${plain(why.name)} is ${why.as} and cannot act. Healing or a rest may change that; else it is over for this fight.`;
    case 'cannot':
      return `${plain(why.name)} cannot ${why.action} now: ${why.because}.${why.instead ? ` What can be done instead: \`/act action:${why.instead}\`.` : ''}`;
    case 'missing':
      return `Say which ${why.what}.${why.known.length > 0 ? ` There are: ${known(why.known)}.` : ''}`;
    case 'on-their-feet':
      return `${plain(why.name)} cannot be revived now: they are on their feet. Give back what they have lost with \`/adjust\`.`;
    case 'not-at-self':
      return 'Not at oneself. Name somebody else.';
    case 'target-dead':
      return `${plain(why.name)} is dead already. Name somebody who lives.`;
    case 'out-of-range':
      return `Too far for ${plain(why.weapon)}: ${why.band}. ${why.reaches} is the most. Come nearer, or take another weapon.`;
    case 'nothing-left':
      return `${plain(why.name)} has ${counted(why.left, why.what)} left and needs ${why.need}. Do something that costs less, or \`/turn end\`.`;
    case 'question-open':
      return `The fight waits for ${plain(why.name)} to decide about “${why.about}”: \`/answer\`. The GM may answer too, or take the act back with \`/undo\`.`;
    case 'gm-decides':
      return `The fight waits for ${grammar.or(why.gms.map(grammar.mention))} to decide something: wait a little. The GM answers by the button under the question, or takes the act back with \`/undo\`.`;
    case 'no-question':
      return 'Nothing waits for an answer now.';
    case 'nothing-to-save':
      return 'You have done and rolled nothing in this fight that could be kept. Do it first, or `/roll dice: save:`.';
    case 'nothing-recorded':
      return `Nothing has been done in “${plain(why.name)}” yet, so there is nothing to show. Players come in with \`/join\`.`;
    case 'record-kept':
      return `Only the GM may do that while the scene runs: the record has the creatures’ sheets. Take \`as:markdown\`, wait for the end, or ask ${grammar.or(why.gms.map(grammar.mention))}.`;
    case 'luck-kept':
      return `Only the GM may do that while the scene runs: it tells what creatures can do. Wait for the end, or ask ${grammar.or(why.gms.map(grammar.mention))}. Your own luck is in \`/me luck:True\`.`;
    case 'dice-unreadable':
      return `I cannot read “${plain(why.typed)}” as dice: ${diceFault(why.because)} (at character ${why.at + 1}). Try \`2d6+3\`, \`4d6kh3\`, \`d20\` or \`6d6>=5\`.`;
    case 'roll-quota':
      return `This encounter has had its big rolls. Throw at most ${why.most} dice at a time, or go to a channel without an encounter.`;
    case 'dice-too-many':
      return tooManyDice[why.what](why.most);
    case 'out-of-bounds':
      return `${why.what} must be a whole number from ${why.least} to ${why.most}.`;
    case 'text-unfit':
      return `${why.what} must be a text of 1 to ${why.longest} characters.`;
    case 'stale':
      return 'This button belongs to a moment that has passed. Use the newest message, or `/encounter status`.';
    case 'plays-nobody':
      return `Nobody in this fight is played by ${grammar.mention(why.user)}. Who is in it: \`/encounter status\`.`;
    case 'already-joined':
    case 'creature-is-the-gms':
    case 'not-a-creature':
    case 'asked-already':
    case 'not-let-in':
    case 'join-closed':
    case 'enough-of-yours':
    case 'name-taken':
    case 'name-unfit':
      return explainJoining(why);
    case 'no-character':
    case 'character-gone':
    case 'character-changed':
    case 'character-exists':
    case 'file-unfit':
    case 'sheet-unfit':
    case 'other-system':
    case 'nothing-to-add':
      return explainCharacter(why);
    case 'lent-already':
    case 'theirs-already':
    case 'owners-answers':
    case 'is-a-bot':
    case 'has-a-player':
    case 'not-lent':
      return explainHands(why);
    case 'nothing-to-undo':
    case 'words-read':
    case 'nothing-to-redo':
    case 'not-your-deed':
    case 'undo-is-the-gms':
    case 'tells-nothing':
    case 'done-since':
      return explainUndo(why, encounter);
    case 'no-such-zone':
    case 'time-unreadable':
    case 'quiet-all-day':
    case 'quiet-too-long':
    case 'off-all-week':
    case 'absence-over':
    case 'absence-too-far':
    case 'not-away':
    case 'pace-unfit':
    case 'nudge-too-early':
    case 'no-pace':
    case 'hands-later':
      return explainTime(why);
    case 'no-field':
    case 'not-on-the-field':
    case 'no-tile':
    case 'tile-taken':
    case 'no-footing':
    case 'too-far':
    case 'where-to':
    case 'no-door':
    case 'door-once':
    case 'not-seen':
    case 'nothing-overruled':
    case 'field-size':
    case 'field-own-size':
    case 'against-the-field':
      return explainField(why);
    case 'rule':
      return explanations(encounter?.system)(why.rule, Object.fromEntries(Object.entries(why.facts).map(escaped)));
    default:
      return why satisfies never;
  }
}

function meant(near: string | undefined): string {
  return near === undefined ? '' : ` Did you mean **${plain(near)}**?`;
}

function known(names: readonly string[]): string {
  return grammar.and(names.map((name) => plain(name)));
}

/** "1 action point", "2 action points". */
function counted(value: number, what: string): string {
  return `${value} ${value === 1 ? what.replace(/s$/, '') : what}`;
}

/** A reason of the encounter's rules. */
function worded(reason: Reason, encounter: Encounter | undefined): string {
  const say = sayIn(en, encounter?.system ?? '', (id) =>
    plain(encounter?.combatants.find((who) => who.id === id)?.name ?? id),
  );
  return say.word(reason);
}

function escaped([name, fact]: [string, string | number]): [string, string | number] {
  return [name, typeof fact === 'string' ? plain(fact) : fact];
}

const BOOKS: ReadonlyMap<string, EnglishBook> = new Map(Object.entries(books));

/** How a system explains what it refuses. A refusal without words says at least that the rules do not allow it. */
function explanations(system: string | undefined) {
  const words = system === undefined ? undefined : BOOKS.get(system)?.refusals;
  return (rule: string, facts: Readonly<Record<string, string | number>>): string => {
    const name = rule.slice(rule.indexOf('/') + 1);
    const phrase = words && Object.hasOwn(words, name) ? words[name] : undefined;
    return phrase?.(facts) ?? 'The rules do not allow that now. `/rules` tells what is possible.';
  };
}

/** Why something is for another phase, by the one that it is. */
const wrongPhase: Readonly<Record<Phase, string>> = {
  gathering: 'No rounds run yet. The GM begins them with `/initiative`.',
  fighting: 'Rounds run already. See `/encounter status` for whose turn it is.',
  aftermath:
    'The rounds have stopped. The GM begins them again with `/initiative`, or ends the scene with `/encounter end`.',
  ended: 'This encounter has ended. A GM opens the next with `/encounter start`.',
};
