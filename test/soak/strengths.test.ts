import { describe, expect, test } from 'vitest';
import { measuredStrength } from '../../src/odds/measure-strength.ts';
import { creaturesByStrength, strengthOf } from '../../src/odds/strength.ts';
import { rulesNamed, SYSTEM_IDS } from '../../src/rules/systems.ts';
import { LONG } from './length.ts';

/** The strength that is stored was measured by fights with other dice: at most so many times as much, or as little. */
const NEAR = 1.3;

describe.each(SYSTEM_IDS)('%s: the strengths that are stored', (system) => {
  const rules = rulesNamed(system)!;
  const stored = creaturesByStrength(rules).map((kind) => ({ kind, strength: strengthOf(rules, kind.name) ?? 0 }));

  test.runIf(LONG)('are found again with other dice, and so is their order', () => {
    const found = stored.map(({ kind, strength }) => ({
      ...kind,
      strength,
      now: measuredStrength(rules, kind, { seed: 2 }),
    }));
    const far = found.filter(({ strength, now }) => Math.abs(Math.log(now / strength)) > Math.log(NEAR));
    expect(far.map(({ name, strength, now }) => `${name}: ${strength}, now ${now}`)).toEqual([]);
    const turned = found.flatMap((one) =>
      found
        .filter((other) => other.strength > one.strength * NEAR && other.now <= one.now)
        .map(({ name }) => [one.name, name]),
    );
    expect(turned).toEqual([]);
  });
});
