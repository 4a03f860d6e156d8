import type { TdgsRefusals } from '../../../rules/tdgs/refusals.ts';
import type { RefusalWords } from '../book.ts';

/** What TDGS says no to, in plain words, with the way out. */
export const tdgsRefusals: RefusalWords<TdgsRefusals> = {
  'not-in-use': ({ weapon, uses }) =>
    `The ${weapon} is not in hand: ${uses} is. Take it with \`/act action:equip with:${weapon}\`, or attack with ${uses}.`,
  'full-cover': ({ name }) => `${name} is behind full cover and cannot be shot at. Move first, or name another target.`,
  'no-line': ({ name }) => `No open line leads to ${name}. Move first, or name another target.`,
  'hidden-target': ({ name }) => `${name} is hidden. Look with \`/act action:search\` first, or name another target.`,
  charmed: ({ name, charmer }) =>
    `${name} is charmed by ${charmer} and cannot harm them. An ally can break the charm with \`/act action:wake\`.`,
  afraid: ({ name, source }) =>
    `${name} is afraid of ${source} and will not come closer. Shoot, move elsewhere, or strike at somebody else.`,
  grappled: ({ name, holder }) =>
    `${name} is held by ${holder}: attack ${holder}, or get free with \`/act action:escape\`.`,
  immune: ({ name, type, condition }) => `${name} is immune to ${type}, so ${condition} cannot take hold.`,
  already: ({ name, condition }) => `${name} has that already: ${condition}. A second one would change nothing.`,
  'not-bearing': ({ name, condition }) => `${name} has nothing of the kind: ${condition}. See \`/condition list\`.`,
  'no-spell-on': ({ name }) => `No spell lies on ${name}. Name somebody on whom one does; see \`/condition list\`.`,
  'nothing-to-wake': ({ name }) => `${name} is neither asleep nor charmed: there is nothing to wake them from.`,
  natural: ({ name, item }) => `${item} is a part of ${name} and is never taken off. Name something that is worn.`,
  'holds-one': ({ name, held }) => `${name} already holds ${held}. Let go first with \`/act action:release\`.`,
  'too-large': ({ name }) => `${name} is too large for that. Try something other than strength.`,
  'nobody-held': ({ name }) => `${name} holds nobody. Take hold with \`/act action:grapple\`.`,
  'not-adjacent': ({ name }) =>
    `${name} is out of arm’s reach. Get beside them with \`/act action:move\`; range is then Adjacent.`,
  cooldown: ({ name, ability, per }) =>
    `${name} has used ${ability} up. It comes back ${per === 'day' ? 'with a long rest' : `with the next ${per}`}.`,
  'too-far': ({ name, squares, most }) =>
    `${squares} squares are too many: ${name} moves 1 to ${most}. Take fewer with \`amount:\`.`,
  'nothing-to-treat': ({ name }) => `${name} has no bleeding and no such poison to treat. See \`/condition list\`.`,
  'needs-method': ({ name }) => `Say how the fire on ${name} is put out, with \`how:water\` or in your own words.`,
  'turn-begun': ({ name }) =>
    `${name} has begun this turn already. Delay comes before everything; end it with \`/turn end\`.`,
  'nobody-later': ({ name }) =>
    `There is no later place for that this round (${name}). Act now, or end the turn with \`/turn end\`.`,
  'nothing-readied': ({ name }) => `${name} holds no action ready. Ready one with \`/act action:ready\`, on its turn.`,
  deaf: ({ name }) => `${name} is deafened and cannot hear you from afar. Help beside them: range Adjacent.`,
  'friend-only': ({ name }) => `${name} is not on your side. Name an ally.`,
  'not-charmed': ({ name }) => `${name} is not charmed by you. Charm first, or try \`/act action:persuade\`.`,
  'by-action': ({ condition, action }) =>
    `${condition} needs more than a note can say. The GM does it with \`/act action:${action}\`.`,
  'knocked-out': ({ name }) =>
    `${name} is knocked out, not asleep: nobody can shake them awake. Healing to more than 5 % of their HP does it.`,
  'nobody-watches': ({ name }) =>
    `There is no conscious foe for ${name} to hide from. Do something else with the Action.`,
  'no-need': ({ name, item }) => `${name} has all HP, and nothing that ${item} would end: it would be wasted. Keep it.`,
  'no-type': ({ typed, near }) =>
    `Nobody here knows damage of the type ${typed}. Did you mean ${near}? If not, name it otherwise: a type is any word of yours.`,
  destroyed: ({ name, item }) =>
    `${item} of ${name} is destroyed. The GM can have it mended with \`/act action:destroy how:mend with:${item}\`.`,
  'not-destroyed': ({ name, item }) => `${item} of ${name} is whole: there is nothing to mend.`,
  'no-room': ({ name }) =>
    `${name} cannot be shoved away: there is no room behind them. Knock them down with \`how:prone\`.`,
  'not-away': ({ name, tile }) =>
    `${tile} is not one square further from you for ${name}. Choose one that is, or name none: then it goes straight away.`,
  'aim-where': ({ spell }) => `Say where ${spell} is aimed: a tile, or somebody who stands on it.`,
  'no-aim': ({ spell, tile }) => `${spell} cannot have its centre in the wall at ${tile}. Take another tile.`,
  'nobody-there': ({ spell, tile }) => `Aimed at ${tile}, ${spell} would touch nobody. Take another tile.`,
  'one-target': () => 'That is for one target at a time. Name just one.',
};
