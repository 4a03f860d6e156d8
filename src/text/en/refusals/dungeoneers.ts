import type { DungeoneersRefusals } from '../../../rules/dungeoneers/refusals.ts';
import type { RefusalWords } from '../book.ts';

/** What only Dungeoneers says no to, in plain words, with the way out. Names in the facts are escaped by the caller. */
export const dungeoneersRefusals: RefusalWords<DungeoneersRefusals> = {
  'threatened-is-computed': ({ name }) =>
    `Threatened is never set by hand: whether ${name} is follows from who stands how near. A GM moves people with \`/act action:place\`.`,
  'wasted-dice': ({ name }) =>
    `${name} is Prone: from afar at most 1 hit die is rolled, so extra dice would be wasted. Leave \`stress\` out, or come nearer first.`,
  'too-near': ({ weapon }) =>
    `The ${weapon} only reaches beyond your own threat range. Step back (\`/act action:move how:withdraw\`) or strike with \`weapon:Improvised\`.`,
  'not-equipped': ({ weapon }) =>
    `The ${weapon} is not in hand. Draw it or pick it up first: \`/act action:equip with:${weapon}\`.`,
  'not-adjacent': ({ name }) =>
    `You can only get behind somebody you stand next to. Come nearer to ${name} first: \`/act action:move how:engage\`.`,
  'range-contradicts': ({ name, position, said }) =>
    `You stand ${position} to ${name}, so "${said}" cannot be. Leave the range out; only of those away say it, in tiles from 3 up ("6").`,
  'faces-you': ({ name }) =>
    `${name} faces you, so you are not behind. Attack without \`behind\`, or get around first: \`/act action:move how:behind\`.`,
  already: ({ name, condition }) =>
    `${name} already has that: ${condition}. It does not stack; do something else, or \`/turn end\`.`,
  held: ({ name }) =>
    `${name} is Grappled: no movement points, and none can be gained. Break free first: \`/act action:disengage\`.`,
  'holds-already': ({ name }) =>
    `${name} already holds somebody, and can hold only one. Let go first: \`/act action:release\`.`,
  'held-already': ({ name }) => `${name} is already held; a creature is held by one only. Attack or push instead.`,
  'not-holding': ({ name }) =>
    `${name} holds nobody, so there is nobody to let go of. \`/act action:grapple\` seizes somebody.`,
  'no-open-line': ({ name }) =>
    `No line to ${name} is open: a wall, or higher ground, is between. Go where you see them first: \`/move\`.`,
  'stands-on-field': ({ name }) =>
    `${name} is on the field, which says how far away that is. Move somebody there with \`/field place\`.`,
  'not-in-reach': ({ name }) =>
    `${name} is not within your threat range. Come nearer first: \`/act action:move how:engage\`.`,
  'cannot-move': ({ name }) =>
    `You hold ${name}, who comes along wherever you go. Name somebody else to move by, or let go first: \`/act action:release\`.`,
  'no-closer': ({ name }) =>
    `You already stand next to ${name}. Attack, or \`/act action:move how:behind\` or \`withdraw\`.`,
  'no-farther': ({ name }) =>
    `You are already away from ${name}. Say how far with the attack (\`range:8\`), or \`engage\`.`,
  'no-tome': ({ spell }) =>
    `While rounds run ${spell} is cast from a tome, and you have none in hand. \`/act action:equip\` one, or use a cantrip.`,
  'no-room': ({ item, slot }) =>
    slot === 'wield'
      ? `You have two hands, and they are full. Take something off before ${item}: \`/act action:equip how:take off\`.`
      : `You already wear something on your ${slot}. Take it off before ${item}: \`/act action:equip how:take off\`.`,
  'dead-stay-dead': ({ name }) =>
    `${name} is dead, and nothing heals the dead. \`/undo\` takes the last deed back, if it was a slip.`,
  'readied-by-act': ({ name }) =>
    `Readied is never set by hand: ${name} pays for an act on its own turn with \`/act action:ready\`.`,
  'in-use-already': ({ name, item }) =>
    `${name} has ${item} in use already. \`/act action:equip how:take off\` puts it away.`,
  'off-already': ({ name, item }) =>
    `${name} has ${item} put away already. \`/act action:equip\` draws it or puts it on.`,
  'lacks-action': ({ name, action }) =>
    `${name} cannot take that action: ${action}. Its sheet says so; \`/act\` offers what it can do.`,
  'harm-needs-rounds': ({ spell }) =>
    `${spell} does harm, and harm is for when rounds run. The GM begins them with \`/initiative\`.`,
  'held-to-one-die': ({ name }) =>
    `${name} rolls at most 1 die to hit, so extra dice would be wasted. Leave \`stress\` out.`,
  'waits-for-trigger': ({ ability, trigger }) =>
    `${ability} answers its own moment (${trigger}) and is used at no other. \`/standing-order about:reaction\` says whether you are asked then.`,
  'cannot-cross': ({ name }) =>
    `To step across, name whom you come nearer to and then whom you leave. Only to ${name}: \`/act action:move how:engage\`.`,
  'not-prone': ({ name }) => `${name} is not Prone and stands already. \`/act action:drop-prone\` would change that.`,
};
