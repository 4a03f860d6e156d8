import type { MasteryRefusals } from '../../../rules/mastery/refusals.ts';
import type { RefusalWords } from '../book.ts';

/** What Mastery says no to, in plain words, with the way out. */
export const masteryRefusals: RefusalWords<MasteryRefusals> = {
  'action-taken': ({ name }) =>
    `${name} has taken this turn’s one action already. End the turn with \`/turn end\`; the next brings another.`,
  'target-collapsed': ({ name }) => `${name} has collapsed and is out of combat. Name somebody who still stands.`,
  'no-stakes': () =>
    'Nothing can be staked on an attack here: it costs what its style costs. Try `/attack style:powerful` for more weight, or `/act action:special` with a cost of your own.',
  'harm-needs-a-roll': ({ number }) =>
    `Damage goes by how far you beat the other’s roll, so it cannot be dealt against the number ${number}. Try \`how:harm vs Defense\`, or \`how:vs ${number}\` without the harm.`,
  'harm-costs': ({ least }) =>
    `A special action that is meant to harm costs at least ${least} stamina. Declare \`amount:${least}\` or more.`,
  'follows-of-stamina': ({ condition }) =>
    `${condition} follows of the stamina that is left. Set the stamina with \`/adjust\`, and it comes or goes by itself.`,
  'status-needs-words': () =>
    'A status of your own wants its words: `/condition add condition:Status note:blinded`. It is told, and nothing is counted.',
  counterattack: () =>
    'The book’s counterattack is what a defense opens that beats the attack by 10 or more: advantage on your next attack. To defend, block or dodge.',
  'one-purpose': () =>
    'A special action has one purpose: to meet a number (`how:vs 12`), to harm (`how:harm vs Defense`), or to bring one status (`how:stun vs Defense`). Name one; the other takes another turn.',
  'no-healing': () =>
    'Nothing in this book gives stamina back but a rest. Roll it against a number (`how:vs 12`), and the GM may give stamina with `/adjust`.',
  already: ({ name, condition }) =>
    `${name} is ${condition} already, and it does not stack. Take it off first with \`/condition remove\` if it should last otherwise.`,
};
