import { describe, expect, test } from 'vitest';
import { actionsPanel } from '../../commands/act/panel.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import { type Encounter, isOnTurn, onTurn } from '../../src/rules/core/encounter.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import { type Control, controlsOf, formOf } from '../../src/terminal/repl.ts';
import { actionPanelWords } from '../../src/text/action-labels.ts';
import { offerLanguages } from '../../src/text/languages.ts';
import { t } from '../../src/text/t.ts';
import { openingEncounter, premadeCombatant, TestTable } from '../embeds/random-fight.ts';
import { selectsOf } from '../loopback/components.ts';
import { buttonsOf, PostedTable } from '../posts/posted-table.ts';
import { seededDice } from '../rules/core/seeded-dice.ts';
import { startOnMap } from './field-table.ts';
import { PanelUser } from './panel-user.ts';
import { fill, labels, replyText, tap } from './private-message.ts';

/** A fight between these combatants, on the first one's turn. */
function fight(system: string, names: readonly string[]): Encounter {
  const rules = rulesNamed(system)!;
  const start = openingEncounter(rules);
  const table = new TestTable(rules, start, () => seededDice(1));
  for (const name of names) table.do({ type: 'join', combatants: [premadeCombatant(rules, name, start)] });
  table.do({ type: 'initiative' });
  const [first] = table.encounter.combatants;
  for (let turns = 0; turns < 9 && !isOnTurn(table.encounter, first!.id); turns++)
    table.do({ type: 'end-turn', subject: onTurn(table.encounter)[0]!.id });
  return table.encounter;
}

describe('From the panel', () => {
  const TDGS = fight('tdgs', ['Mira', 'Kira', 'Goblin']);
  const [mira] = TDGS.combatants;
  const ana = new PanelUser(TDGS, mira!.controller!);
  const panel = actionsPanel(ana.session(), { actor: mira!, saying: '' });
  const controlNamed = (reply: Reply, label: string) => {
    const foundControl = controlsOf(reply).find((each) => each.label.startsWith(label));
    if (!foundControl) throw new Error(`No ${label}: ${controlsOf(reply).map((each) => each.label)}`);
    return foundControl;
  };
  const press = (panelUser: PanelUser, { component, value }: Control, fields: Readonly<Record<string, string>> = {}) =>
    panelUser.press(component, value === undefined ? [] : [value], new Map(Object.entries(fields)));
  const declaredAction = ({ session }: ReturnType<PanelUser['press']>) =>
    session.outcomes.flatMap(({ events }) => events).find(({ type }) => type === 'declared');

  test('attacking a friend takes a question with a red button that says so', () => {
    const pressResult = press(ana, controlNamed(panel, 'Attack Kira'));
    expect(pressResult.session.outcomes).toEqual([]);
    expect(JSON.stringify(pressResult.reply)).toContain('**Kira is your ally.**');
    expect(JSON.stringify(pressResult.reply)).toContain('"style":4,"label":"Attack Kira anyway"');
    expect(declaredAction(press(ana, controlNamed(pressResult.reply, 'Attack Kira anyway')))).toMatchObject({
      targets: ['kira'],
    });
    expect(declaredAction(press(ana, controlNamed(panel, 'Attack Goblin')))).toMatchObject({ targets: ['goblin'] });
  });

  test('an area affects the combatants that are ticked, and no one else', () => {
    const form = press(ana, controlNamed(panel, 'Fireball')).reply;
    const sentFields = new Map(formOf(form)!.fields.map(({ id, filled }) => [id, filled]));
    expect(declaredAction(ana.press(form.form!.custom_id, [], sentFields))).toMatchObject({ targets: ['goblin'] });
    const changedFields = new Map([
      ...sentFields,
      [
        'targets',
        formOf(form)!
          .fields[0]!.choices!.map(({ value }) => value)
          .join('\n'),
      ],
    ]);
    const attackDeed = declaredAction(ana.press(form.form!.custom_id, [], changedFields));
    expect(attackDeed).toMatchObject({ targets: expect.arrayContaining(['goblin', 'kira', 'mira']) });
  });

  test('words go with any action: Say something with it… asks for them', () => {
    const sayReply = press(ana, controlNamed(panel, 'Describe an action')).reply;
    const form = press(ana, controlNamed(sayReply, 'Attack Goblin')).reply;
    const result = ana.press(form.form!.custom_id, [], new Map([['words', 'For the bridge!']]));
    expect(declaredAction(result)).toMatchObject({ targets: ['goblin'], words: 'For the bridge!' });
  });

  test('a form does nothing if a chosen combatant is gone', () => {
    const form = press(ana, controlNamed(panel, 'Fireball')).reply;
    const sentFields = new Map(formOf(form)!.fields.map(({ id, filled }) => [id, filled]));
    const withoutGoblin = { ...TDGS, combatants: TDGS.combatants.filter(({ id }) => id !== 'goblin') };
    const { session, reply } = new PanelUser(withoutGoblin, mira!.controller!).press(
      form.form!.custom_id,
      [],
      sentFields,
    );
    expect(session.outcomes).toEqual([]);
    expect(JSON.stringify(reply)).toContain('That button is out of date');
  });

  test('a form asks the system’s own question about the target, if it has one', () => {
    expect(actionPanelWords.questions('tdgs', 'move').target).toBe('Who do you move up to?');
    expect(actionPanelWords.questions('dungeoneers', 'ready')).toMatchObject({
      target: 'Before or after whose turn?',
      how: 'What do you do then?',
    });
    expect(actionPanelWords.questions('tdgs', 'attack').target).toBe(t('act-question-target'));
  });

  test('points are staked in a line of the form', () => {
    const encounter = fight('dungeoneers', ['Freya', 'Skeleton']);
    const freya = new PanelUser(encounter, encounter.combatants[0]!.controller!);
    const fullPanel = actionsPanel(freya.session(), { actor: encounter.combatants[0]!, saying: '' });
    const form = press(freya, controlNamed(fullPanel, 'Attack…')).reply;
    expect(JSON.stringify(form.form)).toContain('2 stress: 2 more hit dice');
    const sentFields = new Map(formOf(form)!.fields.map(({ id, filled }) => [id, filled]));
    const { session } = freya.press(form.form!.custom_id, [], new Map([...sentFields, ['amount', '2']]));
    expect(session.encounter?.combatants[0]?.resources.stress?.value).toBe(2);
  });

  test('staking more stress than the character can carry warns of it, and of the wound that it costs', () => {
    const outcomeText = (stress: number) => {
      const encounter = fight('dungeoneers', ['Freya', 'Skeleton']);
      const [who, ...others] = encounter.combatants;
      const freya = { ...who!, resources: { ...who!.resources, stress: { value: stress } } };
      const panelUser = new PanelUser({ ...encounter, combatants: [freya, ...others] }, freya.controller!);
      const fullPanel = actionsPanel(panelUser.session(), { actor: freya, saying: '' });
      const form = press(panelUser, controlNamed(fullPanel, 'Attack…')).reply;
      return [...JSON.stringify(form.form).matchAll(/"description":"(stress[^"]*)"/g)].map(([, about]) => about);
    };
    // Freya's stress capacity is 3.
    expect(outcomeText(0).slice(0, 4)).toEqual([
      'stress 0/3 → 1/3',
      'stress 0/3 → 2/3',
      'stress 0/3 → 3/3',
      'stress 0/3 → 4/3, more than you can take',
    ]);
    // Stress above 9 (three times Freya's capacity) also causes one wound. This wound counts twice, because Freya's
    // stress is over her capacity.
    expect(outcomeText(7).slice(0, 2)).toEqual([
      'stress 7/3 → 9/3, more than you can take',
      'stress 7/3 → 11/3, more than you can take: causes 2 wounds',
    ]);
  });

  test('an option of an earlier turn does nothing, and the present ones replace it', () => {
    const laterUser = new PanelUser({ ...TDGS, round: TDGS.round + 1 }, mira!.controller!);
    const { session, reply } = press(laterUser, controlNamed(panel, 'Attack Goblin'));
    expect(session.outcomes).toEqual([]);
    expect(JSON.stringify(reply)).toContain('That button is out of date');
    expect(declaredAction(press(laterUser, controlNamed(reply, 'Attack Goblin')))).toMatchObject({
      targets: ['goblin'],
    });
  });

  test('options against a hidden creature don’t give its conditions away', () => {
    const burning = { key: 'Burning', name: 'Burning', duration: { until: 'scene' } } as const;
    const combatants = TDGS.combatants.map((each) =>
      each.id === 'goblin' ? { ...each, conditions: [burning] } : each,
    );
    const labels = (secrecy: string, user: string) => {
      const session = new PanelUser({ ...TDGS, combatants, settings: { secrecy } }, user).session();
      return controlsOf(actionsPanel(session, { actor: mira!, saying: '' })).map(({ label }) => label);
    };
    expect(labels('words', mira!.controller!)).toContain('Put out the fire on Goblin with water');
    expect(labels('hidden', mira!.controller!).join()).not.toContain('Put out the fire');
    expect(labels('hidden', 'gm')).toContain('Put out the fire on Goblin with water');
  });

  test('a stranger can’t act for a player’s character', () => {
    const { session, reply } = press(new PanelUser(TDGS, 'zoe'), controlNamed(panel, 'Attack Goblin'));
    expect(session.outcomes).toEqual([]);
    expect(reply.whisper).toBe(true);
  });

  test('out of turn it offers what can be done at any time, and says whose turn it is', () => {
    const kira = TDGS.combatants[1]!;
    const reply = actionsPanel(new PanelUser(TDGS, kira.controller!).session(), { actor: kira, saying: '' });
    expect(JSON.stringify(reply)).toContain('It’s Mira’s turn.');
    expect(controlsOf(reply).map(({ label }) => label)).not.toContain('Attack Goblin');
    // The next step is to plan the coming turn, which only the player can do.
    expect(JSON.stringify(reply)).toContain('"label":"My plan"');
    const othersPanel = actionsPanel(new PanelUser(TDGS, 'gm').session(), { actor: kira, saying: '' });
    expect(JSON.stringify(othersPanel)).not.toContain('"label":"My plan"');
    const restedReply = actionsPanel(new PanelUser({ ...TDGS, phase: 'aftermath' }, kira.controller!).session(), {
      actor: kira,
      saying: '',
    });
    expect(controlsOf(restedReply).some(({ label }) => label.startsWith('Rest'))).toBe(true);
  });
});

describe('An action that goes to a square', () => {
  /** Uses the entry in the *More…* panel whose label begins with `label`. */
  async function tapOffer(table: PostedTable, label: string): Promise<Reply> {
    const moreReply = await table.press('ana', 'More…');
    const foundEntries = selectsOf(moreReply.components ?? []).flatMap((menu) =>
      'options' in menu ? menu.options.map((option) => ({ menu: menu.custom_id, option })) : [],
    );
    const entry = foundEntries.find(({ option }) => option.label.startsWith(label));
    if (!entry) throw new Error(foundEntries.map(({ option }) => option.label).join(' | '));
    expect(entry.option.description ?? '').not.toContain('undefined');
    return table.pressId('ana', entry.menu, [entry.option.value]);
  }

  test('offers places by buttons, says why a typed square is refused, and is done', async () => {
    const table = await startOnMap('tdgs', { hero: 'G3', one: 'H3' });
    const reply = await tapOffer(table, 'Shove Peasant 1 away');
    expect(replyText(reply)).toContain('**Shove Peasant 1 away: which square?**');
    const tiles = labels(reply).filter((label) => /^[A-J]\d$/.test(label));
    expect(tiles.length).toBeGreaterThan(1);
    expect(tiles.length).toBeLessThanOrEqual(8);
    const secondReply = await fill(table, 'ana', await tap(table, 'ana', reply, 'Type a square'), { tile: 'b2' });
    expect(replyText(secondReply)).toMatch(/B2.*\n.*which square\?/);
    expect(await tap(table, 'ana', secondReply, tiles[0] ?? '')).toEqual({ posted: true });
    // Undo and the log call the action what the button called it.
    expect(replyText(await table.say('/log show'))).toContain('Shove');
    expect(replyText(await tap(table, 'ana', secondReply, tiles[1] ?? ''))).toContain('That button is out of date');
  });

  test('says in the menu of other squares, too, who would be caught there', async () => {
    const table = await startOnMap('tdgs', { hero: 'B2', one: 'H2', two: 'H4' }, { character: 'Mira' });
    expect(replyText(await table.say('@ana /cast spell:Fireball'))).toBe(
      'Where do you aim Fireball? Choose a square with `to:`, or someone on the map with `target:`.',
    );
    const reply = await tapOffer(table, 'Fireball');
    expect(labels(reply)[0]).toMatch(/^[A-J]\d: Peasant 1 and Peasant 2$/);
    const options = selectsOf(reply.components ?? []).flatMap((menu) => ('options' in menu ? menu.options : []));
    expect(options[0]).toMatchObject({
      label: expect.stringMatching(/^[A-J]\d$/),
      description: expect.stringMatching(/Peasant [12]/),
    });
  });

  test('says who is caught if no target is named', async () => {
    const table = await startOnMap(
      'tdgs',
      { hero: 'B2', one: 'H2', two: 'H4' },
      { character: 'Mira', lines: ['@bo /join character:Kira name:Bea'] },
    );
    const spell = async () => {
      const { components = [] } = await table.press('ana', 'More…');
      const menus = selectsOf(components).flatMap((menu) => ('options' in menu ? menu.options : []));
      const fireballEntry = menus.find(({ label }) => label.startsWith('Fireball'));
      const tiles = fireballEntry?.label.endsWith('…') ? labels(await tapOffer(table, 'Fireball')) : [];
      return [fireballEntry?.description ?? '', ...tiles].join('|');
    };
    expect(await spell()).toMatch(/Peasant 1 and Peasant 2/);
    await table.do('gwen', { type: 'place', places: [{ subject: 'bea', at: 'H3' }] });
    const choices = (await spell()).split('|');
    expect(choices.some((label) => label.includes('Bea (ally)'))).toBe(true);
    // Each square's entry lists who would be affected.
    const affected = choices.flatMap((label) => /^[A-J]\d: (.+)/.exec(label)?.[1] ?? []);
    expect(new Set(affected).size).toBe(affected.length);
  });
});

test('in the dark no action is offered because of a combatant that no one sees', async () => {
  const table = await startOnMap('tdgs', { hero: 'E2', one: 'G2', two: 'I2' }, { character: 'Mira' });
  const tiles = (['F2', 'F3', 'F4'] as const).map((tile) => ({ at: tile, sign: tile === 'F3' ? '/' : '#' }) as const);
  await table.do('gwen', { type: 'tiles', tiles });
  const offeredLabels = async () => {
    const { components = [] } = await table.press('ana', 'More…');
    const menus = selectsOf(components).flatMap((menu) => ('options' in menu ? menu.options : []));
    const places = [...labels(await table.press('ana', 'Move…')), ...(await table.suggestions('ana', 'cast', 'to'))];
    return [...menus.map(({ label, description }) => `${label} ${description}`), ...places].join();
  };
  expect(await offeredLabels()).toMatch(/Fireball.*Behind|Fireball.*Toward/s);
  await table.do('gwen', { type: 'field-look', look: { dark: true } });
  expect(await offeredLabels()).not.toMatch(/Fireball|Behind|Toward|Away|affects/);
});

test('a button from before the end of the encounter says that the encounter is over, and how to go on', async () => {
  const table = new PostedTable();
  await table.say('/encounter start ruleset:tdgs', '@ana /join character:Kira', '/add creature:Goblin', '/initiative');
  const attackButton = buttonsOf(table.newest('turn')).find(({ label }) => label.includes('ttack'));
  await table.say('/encounter end');
  const refusalText = replyText(await table.pressId('gwen', attackButton!.id));
  expect(refusalText).toContain('Attack only works in combat, and the encounter is over.');
  expect(refusalText).not.toContain('/initiative');
  await table.close();
});

test('after the end, *Do…* and commands say that the encounter is over, not that there’s none', async () => {
  const table = new PostedTable();
  await table.say('/encounter start ruleset:tdgs', '@ana /join character:Kira', '/add creature:Goblin', '/initiative');
  const doButton = buttonsOf(table.newest('turn')).find(({ label }) => label === 'Do…');
  await table.say('/encounter end');
  const replies = [
    await table.pressId('ana', doButton!.id),
    await table.say('@ana /do text:"I hit the goblin"'),
    await table.say('@bo /join character:Kira'),
    await table.say('@ana /attack target:Goblin'),
    await table.say('/turn skip'),
    await table.say('/encounter end'),
  ];
  for (const reply of replies)
    expect(replyText(reply)).toBe('This encounter is over. A GM can start the next one with `/encounter start`.');
  await table.close();
});

test('cover is suggested and understood in the user’s language', async () => {
  offerLanguages(['de']);
  const table = new PostedTable();
  table.locales = { ana: 'de' };
  await table.say('/encounter start ruleset:tdgs', '@ana /join character:Mira', '/add creature:Peasant', '/initiative');
  for (let turns = 0; turns < 2 && !isOnTurn((await table.state()).encounter, 'mira'); turns++)
    await table.say('/turn end');
  expect(await table.suggestions('ana', 'cast', 'cover')).toEqual(['teilweise', 'halb']);
  const cast = async (cover: string) =>
    replyText(await table.say(`@ana /cast spell:"Fire Bolt" target:Peasant range:Nah cover:${cover}`));
  expect(await cast('viertel')).toContain('teilweise, halb');
  await cast('halb');
  expect(replyText(await table.say('/log show'))).toContain('Mira casts Fire Bolt');
  await table.close();
  offerLanguages([]);
});

test('a choice is understood by its name in the user’s language, too', async () => {
  offerLanguages(['de']);
  const table = new PostedTable();
  table.locales = { ana: 'de' };
  await table.say('/encounter start ruleset:tdgs', '@ana /join character:Mira');
  const unsure = replyText(await table.say('@ana /privacy delete'));
  expect(unsure).toContain('/privacy delete sure:ja');
  expect(replyText(await table.say('@ana /privacy delete sure:ja'))).not.toBe(unsure);
  expect((await table.state()).encounter.combatants.map(({ controller }) => controller)).not.toContain('ana');
  await table.close();
  offerLanguages([]);
});
