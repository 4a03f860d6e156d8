// Project Sol › Damage in Combat › Wounds: how wounds begin, how they are shown, and the GM's hand on them

import { given } from '../core/given.ts';
import { once } from '../core/once.ts';
import type { OwnState } from '../core/own-state.ts';
import type { Reason } from '../core/reason.ts';
import type { OwnConditions, OwnCount } from '../core/ruleset.ts';
import type { KnownCondition } from '../core/secrecy.ts';
import { closeWound } from './healing.ts';
import { because } from './reasons.ts';
import type { Fighter, Sol } from './sheet.ts';
import { LEVELS, type Level, type Wound } from './state.ts';
import { boxesOf, freeBoxes, takeWound, woundLetter, woundName } from './wounds.ts';

/** Wounds go along from one encounter to the next. */
export const own: OwnState<Sol> = {
  encounter: () => ({}),
  combatant: (_sheet, _settings, last) => ({ wounds: last?.wounds ?? [] }),
};

/** Wounds by their names, among the conditions. */
export const ownConditions: OwnConditions<Sol> = {
  of: ({ own: { wounds } }) => asConditions(wounds),
  remove(resolution, who, key) {
    const { wounds } = resolution.combatant(who).own;
    const wound = wounds.find((each) => woundName(wounds, each) === key);
    if (wound) closeWound(resolution, who, wound, because({ id: 'GM’s word' }));
  },
};

const asConditions = once(
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

/** A wound by its level, and by its letter where there are several. */
export function conditionName({ name, value, facts }: KnownCondition): Reason | undefined {
  const level = LEVELS.find((each) => each === value);
  if (name !== 'wound' || level === undefined) return undefined;
  const letter = typeof facts?.letter === 'string' ? facts.letter : undefined;
  return because({ id: 'wound called', level, ...given({ letter }) });
}

/** How many wounds somebody has, in all and of each level: the GM may set them. */
export const ownCounts = {
  wounds: ofLevels(LEVELS),
  'level 1 wounds': ofLevels([1]),
  'level 2 wounds': ofLevels([2]),
  'level 3 wounds': ofLevels([3]),
} satisfies Readonly<Record<string, OwnCount<Sol>>>;

function ofLevels(levels: readonly Level[]): OwnCount<Sol> {
  return {
    of: (who) => ({
      value: counted(who, levels).length,
      max: levels.reduce((all, level) => all + boxesOf(who.sheet, level), 0),
    }),
    set(resolution, who, to, why) {
      const wounds = counted(resolution.combatant(who), levels);
      // The lowest and oldest close; or wounds come, each in the lowest box that is free.
      for (const wound of wounds.slice(0, Math.max(0, wounds.length - to))) closeWound(resolution, who, wound, why);
      for (let count = wounds.length; count < to; count++) {
        const level = levels.find((each) => freeBoxes(resolution.combatant(who), each) > 0);
        if (level === undefined) return;
        takeWound(resolution, who, { level, steps: [{ why, plus: level, left: level }], from: why });
      }
    },
  };
}

function counted({ own: { wounds } }: Fighter, levels: readonly Level[]): readonly Wound[] {
  return wounds.filter(({ level }) => levels.includes(level));
}
