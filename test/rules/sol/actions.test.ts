import { describe, expect, test } from 'vitest';
import { combatant, findCondition } from '../../../src/rules/core/encounter.ts';
import { actionOffers } from '../../../src/rules/core/play.ts';
import { sol } from '../../../src/rules/sol/ruleset.ts';
import { referenceOf } from '../../../src/text/language.ts';
import { briefOf } from '../../../src/text/reference.ts';
import { after as fightAfter, transcript } from '../core/transcript.ts';
import { conditionFor, dice, type FighterSketch, fighting, knife, pistol } from './table.ts';

const enemy = { side: 'enemies' } as const;
const anasTurn = (ana: FighterSketch = {}, settings = {}) => fighting({ ana, thug: enemy }, settings);
const anasAction = (action: string, how?: string) => ({
  action,
  actor: 'ana',
  ...(how !== undefined && { manner: how }),
});

const drawing = (weapon: string) => ({ action: 'draw', actor: 'ana', tool: weapon });

describe('Actions in Combat', () => {
  test('S-032 every character has the actions beyond gear, each with what it does, costs and where it is from', () => {
    const commonActions = ['attack', 'defend', 'move', 'take-cover', 'posture', 'aim', 'reload', 'test'];
    for (const archetype of sol.archetypes) {
      const fight = fighting({ ana: { sheet: archetype.sheet }, thug: enemy });
      expect(
        actionOffers(sol, fight, 'ana').map(({ action }) => action),
        archetype.name,
      ).toEqual(expect.arrayContaining(commonActions));
    }
    for (const [name, entry] of Object.entries(sol.actions)) {
      expect(entry).toMatchObject({ cite: /./, title: /./ });
      expect(briefOf(referenceOf('sol'), 'actions', name), name).not.toBe('');
    }
  });

  test.each([
    ['move', 1],
    ['take-cover', 1],
    ['posture', 1],
    ['aim', 1],
    ['reload', 1],
  ])('%s costs %i point', (action, cost) => {
    const afterSpending = fightAfter(sol, anasTurn(), anasAction(action));
    expect(combatant(afterSpending, 'ana').resources['action points']?.value).toBe(3 - cost);
    expect(combatant(afterSpending, 'thug')).toEqual(combatant(anasTurn(), 'thug'));
  });

  test('an encounter sets other costs', () => {
    const afterSpending = fightAfter(sol, anasTurn({}, { 'move-cost': 2 }), anasAction('move'));
    expect(combatant(afterSpending, 'ana').resources['action points']?.value).toBe(1);
  });

  test('aim: one die more each time, up to 3; then no more; lost by moving', () => {
    const afterFirst = fightAfter(sol, anasTurn(), anasAction('aim'));
    expect(findCondition(combatant(afterFirst, 'ana'), 'aiming')?.value).toBe(1);
    const afterSecond = fightAfter(sol, afterFirst, anasAction('aim'));
    expect(findCondition(combatant(afterSecond, 'ana'), 'aiming')?.value).toBe(2);
    const fullyAimed = anasTurn({ conditions: [conditionFor('aiming', 3)] });
    expect(transcript(sol, fullyAimed, anasAction('aim'))).toEqual(['refused: sol/aim-full']);
    expect(transcript(sol, afterSecond, anasAction('move'))).toContain('ana loses aiming (moved)');
  });

  test('draw: a weapon of the sheet that is not in hand, but not bare hands', () => {
    const armedFight = anasTurn({ weapons: [pistol, knife] });
    expect(sol.actions.draw?.offers(armedFight, 'ana')).toEqual({ tools: ['Knife'] });
    const afterDraw = fightAfter(sol, armedFight, anasAction('draw'));
    expect(combatant(afterDraw, 'ana').own.inHand).toBe('Knife');
    expect(transcript(sol, afterDraw, drawing('knife'))).toEqual(['refused: sol/in-hand']);
    expect(combatant(fightAfter(sol, afterDraw, drawing('Pistol')), 'ana').own.inHand).toBe('Pistol');
    expect(transcript(sol, armedFight, drawing('Fists'))).toEqual(['refused: no-such']);
    expect(transcript(sol, anasTurn({ weapons: [] }), anasAction('draw'))).toEqual(['refused: sol/in-hand']);
  });

  test('take cover: partial unless good is declared; moving leaves it', () => {
    const inPartialCover = fightAfter(sol, anasTurn(), anasAction('take-cover'));
    expect(combatant(inPartialCover, 'ana').conditions.map(({ name }) => name)).toEqual(['partial cover']);
    const inGoodCover = fightAfter(sol, anasTurn(), anasAction('take-cover', 'good'));
    expect(combatant(inGoodCover, 'ana').conditions.map(({ name }) => name)).toEqual(['good cover']);
    expect(transcript(sol, inGoodCover, anasAction('take-cover', 'good'))).toEqual(['refused: sol/already-so']);
    expect(transcript(sol, inGoodCover, anasAction('move'))).toContain('ana loses good cover (moved)');
    expect(transcript(sol, inGoodCover, anasAction('take-cover', 'total'))).toEqual(['refused: no-such']);
  });

  test('S-076 Stand Up/Go Prone changes position in combat', () => {
    const afterDrop = fightAfter(sol, anasTurn(), anasAction('posture'));
    expect(findCondition(combatant(afterDrop, 'ana'), 'prone')).toBeDefined();
    expect(transcript(sol, afterDrop, anasAction('posture', 'go prone'))).toEqual(['refused: sol/already-so']);
    const afterPosture = fightAfter(sol, afterDrop, anasAction('posture'));
    expect(findCondition(combatant(afterPosture, 'ana'), 'prone')).toBeUndefined();
    expect(transcript(sol, afterPosture, anasAction('posture', 'stand up'))).toEqual(['refused: sol/already-so']);
  });
});

describe('Gear', () => {
  const smoke = { name: 'Smoke grenade', skill: 'Athletics', attribute: 'AGI', threshold: 1, points: 2 } as const;
  const horn = { name: 'Air horn', skill: 'Presence', attribute: 'CHA', points: 1 } as const;
  const gearedFight = anasTurn({ skills: { Athletics: 1 }, sheet: { gear: [smoke, horn] } });

  test('S-029 gear provides its own actions, with its pool, threshold and points', () => {
    expect(transcript(sol, gearedFight, { ...anasAction('use'), tool: 'smoke grenade' }, ...dice(4, 1))).toEqual([
      'ana spent action points 3 → 1 (Smoke grenade)',
      'ana, Smoke grenade with Smoke grenade: [5 1 1 1] +1 Athletics +3 AGI = 1 hits vs threshold 1: success',
    ]);
    expect(transcript(sol, gearedFight, { ...anasAction('use'), tool: 'Air horn' }, ...dice(3, 2))[1]).toBe(
      'ana, Air horn: [5 5 1] +3 CHA = 2 hits',
    );
    expect(sol.actions.use?.offers(gearedFight, 'ana')).toEqual({ tools: ['Smoke grenade', 'Air horn'] });
  });

  test('without gear, without its name, without points', () => {
    expect(transcript(sol, anasTurn(), anasAction('use'))).toEqual(['refused: sol/no-gear']);
    expect(transcript(sol, gearedFight, anasAction('use'))).toEqual(['refused: missing']);
    expect(transcript(sol, gearedFight, { ...anasAction('use'), tool: 'Smoke' })).toEqual(['refused: no-such']);
    const withOnePoint = anasTurn({ points: 1, sheet: { gear: [smoke] } });
    expect(transcript(sol, withOnePoint, { ...anasAction('use'), tool: 'Smoke grenade' })).toEqual([
      'refused: nothing-left',
    ]);
  });
});
