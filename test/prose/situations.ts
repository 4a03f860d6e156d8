// The fights that the sentences of the corpus are about.

import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { fieldOf } from '../../src/field/field.ts';
import type { CombatantId, Encounter } from '../../src/rules/core/encounter.ts';
import { isOnTurn } from '../../src/rules/core/encounter.ts';
import type { Ruleset } from '../../src/rules/core/ruleset.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import { openingEncounter, premadeCombatant, TestTable } from '../embeds/random-fight.ts';
import { seededDice } from '../rules/core/seeded-dice.ts';

/** A fight as its file describes it. */
export interface WrittenSituation {
  readonly about: string;
  readonly you: string;
  readonly who: readonly string[];
  readonly map?: readonly string[];
  readonly at?: Readonly<Record<string, string>>;
  readonly hurt?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly happened?: readonly string[];
  readonly attacked?: string;
}

export const SITUATIONS = load(readFileSync(new URL('situations.yaml', import.meta.url), 'utf8')) as Readonly<
  Record<string, Readonly<Record<string, WrittenSituation>>>
>;

/** A fight on its actor's turn. */
export interface BuiltSituation {
  readonly rules: Ruleset;
  readonly encounter: Encounter;
  readonly actor: CombatantId;
  readonly blows: readonly { readonly by: CombatantId; readonly on: CombatantId; readonly hit: boolean }[];
  readonly lastTarget: CombatantId | undefined;
}

const built = new Map<string, BuiltSituation>();

/** The fight with this name, on its actor's turn. */
export function situation(system: string, name: string): BuiltSituation {
  const key = `${system}/${name}`;
  const found = built.get(key) ?? build(system, name);
  built.set(key, found);
  return found;
}

/** The id of a combatant by its English name. */
export const idOf = (name: string): CombatantId => name.toLowerCase().replaceAll(' ', '-');

function build(system: string, name: string): BuiltSituation {
  const rules = rulesNamed(system);
  const written = SITUATIONS[system]?.[name];
  if (!rules || !written) throw new Error(`No situation ${name} in ${system}`);
  const table = new TestTable(rules, openingEncounter(rules), () => seededDice(1));
  const mustDo = (deed: Parameters<TestTable['do']>[0]) => {
    if (!table.do(deed)) throw new Error(`${system}/${name}: ${JSON.stringify(deed)} is refused`);
  };
  for (const who of written.who) {
    const kind = rules.archetypes.some((each) => each.name === who) ? who : who.replace(/ \d+$/, '');
    mustDo({ type: 'join', combatants: [premadeCombatant(rules, kind, table.encounter, { name: who })] });
  }
  if (written.map) {
    const standing = Object.fromEntries(Object.entries(written.at ?? {}).map(([who, at]) => [idOf(who), at]));
    mustDo({ type: 'field', ground: fieldOf(written.map), standing });
  }
  mustDo({ type: 'initiative' });
  const actor = idOf(written.you);
  for (let turns = 0; !isOnTurn(table.encounter, actor); turns++) {
    if (turns > 20) throw new Error(`${system}/${name}: ${written.you} never gets a turn`);
    const [subject = '', ...others] = (table.encounter.turnOrder[table.encounter.turn] ?? []).filter(
      (id) => !table.encounter.done.includes(id),
    );
    mustDo({ type: 'end-turn', subject, ...(others.length > 0 && { others }) });
  }
  for (const [who, resources] of Object.entries(written.hurt ?? {}))
    for (const [resource, to] of Object.entries(resources))
      mustDo({ type: 'adjust', subject: idOf(who), resource, to });
  const blows = (written.happened ?? []).map((each) => {
    const [, by = '', what, on = ''] = /^(.*) (hits|misses) (.*)$/.exec(each) ?? [];
    return { by: idOf(by), on: idOf(on), hit: what === 'hits' };
  });
  const lastTarget = written.attacked === undefined ? undefined : idOf(written.attacked);
  return { rules, encounter: table.encounter, actor, blows, lastTarget };
}
