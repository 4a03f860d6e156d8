import { describe, expect, test } from 'vitest';
import { settingsOf } from '../../../src/interaction/settings.ts';
import { carryOut } from '../../../src/rules/core/carry-out.ts';
import type { Deed } from '../../../src/rules/core/deed.ts';
import type { ActiveCondition, Encounter, System } from '../../../src/rules/core/encounter.ts';
import { onTurn } from '../../../src/rules/core/encounter.ts';
import type { Event } from '../../../src/rules/core/event.ts';
import type { Ruleset } from '../../../src/rules/core/ruleset.ts';
import { dungeoneers } from '../../../src/rules/dungeoneers/ruleset.ts';
import { mastery } from '../../../src/rules/mastery/ruleset.ts';
import { sol } from '../../../src/rules/sol/ruleset.ts';
import { tdgs } from '../../../src/rules/tdgs/ruleset.ts';
import { between } from '../dungeoneers/fight.ts';
import { between as masters } from '../mastery/fight.ts';
import { fighting as soldiers } from '../sol/table.ts';
import { scriptedDice } from './scripted-dice.ts';

interface DoneResult {
  readonly after: Encounter;
  readonly events: readonly Event[];
}

function resultOf(rules: Ruleset, before: Encounter, deed: Deed): DoneResult {
  const result = carryOut(rules, before, deed, scriptedDice([]));
  if (!result.ok || result.value.type === 'asked') throw new Error(JSON.stringify(result));
  return result.value;
}

/** The encounter after several deeds. */
function playedOut(rules: Ruleset, before: Encounter, ...deeds: readonly Deed[]): Encounter {
  return deeds.reduce((now, deed) => resultOf(rules, now, deed).after, before);
}

function refusalOf(rules: Ruleset, before: Encounter, deed: Deed) {
  const result = carryOut(rules, before, deed, scriptedDice([]));
  return result.ok ? undefined : result.why;
}

const delay = (subject: string, until?: string): Deed => ({
  type: 'delay',
  subject,
  ...(until !== undefined && { after: until }),
});
const resume = (subject: string): Deed => ({ type: 'resume-turn', subject });
const end = (subject: string): Deed => ({ type: 'end-turn', subject });
const actingIds = (encounter: Encounter) => onTurn(encounter).map(({ id }) => id);
const orderedIds = ({ turnOrder }: Encounter) => turnOrder.flat();
const combatantNamed = (encounter: Encounter, id: string) => encounter.combatants.find((each) => each.id === id)!;
const asAny = <S extends System>(rules: Ruleset<S>) => rules as unknown as Ruleset;

/** Three equal combatants in each system in which delaying a turn is a house rule. It is the first one's turn. */
const FIGHTS: readonly { readonly rules: Ruleset; readonly fight: Encounter }[] = [
  {
    rules: asAny(dungeoneers),
    fight: between({ freya: {}, skeleton: {}, bones: {} }, { settings: { delay: true, order: 'kept' } }),
  },
  {
    rules: asAny(mastery),
    fight: masters({ freya: {}, skeleton: { side: 'enemies' }, bones: { side: 'enemies' } }, { delay: true }),
  },
  {
    rules: asAny(sol),
    fight: {
      ...soldiers({ freya: {}, skeleton: { side: 'enemies' }, bones: { side: 'enemies' } }, { delay: true }),
      turnOrder: [['freya'], ['skeleton'], ['bones']],
    },
  },
] as readonly unknown[] as readonly { readonly rules: Ruleset; readonly fight: Encounter }[];

/** The fight on the first turn of a new round. The system's rules have started the round. */
function inNewRound(rules: Ruleset, fight: Encounter): Encounter {
  return playedOut(rules, fight, end('freya'), end('skeleton'), end('bones'));
}

describe.each(FIGHTS)('$rules.id: a turn delayed', ({ rules, fight }) => {
  test('until after another comes then, begins only once, and keeps what it had', () => {
    const before = inNewRound(rules, fight);
    expect([before.round, actingIds(before)]).toEqual([2, ['freya']]);
    const delayed = playedOut(rules, before, delay('freya', 'skeleton'));
    expect([orderedIds(delayed), actingIds(delayed)]).toEqual([['skeleton', 'freya', 'bones'], ['skeleton']]);
    const resumedFight = resultOf(rules, delayed, end('skeleton'));
    expect([resumedFight.after.round, actingIds(resumedFight.after)]).toEqual([2, ['freya']]);
    expect(combatantNamed(resumedFight.after, 'freya').resources).toEqual(combatantNamed(before, 'freya').resources);
    expect(resumedFight.events.filter((event) => 'subject' in event && event.subject === 'freya')).toEqual([]);
  });

  test('has its old place again in the next round', () => {
    const before = inNewRound(rules, fight);
    const fightAfter = playedOut(rules, before, delay('freya', 'bones'), end('skeleton'), end('bones'), end('freya'));
    expect([fightAfter.round, orderedIds(fightAfter), actingIds(fightAfter)]).toEqual([
      3,
      ['freya', 'skeleton', 'bones'],
      ['freya'],
    ]);
    expect(fightAfter.timeline).toBeUndefined();
    const second = playedOut(
      rules,
      fightAfter,
      end('freya'),
      delay('skeleton', 'bones'),
      end('bones'),
      end('skeleton'),
    );
    expect([second.round, orderedIds(second)]).toEqual([4, ['freya', 'skeleton', 'bones']]);
  });

  test('that waits is resumed after anyone’s turn', () => {
    const afterDelay = playedOut(rules, inNewRound(rules, fight), delay('freya'));
    expect([orderedIds(afterDelay), actingIds(afterDelay)]).toEqual([['skeleton', 'bones'], ['skeleton']]);
    const resumedFight = playedOut(rules, afterDelay, resume('freya'));
    expect([orderedIds(resumedFight), actingIds(resumedFight)]).toEqual([['skeleton', 'freya', 'bones'], ['skeleton']]);
    expect(actingIds(playedOut(rules, resumedFight, end('skeleton')))).toEqual(['freya']);
    const lastFight = playedOut(rules, afterDelay, end('skeleton'), resume('freya'), end('bones'));
    expect([lastFight.round, actingIds(lastFight)]).toEqual([2, ['freya']]);
  });

  test('that still waits as the round ends is lost, and the record says so', () => {
    const waiting = playedOut(rules, inNewRound(rules, fight), delay('freya'), end('skeleton'));
    const roundsEnd = resultOf(rules, waiting, end('bones'));
    expect(roundsEnd.events).toContainEqual({
      type: 'turn-ended',
      subject: 'freya',
      skipped: { id: 'waited too long' },
    });
    expect([roundsEnd.after.round, orderedIds(roundsEnd.after), actingIds(roundsEnd.after)]).toEqual([
      3,
      ['freya', 'skeleton', 'bones'],
      ['freya'],
    ]);
    expect(roundsEnd.after.timeline).toBeUndefined();
  });

  test('goes behind the others who delayed to the same place before', () => {
    const before = inNewRound(rules, fight);
    const bothDelayed = playedOut(rules, before, delay('freya', 'bones'), delay('skeleton', 'bones'));
    expect([orderedIds(bothDelayed), actingIds(bothDelayed)]).toEqual([['bones', 'freya', 'skeleton'], ['bones']]);
    const fightAfter = playedOut(rules, bothDelayed, end('bones'), end('freya'), end('skeleton'));
    expect([fightAfter.round, orderedIds(fightAfter)]).toEqual([3, ['freya', 'skeleton', 'bones']]);
  });

  test('may be delayed once more, and still returns to its first place', () => {
    const delayedTwice = playedOut(
      rules,
      inNewRound(rules, fight),
      delay('freya', 'skeleton'),
      end('skeleton'),
      delay('freya', 'bones'),
    );
    expect([orderedIds(delayedTwice), actingIds(delayedTwice)]).toEqual([['skeleton', 'bones', 'freya'], ['bones']]);
    const fightAfter = playedOut(rules, delayedTwice, end('bones'), end('freya'));
    expect([fightAfter.round, orderedIds(fightAfter)]).toEqual([3, ['freya', 'skeleton', 'bones']]);
  });

  test('of someone who leaves while waiting is forgotten', () => {
    const afterRemoval = playedOut(rules, inNewRound(rules, fight), delay('freya'), {
      type: 'remove',
      subject: 'freya',
    });
    expect([afterRemoval.timeline, orderedIds(afterRemoval)]).toEqual([undefined, ['skeleton', 'bones']]);
  });

  test('is back at its place when combat is paused', () => {
    const paused = playedOut(rules, inNewRound(rules, fight), delay('freya'), { type: 'stop-rounds' });
    expect([paused.timeline, orderedIds(paused)]).toEqual([undefined, ['freya', 'skeleton', 'bones']]);
  });

  test('is refused where it’s off, late, not one’s own, or no one comes later', () => {
    const before = inNewRound(rules, fight);
    expect(refusalOf(rules, { ...before, settings: { ...before.settings, delay: false } }, delay('freya'))).toEqual({
      type: 'no-delay',
      name: combatantNamed(before, 'freya').name,
      why: 'off',
    });
    expect(refusalOf(rules, before, delay('bones'))).toMatchObject({ type: 'not-your-turn' });
    const lastFight = playedOut(rules, before, end('freya'), end('skeleton'));
    expect(refusalOf(rules, lastFight, delay('bones'))).toMatchObject({ type: 'no-delay', why: 'no-one-later' });
    expect(refusalOf(rules, playedOut(rules, before, end('freya')), delay('skeleton', 'freya'))).toMatchObject({
      type: 'no-delay',
      why: 'no-one-later',
    });
    expect(refusalOf(rules, before, resume('freya'))).toMatchObject({ type: 'no-delay', why: 'not-waiting' });
    const afterActing = { ...before, timeline: { acted: ['freya'] } };
    expect(refusalOf(rules, afterActing, delay('freya'))).toMatchObject({ type: 'no-delay', why: 'begun' });
    expect(actingIds(playedOut(rules, afterActing, end('freya')))).toEqual(['skeleton']);
    expect(playedOut(rules, afterActing, end('freya')).timeline).toBeUndefined();
  });
});

describe('What depends on a delayed turn', () => {
  const rules = asAny(mastery);
  const lastingCondition = (name: string, of: string, until: 'turn-start' | 'turn-end', left = 1): ActiveCondition => ({
    key: `${name}: ${until} ${left}`,
    name: name as ActiveCondition['name'],
    duration: { until, of, left },
  });
  const fight = masters({ freya: {}, skeleton: { side: 'enemies' } }, { delay: true }) as unknown as Encounter;
  const bearing = (who: string, ...conditions: readonly ActiveCondition[]): Encounter => ({
    ...fight,
    combatants: fight.combatants.map((each) => (each.id === who ? { ...each, conditions } : each)),
  });
  const keys = (encounter: Encounter, id: string) => combatantNamed(encounter, id).conditions.map(({ key }) => key);

  test('a benefit ends at the original place, and a burden only with the rest of the turn', () => {
    const before = bearing(
      'freya',
      lastingCondition('Advantage', 'freya', 'turn-end'),
      lastingCondition('Fatigued', 'freya', 'turn-end'),
      lastingCondition('Prepared', 'freya', 'turn-end', 2),
    );
    const delayed = playedOut(rules, before, delay('freya', 'skeleton'));
    expect(keys(delayed, 'freya')).toEqual(['Fatigued: turn-end 1', 'Prepared: turn-end 2']);
    const afterTurns = playedOut(rules, delayed, end('skeleton'), end('freya'));
    expect(combatantNamed(afterTurns, 'freya').conditions).toMatchObject([{ name: 'Prepared', duration: { left: 1 } }]);
  });

  test('what others have until the end of the turn ends at the original place, good or bad', () => {
    const before = bearing(
      'skeleton',
      lastingCondition('Fatigued', 'freya', 'turn-end'),
      lastingCondition('Advantage', 'freya', 'turn-end'),
    );
    expect(keys(playedOut(rules, before, delay('freya')), 'skeleton')).toEqual([]);
  });

  test('what lasts until the next turn’s start counts the start once in a round', () => {
    const before = bearing('skeleton', lastingCondition('Fatigued', 'freya', 'turn-start', 2));
    const resumedFight = playedOut(rules, before, delay('freya', 'skeleton'), end('skeleton'));
    expect(combatantNamed(resumedFight, 'skeleton').conditions).toMatchObject([{ duration: { left: 2 } }]);
    const fightAfter = playedOut(rules, resumedFight, end('freya'));
    expect(combatantNamed(fightAfter, 'skeleton').conditions).toMatchObject([{ duration: { left: 1 } }]);
  });

  test('in Dungeoneers magica comes back once, and unspent points are lost when the turn is really over', () => {
    const dungeoneersRules = asAny(dungeoneers);
    const before = inNewRound(
      dungeoneersRules,
      between(
        { freya: {}, skeleton: {}, bones: {} },
        { settings: { delay: true, order: 'kept' } },
      ) as unknown as Encounter,
    );
    const points = { 'action points': { value: 3 }, 'movement points': { value: 1 } };
    const resumedFight = playedOut(dungeoneersRules, before, delay('freya', 'skeleton'), end('skeleton'));
    expect(combatantNamed(resumedFight, 'freya').resources).toMatchObject(points);
    expect(
      combatantNamed(playedOut(dungeoneersRules, resumedFight, end('freya')), 'freya').resources['action points'],
    ).toEqual({
      value: 0,
    });
  });

  test('in Project Sol a member leaves their block for a round, and the others keep theirs', () => {
    const solRules = asAny(sol);
    const table = soldiers({ ana: {}, bo: {}, thug: { side: 'enemies' } }, { delay: true }) as unknown as Encounter;
    const delayed = playedOut(solRules, table, delay('ana', 'thug'));
    expect([delayed.turnOrder, actingIds(delayed)]).toEqual([[['bo'], ['thug'], ['ana']], ['bo']]);
    const fightAfter = playedOut(solRules, delayed, end('bo'), end('thug'), end('ana'));
    expect([fightAfter.turnOrder, fightAfter.round]).toEqual([[['bo', 'ana'], ['thug']], 2]);
  });

  test('anything done in the turn is noted, and only while players may delay', () => {
    const move: Deed = { type: 'intent', intent: { action: 'posture', actor: 'ana', manner: 'go prone' } };
    const table = soldiers({ ana: {}, thug: { side: 'enemies' } }, { delay: true }) as unknown as Encounter;
    const result = resultOf(asAny(sol), table, move);
    expect(result.after.timeline).toEqual({ acted: ['ana'] });
    expect(refusalOf(asAny(sol), result.after, delay('ana'))).toMatchObject({ why: 'begun' });
    expect(resultOf(asAny(sol), { ...table, settings: {} }, move).after.timeline).toBeUndefined();
  });
});

test('The setting is offered where the book has no rule for it', () => {
  for (const rules of [dungeoneers, mastery, sol])
    expect(settingsOf(rules as unknown as Ruleset).delay?.values).toEqual([false, true]);
  expect(settingsOf(asAny(tdgs)).delay).toBeUndefined();
  expect(Object.keys(tdgs.actions)).toContain('delay');
});
