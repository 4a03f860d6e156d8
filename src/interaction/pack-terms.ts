// Finds the entries that a user can look up in the server's packs.

import type { PackCreature } from '../packs/pack.ts';
import { nameTypedByGm } from '../rules/core/condition.ts';
import type { Encounter } from '../rules/core/encounter.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { knownConditions, viewerOf } from '../rules/core/secrecy.ts';
import { isSameName } from '../rules/core/sheet-fields.ts';
import { isGm, type Session } from '../session/session.ts';
import { conditionLines, packCitation } from '../text/packs.ts';
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
  /** Tells this entry apart from the book's entries. */
  readonly isFromPack: true;
}

/** The entries that the caller may look up in the server's packs, or in a single pack. */
export function packTerms(session: Session<'packs'>, rules: Ruleset, packId?: string): readonly PackTerm[] {
  const isFromWantedPack = <T>({ from: { id } }: PackEntry<T>) => packId === undefined || id === packId;
  const creatures = packCreatures(session, rules.id).filter(
    (each) => isFromWantedPack(each) && isCreatureKnown(session, each),
  );
  const conditions = packConditions(session, rules.id).filter(
    (each) => isFromWantedPack(each) && isConditionKnown(session, each),
  );
  return [
    ...creatures.map(({ from: { pack }, entry, called }): PackTerm => {
      const { name, kind, sheet, source, brief = '' } = entry;
      return { ...termNames(name, called), kind, brief: plain(brief, 300), cite: packCitation(pack, source), sheet };
    }),
    ...conditions.map(({ from: { pack }, entry, called }): PackTerm => {
      const { name, brief, form } = entry;
      return {
        ...termNames(name, called),
        kind: 'condition',
        ...conditionBrief(rules, brief, form),
        cite: packCitation(pack),
      };
    }),
    ...(packId === undefined ? conditionsInFight(session, rules, conditions) : []),
  ];
}

function termNames(name: string, shownName: string) {
  return { name: shownName, also: [name], isFromPack: true } as const;
}

function conditionBrief({ id }: Ruleset, brief: string | undefined, form: object) {
  return { brief: [...(brief === undefined ? [] : [plain(brief, 300)]), ...conditionLines(id, form)].join('\n') };
}

/**
 * The conditions from packs that combatants in the fight still have, although the packs no longer contain them. The
 * fight has its own copy of their effects.
 */
function conditionsInFight(
  { encounter, caller }: Session,
  rules: Ruleset,
  knownEntries: readonly PackEntry<{ readonly name: string }>[],
): readonly PackTerm[] {
  if (encounter?.system !== rules.id) return [];
  const activeConditions = encounter.combatants.flatMap((combatant) =>
    knownConditions(combatant, encounter, viewerOf(caller.user, encounter)),
  );
  const ownConditions = activeConditions.flatMap(({ name, form }) => {
    const input = nameTypedByGm(name);
    return input === undefined || !form ? [] : [{ name: input, form }];
  });
  return ownConditions
    .filter(({ name }, index) => ownConditions.findIndex((each) => isSameName(each.name, name)) === index)
    .filter(({ name }) => !knownEntries.some(({ entry }) => isSameName(entry.name, name)))
    .map(({ name, form }) => {
      const brief = conditionBrief(rules, form.brief, form.does);
      return { ...termNames(name, name), kind: 'condition', ...brief, cite: t('pack-cite-here') };
    });
}

/**
 * Whether the caller may read everything in the packs here. A GM may. Outside of fights, anyone who manages the server
 * may, too. In a fight, the server's managers are often players.
 */
export function mayReadPacks(session: Pick<Session, 'encounter' | 'caller'>): boolean {
  const { encounter, caller } = session;
  return isGm(session) || (caller.admin === true && (encounter === undefined || encounter.phase === 'ended'));
}

/**
 * Whether the caller may see an entry. Everyone may see characters, because players can play them. Players may see a
 * creature only while it is visible in the encounter.
 */
function isCreatureKnown(session: Session, { from, entry }: PackEntry<PackCreature>): boolean {
  if (entry.kind === 'character' || isPackOpenToPlayers(session, from)) return true;
  return session.encounter !== undefined && isInFight(session.encounter, entry);
}

function isConditionKnown(session: Session, { from, entry }: PackEntry<{ readonly name: string }>): boolean {
  const { encounter, caller } = session;
  if (isPackOpenToPlayers(session, from)) return true;
  if (!encounter) return false;
  const view = viewerOf(caller.user, encounter);
  const activeConditions = encounter.combatants.flatMap((combatant) => knownConditions(combatant, encounter, view));
  return activeConditions.some(({ name }) => isSameName(nameTypedByGm(name) ?? '', entry.name));
}

function isPackOpenToPlayers(session: Session, { pack }: PackInUse): boolean {
  return pack.open === true || mayReadPacks(session);
}

/**
 * Whether exactly this creature is among the visible combatants. Its name alone isn't enough, because both the book and
 * a pack may have a Goblin.
 */
function isInFight({ combatants }: Encounter, { name, sheet }: PackCreature): boolean {
  const sheetJson = JSON.stringify(sheet);
  return combatants.some(
    (each) => isSameName(each.name.replace(/ \d+$/, ''), name) && JSON.stringify(each.sheet) === sheetJson,
  );
}
