import { SIGNS } from '../field/field.ts';
import type { Situation, TileState } from '../rules/core/encounter.ts';
import type { Event, FieldEvent } from '../rules/core/event.ts';
import { mapWords } from '../text/map.ts';
import { plain, t } from '../text/t.ts';
import type { Visibility } from './meters.ts';

/** What happened on the map, in words. Leaves out combatants that players can't see. */
export function fieldLines(event: FieldEvent, events: readonly Event[], visibility: Visibility): readonly string[] {
  const { name, optionName } = visibility;
  switch (event.type) {
    case 'field-set':
      return [
        event.after
          ? t('map-drawn', { width: event.after.ground.width, height: event.after.ground.height })
          : t('map-removed'),
      ];
    case 'field-look-set':
      if (event.before.dark === event.after.dark) return [t('map-look-changed')];
      return [event.after.dark ? t('map-fog-on') : t('map-fog-off')];
    case 'tiles-changed':
      if (event.by !== undefined) {
        const [door] = event.tiles;
        return door && visibility.isInSight(door.at)
          ? [mapWords.door(name(event.by), door.at, door.after.sign === '/')]
          : [];
      }
      return groundLines(event.tiles.filter(({ at: tile }) => visibility.isInSight(tile)));
    case 'placed':
      return placedLines(event, events, visibility);
    case 'moved':
      return movedLines(event, visibility);
    case 'overruled': {
      const [actor, target] = [name(event.actor), name(event.target)];
      if (!event.after) return [t('map-override-removed', { actor, target })];
      const { situation, why } = event.after;
      return [mapWords.overridden(actor, target, situationText(situation, optionName), why && plain(why))];
    }
    default:
      return event satisfies never;
  }
}

/** Where a combatant moved, as far as players can see it. */
function movedLines(
  { subject, path, forced }: FieldEvent & { readonly type: 'moved' },
  { name, word, isInSight }: Visibility,
): readonly string[] {
  const [from, to] = [path[0] ?? '', path.at(-1) ?? ''];
  if (!isInSight(to)) return isInSight(from) ? [t('map-moved-out-of-sight', { name: name(subject), from })] : [];
  if (!isInSight(from)) return [t('map-moved-into-sight', { name: name(subject), to })];
  return [
    forced
      ? t('map-forced', { name: name(subject), from, to, why: word(forced) })
      : t('map-moved', { name: name(subject), from, to }),
  ];
}

/**
 * Tells where a deed has placed combatants, in one line for all of them, and who left the map or moved out of sight.
 * Leaves out hidden combatants.
 */
function placedLines(
  event: FieldEvent & { readonly type: 'placed' },
  events: readonly Event[],
  { name, isKnown, isInSight }: Visibility,
): readonly string[] {
  const placedEvents = events.flatMap((each) =>
    each.type === 'placed' && !each.unseen && isKnown(each.subject) ? [each] : [],
  );
  if (placedEvents[0] !== event) return [];
  // When combatants swap squares, each is first removed from its old one.
  const tileIfVisible = (tile: string | undefined) => (tile !== undefined && isInSight(tile) ? tile : undefined);
  const placements = [...Map.groupBy(placedEvents, ({ subject }) => subject)].map(([who, placements]) => {
    const [oldTile, newTile] = [placements[0]?.before, placements.at(-1)?.after];
    return { name: name(who), from: tileIfVisible(oldTile), at: tileIfVisible(newTile), isOff: newTile === undefined };
  });
  const shownPlacements = placements.flatMap(({ name: placedName, at: tile }) =>
    tile === undefined ? [] : [{ name: placedName, at: tile }],
  );
  const removals = placements.filter(({ from, at: tile }) => from !== undefined && tile === undefined);
  const offMapNames = removals.filter(({ isOff }) => isOff).map(({ name: offMapName }) => offMapName);
  const movedAwayLines = removals.flatMap(({ name: movedName, from = '', isOff }) =>
    isOff ? [] : [t('map-moved-out-of-sight', { name: movedName, from })],
  );
  const [only, another] = shownPlacements;
  return [
    ...(only === undefined
      ? []
      : [
          another === undefined
            ? t('map-placed', { name: only.name, square: only.at })
            : mapWords.places(shownPlacements),
        ]),
    ...(offMapNames.length === 0 ? [] : [mapWords.off(offMapNames)]),
    ...movedAwayLines,
  ];
}

type TileChange = { readonly at: string; readonly before: TileState; readonly after: TileState };

/** Lists the changed squares by their new ground, and by their new height if it changed. */
function groundLines(tiles: readonly TileChange[]): readonly string[] {
  const changesByGround = Map.groupBy(
    tiles.filter(({ before, after }) => before.sign !== after.sign),
    ({ after }) => SIGNS[after.sign].name,
  );
  const changesByLevel = Map.groupBy(
    tiles.filter(({ before, after }) => before.level !== after.level),
    ({ after }) => after.level,
  );
  return [
    ...[...changesByGround].map(([ground, changes]) =>
      mapWords.changed(
        changes.map(({ at: tile }) => tile),
        ground,
      ),
    ),
    ...[...changesByLevel].map(([level, changes]) =>
      mapWords.raised(
        changes.map(({ at: tile }) => tile),
        level,
      ),
    ),
  ];
}

function situationText(
  { range, cover, flanked, behind, highGround }: Situation,
  nameOf: (word: string) => string,
): string {
  return [
    ...(range === undefined ? [] : [nameOf(range)]),
    ...(cover === undefined ? [] : [t('map-cover', { word: nameOf(cover) })]),
    ...(flanked === undefined ? [] : [nameOf(flanked)]),
    ...(behind === undefined ? [] : [behind ? t('map-behind') : t('map-not-behind')]),
    ...(highGround === undefined ? [] : [highGround ? t('map-high-ground') : t('map-no-high-ground')]),
  ].join(', ');
}
