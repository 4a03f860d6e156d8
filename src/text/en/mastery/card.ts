// The frame of Mastery's cards, by the book's own template.

import { capital, number } from '../../markdown.ts';

/** "Action Declaration" and "Response Declaration": who does what, at whom. */
export const declaration = {
  attack: (round: string, who: string, how: readonly string[], at: string) =>
    `**Action** (${round}): ${who}, ${how.join(', ')}${at === '' ? '' : `, at ${at}`}`,
  attackWith: (type: string, tool: string) => `${type} with ${tool}`,
  response: (who: string, how: string) => `**Response**: ${who}, ${how}`,
  resists: 'resists',
  defend: (round: string, who: string, how: string) => `**Action** (${round}): ${who}, Defend${how && `: ${how}`}`,
  ready: (who: string) => `**Standing defense**: ${who}`,
  standing: (who: string, how: string) => `**Standing defense**: ${who}, ${how}`,
};

/** The roll behind a declaration, whole or only its total, and the advantage it had. */
export const rolled = (sum: string, total: string, advantage: string) =>
  `-# ${sum === '' ? 'total' : `${sum} =`} **${total}**${advantage}`;
export const advantageFrom = (reasons: string) => ` (${reasons === '' ? 'advantage' : reasons})`;

/** "Outcome Determination": whether it lands, is blocked, or is matched, and the damage. */
export const outcome = {
  hit: (band: string, amount: number) => `**Outcome**: **hit**, ${band} damage: ${amount}`,
  matched: '**Outcome**: **matched**, so it is blocked',
  other: (degree: string) => `**Outcome**: **${degree}**`,
  compared: (own: number, theirs: number) =>
    own === theirs
      ? ` (${number(own)} against ${number(theirs)})`
      : ` (${number(own)} against ${number(theirs)}, difference ${Math.abs(own - theirs)})`,
  met: (own: number, difficulty: number) => ` (${number(own)} against ${difficulty})`,
  hits: (side: string, landed: number, goal: number) => `-# Hits: ${side} ${landed} of ${goal}`,
};

/** "Stamina Cost Calculation": what everything was for. */
export const stamina = {
  heading: '**Stamina**',
  damage: (band: string, amount: number) => `${band} damage ${amount}`,
  free: (defense: string) => `${defense} free`,
  change: (change: string, costs: readonly string[]) =>
    `${change}${costs.length === 0 ? '' : ` (${costs.join(', ')})`}`,
};

/** The form in short: both declarations with their rolls, what came of it, the stamina of both. */
export const slim = {
  did: (who: string, how: readonly string[], roll: string) =>
    `${[who, ...how].join(', ')}${roll === '' ? '' : `: ${roll}`}`,
  result: (result: string, harm: string) => `${capital(result)}${harm === '' ? '' : `, ${harm}`}.`,
  stamina: (who: string, change: string) => `${who}: stamina ${change}`,
};

/** What a status does to somebody, beside the story. */
export const status = {
  gained: (who: string, name: string, from: string) => `-# ${who}: ${name}${from === '' ? '' : ` by ${from}`}`,
  turnLost: (who: string, why: string) => `-# ${who} loses this turn${why === '' ? '' : `: ${why}`}`,
  stability: (who: string, sum: string) => `-# ${who}, ${sum}`,
  remark: (who: string, what: string) => `-# ${who}: ${what}`,
};
