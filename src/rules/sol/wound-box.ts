// Project Sol › Damage in Combat › Wounds: how wounds carry over, how they are shown, and how the GM changes them

import { action } from '../core/action.ts';
import { type CombatantId, combatant, find } from '../core/encounter.ts';
import { cachedPerObject, given } from '../core/given.ts';
import type { Reason } from '../core/reason.ts';
import { choose, no, ok } from '../core/refusal.ts';
import { declare } from '../core/resolution.ts';
import type { OwnState } from '../core/resource-kind.ts';
import type { HazardRules, OwnConditions, OwnCount } from '../core/ruleset.ts';
import type { KnownCondition } from '../core/secrecy.ts';
import { because } from './reasons.ts';
import { closeWound } from './recovery.ts';
import { refuse } from './refusals.ts';
import { type Fighter, type Sol, WOUND_LEVELS, type Wound, type WoundLevel } from './sheet.ts';
import {
  boxCount,
  changeWound,
  freeBoxCount,
  MAX_WOUND_TEXT_LENGTH,
  takeWound,
  woundLetter,
  woundName,
} from './wounds.ts';

/** Wounds carry over from one encounter to the next. */
export const ownState: OwnState<Sol> = {
  encounter: () => ({}),
  combatant: (_sheet, _settings, previous) => ({ wounds: previous?.wounds ?? [] }),
};

/** Wounds by name, listed among the conditions. */
export const ownConditions: OwnConditions<Sol> = {
  of: ({ own: { wounds } }) => woundConditions(wounds),
  remove(resolution, who, key) {
    const { wounds } = resolution.combatant(who).own;
    const wound = wounds.find((each) => woundName(wounds, each) === key);
    if (wound) closeWound(resolution, who, wound, because({ id: 'GM’s word' }));
  },
};

const woundConditions = cachedPerObject(
  (wounds: readonly Wound[]): ReturnType<OwnConditions<Sol>['of']> =>
    wounds.map((wound) => ({
      key: woundName(wounds, wound),
      name: 'wound',
      called: woundName(wounds, wound),
      value: wound.level,
      duration: { until: 'removed' },
      facts: given({ letter: woundLetter(wounds, wound) }),
      ...given<{ note: string | undefined }>({ note: wound.words }),
    })),
);

/** A wound's name: its level, with its letter if there are several of that level. */
export function conditionName({ name, value, facts }: KnownCondition): Reason | undefined {
  const level = WOUND_LEVELS.find((each) => each === value);
  if (name !== 'wound' || level === undefined) return undefined;
  const letter = typeof facts?.letter === 'string' ? facts.letter : undefined;
  return because({ id: 'wound called', level, ...given({ letter }) });
}

/** The number of a combatant's wounds, in total and for each level. The GM can set these numbers. */
export const ownCounts = {
  wounds: woundCountAtLevels(WOUND_LEVELS),
  'level 1 wounds': woundCountAtLevels([1]),
  'level 2 wounds': woundCountAtLevels([2]),
  'level 3 wounds': woundCountAtLevels([3]),
} satisfies Readonly<Record<string, OwnCount<Sol>>>;

function woundCountAtLevels(levels: readonly WoundLevel[]): OwnCount<Sol> {
  return {
    of: (who) => ({
      value: woundsOfLevels(who, levels).length,
      max: levels.reduce((all, level) => all + boxCount(who.sheet, level), 0),
    }),
    set(resolution, who, to, why) {
      const wounds = woundsOfLevels(resolution.combatant(who), levels);
      // The lowest wounds close first, the oldest first within a level. New wounds take the lowest level that has a
      // free box.
      for (const wound of wounds.slice(0, Math.max(0, wounds.length - to))) closeWound(resolution, who, wound, why);
      for (let count = wounds.length; count < to; count++) {
        const level = levels.find((each) => freeBoxCount(resolution.combatant(who), each) > 0);
        if (level === undefined) return;
        takeWound(resolution, who, { level, steps: [{ why, plus: level, left: level }], from: why });
      }
    },
  };
}

/** A wound from an event in the turn order, such as a storm, by the wound's level: "level 2". */
export const hazards: HazardRules<Sol> = {
  examples: () => WOUND_LEVELS.map((level) => `level ${level}`),
  read(encounter, typed) {
    const level = readLevel(typed);
    if (level === undefined) return no({ type: 'no-such', what: 'hazard', typed, known: hazards.examples(encounter) });
    return ok(`level ${level}`);
  },
  harm(resolution, target, damage, from) {
    const level = readLevel(damage);
    if (level) takeWound(resolution, target, { level, steps: [{ why: from, plus: level, left: level }], from });
  },
};

function readLevel(typed: string): WoundLevel | undefined {
  const [, number] = /^(?:level )?(\d)(?: wounds?)?$/i.exec(typed.trim()) ?? [];
  return WOUND_LEVELS.find((each) => String(each) === number);
}

function woundsOfLevels({ own: { wounds } }: Fighter, levels: readonly WoundLevel[]): readonly Wound[] {
  return wounds.filter(({ level }) => levels.includes(level));
}

interface NotePlan {
  readonly subject: CombatantId;
  readonly wound: Wound;
  readonly name: string;
  readonly words: string;
}

/** Gives a wound a name for the story, in its bearer's words: "a broken rib". This is free and possible at any time. */
export const note = action<Sol, NotePlan>({
  title: 'Note a Wound',
  cite: 'Damage in Combat › Wounds',
  when: 'always',
  kind: 'test',
  offers(encounter, actor) {
    const wounds = find(encounter, actor)?.own.wounds ?? [];
    return wounds.length > 0 ? { tools: wounds.map((wound) => woundName(wounds, wound)) } : undefined;
  },
  ways(encounter, actor) {
    const { wounds } = combatant(encounter, actor).own;
    return wounds.map((wound) => ({ tool: woundName(wounds, wound), words: 'wound' }));
  },
  plan(encounter, { actor, tool: input, words }) {
    const { name, own } = combatant(encounter, actor);
    const [newestWound] = own.wounds.toSorted((a, b) => b.number - a.number);
    if (!newestWound) return refuse('no-wounds', { name });
    const namedWounds = own.wounds.map((wound) => ({ wound, name: woundName(own.wounds, wound) }));
    const woundChoice = choose('wound', input ?? woundName(own.wounds, newestWound), namedWounds);
    if (!woundChoice.ok) return woundChoice;
    const note = words?.trim().slice(0, MAX_WOUND_TEXT_LENGTH) ?? '';
    return note === ''
      ? refuse('no-words', { wound: woundChoice.value.name })
      : ok({ subject: actor, ...woundChoice.value, words: note });
  },
  resolve(resolution, { subject, wound, name, words }, intent) {
    declare(resolution, intent, { tool: name });
    changeWound(resolution, subject, wound, { words });
  },
});
