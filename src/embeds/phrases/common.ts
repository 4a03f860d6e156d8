import type { Phrasebook } from './phrase.ts';

/** How any system's fight is told where its own book has no better words. */
export const common: Phrasebook = {
  'attack/critical success': [
    ({ by, at, tool }) => `${by} finds the one opening that matters, and the ${tool} goes in: ${at} staggers.`,
    ({ by, at, tool }) => `A perfect moment: ${by}’s ${tool} strikes ${at} with full force.`,
    ({ by, at, tool }) => `${at} never sees the ${tool} come; ${by} makes it count.`,
  ],
  'attack/success': [
    ({ by, at, tool }) => `${by} gets past ${at}’s guard, and the ${tool} lands.`,
    ({ by, at, tool }) => `The ${tool} finds ${at}; ${by} presses on.`,
    ({ by, at, tool }) => `${by} strikes ${at} with the ${tool}.`,
    ({ by, at, tool }) => `${at} turns too late for ${by}’s ${tool}.`,
  ],
  'attack/failure': [
    ({ by, at, tool }) => `${at} slips aside; ${by}’s ${tool} cuts the air.`,
    ({ by, at, tool }) => `${by}’s ${tool} comes close, but ${at} is not there any more.`,
    ({ by, at, tool }) => `${at} turns the ${tool} away, and ${by} has to step back.`,
    ({ by, at, tool }) => `${by} swings the ${tool} wide of ${at}.`,
  ],
  'attack/critical failure': [
    ({ by, tool, at }) => `${by} stumbles over the blow; the ${tool} goes nowhere near ${at}.`,
    ({ by, tool }) => `Everything goes wrong for ${by}: the ${tool} all but slips from the grip.`,
  ],
  'fell/dead': [({ at }) => `${at} falls, and does not rise again.`, ({ at }) => `That was the end of ${at}.`],
  'fell/down': [({ at }) => `${at} goes down.`, ({ at }) => `${at} drops and lies still.`],
  rose: [({ at }) => `${at} comes to, and is back in it.`],
  gained: [({ at, what }) => `${at}: ${what}.`],
  ended: [({ at, what }) => `${at} is no longer ${what}.`],
  healed: [({ at }) => `${at} recovers.`],
  'done/defend': [({ by }) => `${by} takes guard and waits for what comes.`],
  'done/rest': [({ by, what }) => `${by} takes a ${what} rest.`],
  done: [({ by, what }) => `${by}: ${what}.`],
  joined: [({ by }) => `${by} joins the fight.`],
  left: [({ by }) => `${by} leaves the fight.`],
  skipped: [({ by, what }) => `${by}’s turn passes: ${what}.`],
  decided: [({ what }) => `The fight is decided: ${what}.`],
};
