import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fieldOf } from '../../src/field/field.ts';
import { encounterPage } from '../../src/pages/page.ts';
import { StepCollector, stepsHtml } from '../../src/pages/steps.ts';
import type { Combatant, Encounter, PlayedField } from '../../src/rules/core/encounter.ts';
import { tdgs } from '../../src/rules/tdgs/ruleset.ts';
import { newFolder } from '../bot.ts';
import { openingEncounter, premadeCombatant } from '../embeds/random-fight.ts';
import { describeChromium } from './chromium.ts';

const gathering = openingEncounter(tdgs);
const kira = premadeCombatant(tdgs, 'Kira', gathering);
const goblin = premadeCombatant(tdgs, 'Goblin', gathering, { name: 'Goblin' });

/** A room with a wall and a crate behind it. From the left, no one sees what is behind the wall. */
const GROUND = fieldOf(['..#..', '..#.o', '.....']);

function field(places: PlayedField['standing'], more: Partial<PlayedField> = {}): PlayedField {
  return { ground: GROUND, standing: places, atDoors: [], words: [], look: {}, ...more };
}

function withHp(who: Combatant, hp: number): Combatant {
  const vitality = hp > 0 ? 'up' : 'dead';
  return { ...who, vitality, resources: { ...who.resources, hp: { ...who.resources.hp!, value: hp } } };
}

/** For each state, a deed after which the encounter is in that state. */
function deedsThrough(...states: readonly Partial<Encounter>[]) {
  const encounters = states.map((state) => ({ ...gathering, combatants: [kira, goblin], ...state }));
  return encounters.map((after, at) => ({
    deed: { type: 'end-turn' as const, subject: 'kira' },
    undone: false,
    before: encounters[at - 1] ?? gathering,
    after,
    events: [],
    phraseSeed: { encounter: 1, deed: at },
  }));
}

const fighting = { phase: 'fighting', round: 1, turnOrder: [['kira'], ['goblin']] } as const;
const path = ['A1', 'A2', 'A3', 'B3'];
const fieldAfterMove = field({ kira: 'B3', goblin: 'E1' }, { lastMove: { subject: 'kira', path } });
/** Kira steps out from behind the wall and sees everything. The goblin falls and is removed. */
const FIGHT = [
  {},
  { field: field({ kira: 'A1', goblin: 'E1' }) },
  { ...fighting, turn: 0, field: field({ kira: 'A1', goblin: 'E1' }) },
  { ...fighting, turn: 0, field: fieldAfterMove },
  { ...fighting, turn: 1, field: fieldAfterMove },
  { ...fighting, turn: 0, combatants: [kira, withHp(goblin, 0)], field: fieldAfterMove },
  { ...fighting, turn: 0, combatants: [kira], field: fieldAfterMove },
] satisfies readonly Partial<Encounter>[];

function stepCount(states: readonly Partial<Encounter>[]): StepCollector {
  const count = new StepCollector();
  for (const [number, done] of deedsThrough(...states).entries()) count.add({ done, number, row: undefined });
  return count;
}

const inTheDark = (states: readonly Partial<Encounter>[]) =>
  states.map((state) => (state.field ? { ...state, field: { ...state.field, look: { dark: true as const } } } : state));

describe('The steps of an encounter', () => {
  test('keep only what each deed changed, and every drawing and ground once', () => {
    const { steps, start, drawings, grounds } = stepCount(FIGHT);
    expect(steps).toEqual([
      { deed: 0, who: { 0: [0], 1: [1] } },
      { deed: 1, ground: 0, who: { 0: [0, 0, 0, 1], 1: [1, 4, 0, 1] } },
      { deed: 2, order: [0, 1], turn: [0] },
      {
        deed: 3,
        who: { 0: [0, 1, 2, 1] },
        path: [
          [0, 0],
          [0, 1],
          [0, 2],
          [1, 2],
        ],
      },
      { deed: 4, turn: [1], acted: [0] },
      { deed: 5, who: { 1: [2, 4, 0, 1] }, turn: [0], acted: [] },
      { deed: 6, who: { 1: null } },
    ]);
    expect(start).toBe(2);
    expect(drawings.map(({ name, isDown }) => [name, isDown])).toEqual([
      ['Kira', undefined],
      ['Goblin', undefined],
      ['Goblin', true],
    ]);
    expect(grounds.map((ground) => ground.field)).toEqual([GROUND]);
  });

  test('in the dark leave out hidden creatures, and what lies where no one has looked', () => {
    const { steps, grounds } = stepCount(inTheDark(FIGHT.slice(0, 3)));
    expect(steps.map(({ who }) => who)).toEqual([{ 0: [0], 1: [1] }, { 0: [0, 0, 0, 1] }, undefined]);
    expect(steps[1]!.hidden).toContainEqual([4, 0]);
    expect(grounds[0]!.field.ground).not.toContain('o');
    const laterPage = stepCount(inTheDark(FIGHT.slice(0, 4)));
    expect(laterPage.steps[3]!.who).toEqual({ 0: [0, 1, 2, 1], 1: [1, 4, 0, 1] });
    expect(laterPage.grounds[0]!.field.ground).toContain('o');
  });

  test('have a small drawing of everyone if combatants share a square', () => {
    const together = { field: field({ kira: 'A1', goblin: 'A1' }) };
    expect(stepCount([{}, FIGHT[1]!]).hasSharedSquare).toBe(false);
    expect(stepCount([{}, together, FIGHT[1]!]).hasSharedSquare).toBe(true);
    expect([...stepsHtml(stepCount([{}, together]))].join('')).toContain('id="small-1"');
  });

  test('are none without a map and a turn order', () => {
    expect(stepCount([{}, {}]).isEmpty).toBe(true);
    expect(stepCount(FIGHT.slice(0, 2)).isEmpty).toBe(false);
  });
});

describeChromium('The steps in a browser', (open) => {
  test('go by arrow keys, buttons and slider, with positions in words', async () => {
    const file = join(newFolder(), 'steps.html');
    const deeds = deedsThrough(...FIGHT);
    const { after } = deeds.at(-1)!;
    const scene = { name: 'Steps', openedAt: 0, done: () => deeds, present: after, undoneByGms: 0, seeds: [] };
    writeFileSync(file, [...encounterPage(scene)].join(''));
    const { page, problems: strays } = await open(file);
    /** The positions in words, the current turn, and the deed that the page shows. */
    const shownState = async () => ({
      where: await page.locator('#where li').allTextContents(),
      turn: await page.locator('#order .turn').allTextContents(),
      told: await page.textContent('#told a'),
      at: await page.inputValue('#step'),
    });
    const firstState = await shownState();
    expect(firstState).toMatchObject({ turn: ['Kira, current turn'], at: '3' });
    expect(firstState.where).toEqual(['A1 Kira: 80 of 80 HP.', 'E1 Goblin: enemy, 40 of 40 HP.']);
    expect(await page.locator('#field .turn use').count()).toBe(1);
    await page.locator('#steps').scrollIntoViewIfNeeded();
    await page.keyboard.press('ArrowRight');
    expect((await shownState()).where[0]).toBe('B3 Kira: 80 of 80 HP.');
    expect(await page.getAttribute('#field .way .case', 'd')).toBe('M0.5 0.5L0.5 1.5L0.5 2.5L1.5 2.5');
    await page.click('#next');
    expect(await shownState()).toMatchObject({ turn: ['Goblin, current turn'], at: '5' });
    await page.keyboard.press('ArrowRight');
    expect((await shownState()).where[1]).toBe('E1 Goblin: enemy, down.');
    expect(await page.locator('#field .down use').count()).toBe(1);
    await page.focus('#step');
    await page.keyboard.press('End');
    expect(await shownState()).toMatchObject({ where: ['B3 Kira: 80 of 80 HP.'], at: '7' });
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowLeft');
    expect(await shownState()).toMatchObject({ turn: [], at: '1' });
    expect(await page.isVisible('#field')).toBe(false);
    await page.click('#back');
    expect((await shownState()).at).toBe('1');
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(390);
    expect(await page.getByRole('img', { name: 'Each side’s health by round' }).count()).toBe(1);
    await page.click('#course summary');
    expect(await page.locator('#course tr').last().innerText()).toBe('1\t100%\t0%\tG');
    expect(strays).toEqual([]);
    await page.context().close();
  });

  test('draw combatants on one square side by side', async () => {
    const file = join(newFolder(), 'shared.html');
    const deeds = deedsThrough(
      { field: field({ kira: 'B3', goblin: 'B3' }) },
      { field: field({ kira: 'B3', goblin: 'E1' }) },
      { field: field({ kira: 'B3', goblin: 'B3' }), combatants: [kira, withHp(goblin, 0)] },
    );
    const { after } = deeds.at(-1)!;
    const scene = { name: 'Steps', openedAt: 0, done: () => deeds, present: after, undoneByGms: 0, seeds: [] };
    writeFileSync(file, [...encounterPage(scene)].join(''));
    const { page, problems } = await open(file);
    const drawn = (layer: string) =>
      page
        .locator(`#field .${layer} use`)
        .evaluateAll((all) => all.map((each) => `${each.getAttribute('href')} ${each.getAttribute('style')}`));
    expect(await drawn('up')).toEqual([
      '#small-0 transform: translate(1px, 2px) scale(0.5);',
      '#small-1 transform: translate(1.5px, 2px) scale(0.5);',
    ]);
    expect(await page.locator('#where li').allTextContents()).toEqual([
      'B3 Kira: 80 of 80 HP.',
      'B3 Goblin: enemy, 40 of 40 HP.',
    ]);
    await page.click('#next');
    expect(await drawn('up')).toEqual([
      '#who-0 transform: translate(1px, 2px) scale(1);',
      '#who-1 transform: translate(4px, 0px) scale(1);',
    ]);
    await page.click('#next');
    expect(await drawn('up')).toEqual(['#who-0 transform: translate(1px, 2px) scale(1);']);
    expect(await drawn('down')).toEqual(['#who-2 transform: translate(1px, 2px) scale(1);']);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
