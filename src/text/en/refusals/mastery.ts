import type { RefusalId } from '../../../rules/mastery/refusals.ts';

type Facts = Readonly<Record<string, string | number>>;

/** What Mastery says no to, in plain words, with the way out. */
export const mastery: Readonly<Record<RefusalId, (facts: Facts) => string>> = {
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
  already: ({ name, condition }) =>
    `${name} is ${condition} already, and it does not stack. Take it off first with \`/condition remove\` if it should last otherwise.`,
};
