// The ids of the buttons about packs and their entries, who may press them, and the option that names a pack.

import type { APIButtonComponent } from 'discord-api-types/v10';
import { namingOption, type Option, withNeeds } from '../../src/interaction/command.ts';
import {
  componentId,
  type IdField,
  idInteger,
  idOneOf,
  idOwnCharacter,
  idText,
  textHash,
  thisEncounter,
} from '../../src/interaction/component.ts';
import * as panel from '../../src/interaction/panel.ts';
import type { PackList } from '../../src/packs/edit.ts';
import { creaturesIn } from '../../src/packs/keep.ts';
import type { Combatant } from '../../src/rules/core/encounter.ts';
import { choose, no, ok, type Refusal, type Result } from '../../src/rules/core/refusal.ts';
import type { Character } from '../../src/session/character.ts';
import { FIGHT_PLACES } from '../../src/session/defaults.ts';
import type { PackSummary, StoredPack } from '../../src/session/pack.ts';
import { isGm, type Session } from '../../src/session/session.ts';
import { t } from '../../src/text/t.ts';

/** The data that the screens about packs need. */
export const PACK_NEEDS = { packSummaries: true, packs: true, packKeepers: true, packPortraits: true } as const;
export type PackSession = Session<keyof typeof PACK_NEEDS>;

/** How much of a digest fits into a button's id, in characters. */
const DIGEST_CHARACTERS = 12;
const REVISION_SEPARATOR = ':';

/** A revision of a pack: of one of the server's packs, or of one that the bot's admin provides for every server. */
const revisionIdField: IdField<PackSummary | StoredPack, 'packRevision' | 'packs'> = {
  write: ({ id, digest }) => `${id}${REVISION_SEPARATOR}${digest.slice(0, DIGEST_CHARACTERS)}`,
  needs: (text) => ({ packs: true, packRevision: revisionIn(text) }),
  read(text, { loaded: { packs, packRevision } }) {
    const { id, digest } = revisionIn(text);
    const matchingPack =
      packRevision ?? packs.find((each) => each.host && each.id === id && each.digest.startsWith(digest));
    return matchingPack ? ok(matchingPack) : no({ type: 'stale' });
  },
};

function revisionIn(text: string): Pick<PackSummary, 'id' | 'digest'> {
  const [id = '', digest = ''] = text.split(REVISION_SEPARATOR);
  return { id, digest };
}

/** A button about one revision of a pack. */
export const packButtonId = componentId('pack', {
  press: idOneOf('list', 'show', 'drop', 'earlier', 'remove', 'removed', 'export'),
  revision: revisionIdField,
});

/**
 * *Use it* under a preview, and *Use revision …*. `over` is a short hash of the revision that was in use when the
 * button was shown, so that another GM's later change isn't replaced.
 */
export const useRevisionButtonId = componentId('pack-use', {
  from: idOneOf('preview', 'earlier'),
  revision: revisionIdField,
  over: idText,
});

/** A short hash of the revision of a pack that is in use. Empty if none is. */
export function hashOfRevisionInUse({ loaded }: Session<'packSummaries'>, pack: string): string {
  const packInUse = loaded.packSummaries.find(({ id, current }) => id === pack && current);
  return packInUse ? textHash(packInUse.digest) : '';
}

/**
 * A button for a scene, which is identified by a short hash of its pack and name. `place` is where the scene opens. ""
 * stands for the default.
 */
export const sceneButtonId = componentId('scene', {
  press: idOneOf('list', 'show', 'open', 'forecast'),
  scene: idText,
  place: idOneOf('', ...FIGHT_PLACES),
});

/**
 * The value of `over` that stands for *Keep both*. `over` is the GM's answer about an entry with the same name: a short
 * hash of that entry if it may be replaced, or empty if the GM wasn't asked.
 */
export const KEEP_BOTH_CHOICE = '+';

/**
 * *Save for the server* for a creature of the encounter, and the menu of packs to keep it in. `who` is a short hash of
 * the creature's id, and `into` is a short hash of the chosen pack's id.
 */
export const keepCreatureButtonId = componentId('pack-keep', {
  encounter: thisEncounter,
  who: idText,
  into: idText,
  over: idText,
});

/** *Save for the server* for one of the caller's characters. */
export const keepCharacterButtonId = componentId('pack-keep-own', {
  character: idOwnCharacter,
  as: idOneOf('creature', 'character'),
  into: idText,
  over: idText,
});

/**
 * *Save as a scene…* with its form, and the form to keep a map. `again` opens the form with the values that weren't
 * valid. `agreed` saves what was filled in before, once the GM has agreed to replace the entry with that name or to
 * keep both.
 */
export const keepFormId = componentId('pack-keep-form', {
  encounter: thisEncounter,
  what: idOneOf('scene', 'map'),
  as: idOneOf('page', 'again', 'agreed'),
  over: idText,
});

/** *Save for the server* for a creature that the GM added, if the caller may change packs. */
export function keepCreatureButton(
  session: Session<'packKeepers'>,
  combatant: Combatant,
): readonly APIButtonComponent[] {
  const { id } = combatant;
  if (!checkPackKeeper(session).ok || !session.encounter || !creaturesIn(session.encounter).includes(combatant))
    return [];
  const encounterId = session.version?.encounter ?? 0;
  return [
    panel.button(
      t('pack-keep'),
      keepCreatureButtonId.write({ encounter: encounterId, who: textHash(id), into: '', over: '' }),
    ),
  ];
}

/** *Save for the server* for one of the caller's characters, if the caller may change packs. */
export function keepCharacterButton(
  session: Session<'packKeepers'>,
  character: Character,
): readonly APIButtonComponent[] {
  if (!checkPackKeeper(session).ok) return [];
  return [panel.button(t('pack-keep'), keepCharacterButtonId.write({ character, as: 'creature', into: '', over: '' }))];
}

/** *Save as a scene…*, if the caller may change packs and the GM added any creature. */
export function keepSceneButton(session: Session<'packKeepers'>): readonly APIButtonComponent[] {
  const { encounter, version } = session;
  if (!encounter || !isGm(session) || !checkPackKeeper(session).ok || creaturesIn(encounter).length === 0) return [];
  const id = keepFormId.write({ encounter: version?.encounter ?? 0, what: 'scene', as: 'page', over: '' });
  return [panel.button(t('pack-keep-scene'), id)];
}

/** Refuses anyone but managers and GMs, because packs have creatures that players don't know yet. */
export function checkPackReader(session: PackSession): Result<undefined, Refusal> {
  // A request that opened its own thread was already allowed in the thread's channel.
  if (session.caller.admin || session.caller.ownThread || isGm(session)) return ok();
  return no({ type: 'not-a-pack-keeper', keepers: 'gms' });
}

/** Refuses a caller who isn't allowed to change the server's packs. */
export function checkPackKeeper(session: Session<'packKeepers'>): Result<undefined, Refusal> {
  const { packKeepers: keepers } = session.loaded;
  if (session.caller.admin || (keepers === 'gms' && isGm(session))) return ok();
  return no({ type: 'not-a-pack-keeper', keepers });
}

/**
 * A pack, by its title or id: one of the server's packs, or one that the bot's admin provides for every server. Packs
 * are suggested only to users who may see them.
 */
export function packOption(): Option<PackSummary | StoredPack, keyof typeof PACK_NEEDS> {
  return namingOption({
    needs: PACK_NEEDS,
    suggest: withNeeds(PACK_NEEDS, (session) =>
      checkPackReader(session).ok
        ? availablePacks(session).map(({ title, id }) => ({ name: `${title} (${id})`, value: id }))
        : [],
    ),
    resolve: (input, session) => {
      const permissionResult = checkPackReader(session);
      return permissionResult.ok ? findPack(session, input) : permissionResult;
    },
  });
}

/** Finds a pack by its id or title. */
export function findPack(session: PackSession, input: string): Result<PackSummary | StoredPack, Refusal> {
  const packs = availablePacks(session);
  const packWithId = packs.find(({ id }) => id === input);
  if (packWithId) return ok(packWithId);
  if (packs.length === 0) return no({ type: 'no-packs' });
  return choose(
    'pack',
    input,
    packs.map((summary) => ({ ...summary, name: summary.title })),
  );
}

/**
 * One revision of each pack of the server: the one in use, otherwise the newest. The packs that the bot's admin
 * provides for every server come last.
 */
export function availablePacks({
  loaded: { packSummaries, packs },
}: PackSession): readonly (PackSummary | StoredPack)[] {
  const ids = [...new Set(packSummaries.map(({ id }) => id))];
  const serverPacks = ids.flatMap((id) => {
    const packInUse = packs.find((each) => each.id === id && !each.host);
    return packInUse ?? packSummaries.find((each) => each.id === id) ?? [];
  });
  return [...serverPacks, ...packs.filter(({ host }) => host)];
}

/**
 * A button for an entry, and the forms that it opens. `pack` is the pack's id, and `list` the name of one of its lists.
 * `entry` is a short hash of the entry's name, or empty for a new one. `again` opens the page with the values that
 * weren't valid.
 */
export const entryButtonId = componentId('pack-entry', {
  press: idOneOf('show', 'page', 'again', 'unportrayed'),
  pack: idText,
  list: idText,
  entry: idText,
  page: idInteger,
});

/** A page of an entry's form. `was` is a short hash of what was on the page when it was opened. */
export const entryFormId = componentId('pack-form', {
  pack: idText,
  list: idText,
  entry: idText,
  page: idInteger,
  was: idText,
});

/**
 * *Remove entry…*, and *Remove it* under its question. `was` is a short hash of the entry as the screen showed it, so
 * that an entry that another GM has changed since isn't removed.
 */
export const removeEntryButtonId = componentId('pack-remove', {
  step: idOneOf('ask', 'sure'),
  pack: idText,
  list: idText,
  entry: idText,
  was: idText,
});

/** *Creature…* or *Weapon…*: the form for a new entry that starts from another one. */
export const startEntryButtonId = componentId('pack-start', {
  as: idOneOf('page', 'again'),
  pack: idText,
  list: idText,
});

/**
 * *About…*: opens the form for a pack's title, author, source and license. `again` opens the form with what was entered
 * before.
 */
export const aboutButtonId = componentId('pack-about', { as: idOneOf('page', 'again'), pack: idText });

/**
 * The form for a pack's title, author, source and license. `was` is a short hash of the values that the form was opened
 * with.
 */
export const aboutFormId = componentId('pack-about-form', { pack: idText, was: idText });

/** The menu of the lists of a pack that can get a new entry. */
export const listMenuId = componentId('pack-lists', { pack: idText });

/**
 * A menu of a pack's entries. A pack with many entries has several such menus, and `menu` is the number of this one.
 * Each value consists of the list's name and a short hash of the entry's name.
 */
export const entryMenuId = componentId('pack-entries', { pack: idText, menu: idInteger });

/** *About…* on a pack's screen. */
export function aboutButton(pack: string): APIButtonComponent {
  return panel.button(t('pack-about-button'), aboutButtonId.write({ as: 'page', pack }));
}

/** *Edit…*: the screen of an entry. */
export function entryButton(pack: string, list: PackList, name: string): APIButtonComponent {
  return panel.button(
    t('pack-edit'),
    entryButtonId.write({ press: 'show', pack, list, entry: textHash(name), page: 0 }),
  );
}
