// What a user may look up in the server's packs.

import type { PackCreature } from '../packs/pack.ts';
import { typedName } from '../rules/core/condition.ts';
import type { Encounter } from '../rules/core/encounter.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { knownConditions, viewOf } from '../rules/core/secrecy.ts';
import { isSameName } from '../rules/core/sheet-fields.ts';
import { isGm, type Session } from '../session/session.ts';
import { conditionLines, packCite } from '../text/packs.ts';
import { plain, t } from '../text/t.ts';
import { type PackEntry, type PackInUse, packConditions, packCreatures } from './packs.ts';

/** An entry of a pack that can be looked up. */
interface PackTerm {
  readonly name: string;
  readonly also: readonly string[];
  readonly kind: 'creature' | 'character' | 'condition';
  readonly brief: string;
  readonly cite: string;
  readonly sheet?: object;
  /** Marks names that aren't from the book. */
  readonly ofPack: true;
}

/** The entries of the server's packs, or of one pack, that the caller may look up. */
export function packTerms(session: Session<'packs'>, rules: Ruleset, only?: string): readonly PackTerm[] {
  const from = <T>({ from: { id } }: PackEntry<T>) => only === undefined || id === only;
  const creatures = packCreatures(session, rules.id).filter((each) => from(each) && isCreatureKnown(session, each));
  const conditions = packConditions(session, rules.id).filter((each) => from(each) && isConditionKnown(session, each));
  return [
    ...creatures.map(({ from: { pack }, entry, called }): PackTerm => {
      const { name, kind, sheet, source, brief = '' } = entry;
      return { ...termNamed(name, called), kind, brief: plain(brief, 300), cite: packCite(pack, source), sheet };
    }),
    ...conditions.map(({ from: { pack }, entry, called }): PackTerm => {
      const { name, brief, form } = entry;
      return { ...termNamed(name, called), kind: 'condition', ...condition(rules, brief, form), cite: packCite(pack) };
    }),
    ...(only === undefined ? conditionsHere(session, rules, conditions) : []),
  ];
}

function termNamed(name: string, shownName: string) {
  return { name: shownName, also: [name], ofPack: true } as const;
}

function condition({ id }: Ruleset, brief: string | undefined, form: object) {
  return { brief: [...(brief === undefined ? [] : [plain(brief, 300)]), ...conditionLines(id, form)].join('\n') };
}

/** Conditions of combatants in the fight that no longer are in a pack. Their effects are a part of the fight. */
function conditionsHere(
  { encounter, caller }: Session,
  rules: Ruleset,
  knownEntries: readonly PackEntry<{ readonly name: string }>[],
): readonly PackTerm[] {
  if (encounter?.system !== rules.id) return [];
  const allConditions = encounter.combatants.flatMap((who) =>
    knownConditions(who, encounter, viewOf(caller.user, encounter)),
  );
  const ownNames = allConditions.flatMap(({ name, form }) => {
    const input = typedName(name);
    return input === undefined || !form ? [] : [{ name: input, form }];
  });
  return ownNames
    .filter(({ name }, index) => ownNames.findIndex((each) => isSameName(each.name, name)) === index)
    .filter(({ name }) => !knownEntries.some(({ entry }) => isSameName(entry.name, name)))
    .map(({ name, form }) => {
      const what = condition(rules, form.brief, form.does);
      return { ...termNamed(name, name), kind: 'condition', ...what, cite: t('pack-cite-here') };
    });
}

/**
 * True if the caller may read everything in the packs here: a GM, or outside of a fight, anyone who manages the server.
 * In a fight, such a person is often a player.
 */
export function mayReadPacks(session: Pick<Session, 'encounter' | 'caller'>): boolean {
  const { encounter, caller } = session;
  return isGm(session) || (caller.admin === true && (encounter === undefined || encounter.phase === 'ended'));
}

/**
 * True if players know an entry: characters, because they can play them, and creatures that players see or saw in the
 * encounter.
 */
function isCreatureKnown(session: Session, { from, entry }: PackEntry<PackCreature>): boolean {
  if (entry.kind === 'character' || isOpen(session, from)) return true;
  return session.encounter !== undefined && isInFight(session.encounter, entry);
}

function isConditionKnown(session: Session, { from, entry }: PackEntry<{ readonly name: string }>): boolean {
  const { encounter, caller } = session;
  if (isOpen(session, from)) return true;
  if (!encounter) return false;
  const view = viewOf(caller.user, encounter);
  const allConditions = encounter.combatants.flatMap((who) => knownConditions(who, encounter, view));
  return allConditions.some(({ name }) => isSameName(typedName(name) ?? '', entry.name));
}

function isOpen(session: Session, { pack }: PackInUse): boolean {
  return pack.open === true || mayReadPacks(session);
}

/**
 * True if exactly this creature is among the visible ones. The name alone isn't enough, because the book and a pack may
 * both have a Goblin.
 */
function isInFight({ combatants }: Encounter, { name, sheet }: PackCreature): boolean {
  const sheetText = JSON.stringify(sheet);
  return combatants.some(
    (each) => isSameName(each.name.replace(/ \d+$/, ''), name) && JSON.stringify(each.sheet) === sheetText,
  );
}
