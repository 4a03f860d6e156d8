import { describe, expect, test } from 'vitest';
import { variedMeanings } from '../../src/prose/meanings.ts';
import { unitScoresOf } from '../../src/prose/ranking.ts';
import { readProse } from '../../src/prose/read.ts';
import { textFactsOf } from '../../src/prose/scope.ts';
import { completeActions } from '../../src/rules/core/complete-actions.ts';
import { prepareIntent } from '../../src/rules/core/play.ts';
import { inLanguage } from '../../src/text/languages.ts';
import { lexiconOf } from '../../src/text/verbs.ts';
import { isMeant, readerFor, readSentence, shown } from './corpus.ts';
import { hostileTexts } from './hostile.ts';
import { SITUATIONS } from './situations.ts';

describe.each(Object.keys(SITUATIONS))('in %s', (system) => {
  test('any text is read without a fault, always the same way, and only as what the rules allow', () => {
    const names = Object.keys(SITUATIONS[system] ?? {});
    for (const [index, text] of hostileTexts(40, 1).entries()) {
      const situation = names[index % names.length] ?? '';
      const reader = readerFor(system, situation);
      const reading = readSentence(system, { say: text, in: situation });
      expect(readSentence(system, { say: text, in: situation })).toEqual(reading);
      for (const { meant } of reading)
        for (const { intent } of meant)
          expect(isAllowed(reader, intent), `${text}: ${shown(reading, reader)}`).toBe(true);
    }
  });
});

test('two actions in a text are offered in order', () => {
  const reader = readerFor('tdgs', 'yard');
  const [first, second] = readSentence('tdgs', { say: 'I step back and keep my guard up', in: 'yard' });
  expect(isMeant(first?.meant[0], { do: 'step' }, reader)).toBe(true);
  expect(isMeant(second?.meant[0], { do: 'defend' }, reader)).toBe(true);
});

test('a second target without a verb of its own repeats the action, unless both belong to one place', () => {
  const bestOf = (system: string, say: string, place: string) =>
    readSentence(system, { say, in: place }).map(({ meant: [best] }) => [
      best?.intent.action,
      best?.intent.targets?.[0],
    ]);
  const twoAttacks = [
    ['attack', 'goblin-1'],
    ['attack', 'goblin-2'],
  ];
  expect(bestOf('tdgs', 'I hit goblin 1 and then goblin 2', 'yard')).toEqual(twoAttacks);
  expect(bestOf('dungeoneers', 'I smash goblin 1, then goblin 2', 'hall')).toEqual(twoAttacks);
  expect(bestOf('tdgs', 'I attack goblin 1, not goblin 2', 'yard')).toHaveLength(1);
  expect(bestOf('tdgs', 'I step between Mira and the wolf', 'yard')).toHaveLength(1);
});

test('without a target of its own, an action is aimed at who the text names elsewhere, and never harms a friend', () => {
  const [first] = readSentence('mastery', { say: 'I feint high, then strike low at the second fighter', in: 'arena' });
  expect(first?.meant[0]?.intent).toMatchObject({ action: 'special', targets: ['novice-fighter-2'] });
  const [toFriend] = readSentence('mastery', { say: 'I shout encouragement to Brannoc', in: 'storm' });
  expect(toFriend?.meant[0]?.intent).toMatchObject({ action: 'special', tool: 'Leadership', targets: ['brannoc'] });
  expect(toFriend?.meant[0]?.intent.manner).toMatch(/^vs \d+$/);
});

test('a plan in a text has a line for each condition, and one for everything else', () => {
  const linesOf = (say: string) =>
    readSentence('tdgs', { say, in: 'yard' })[0]?.plan?.branches.map(({ when, meant: [best] }) => [
      when?.about,
      when?.words,
      best?.intent.action,
      best?.intent.targets?.[0],
    ]);
  expect(linesOf('If the wolf comes at me I parry, otherwise I attack the bandit')).toEqual([
    ['attack', 'the wolf comes at me', 'defend', undefined],
    [undefined, undefined, 'attack', 'bandit'],
  ]);
  expect(linesOf('I attack goblin 2 if he comes near, else I defend myself')).toEqual([
    ['near', 'he comes near', 'attack', 'goblin-2'],
    [undefined, undefined, 'defend', undefined],
  ]);
  expect(linesOf('I swing at the wolf')).toBeUndefined();
});

test('helping an enemy and what only a GM can do are offered only if the text says so', () => {
  const reader = readerFor('dungeoneers', 'hall');
  const { rules, encounter, actor } = reader;
  const asGm = { ...reader, acts: completeActions(rules, encounter, actor, true) };
  const offered = (say: string) =>
    (readProse(say, asGm)[0]?.meant ?? []).map(({ intent }) => `${intent.action} ${intent.targets ?? ''}`);
  expect(asGm.acts.some(({ action }) => action.gm)).toBe(true);
  for (const say of ['Finish the hurt one.', 'I strike at the wounded goblin']) {
    expect(offered(say)[0]).toMatch(/^attack/);
    expect(offered(say).join()).not.toMatch(/hazard|mend|use goblin/);
  }
  expect(offered('I give the dying goblin my red draught to drink')[0]).toMatch(/^use goblin/);
});

test('an enemy is meant by the weapon it holds or by its wounds', () => {
  const targetOf = (say: string, where: string) =>
    readSentence('tdgs', { say, in: where })[0]?.meant[0]?.intent.targets;
  expect(targetOf('I hit the axe man', 'yard')).toEqual(['bandit']);
  expect(targetOf('I stab the man with the bow', 'tower')).toEqual(['archer']);
  expect(targetOf('I finish the hurt one', 'rooftops')).toEqual(['bandit-1']);
});

test('an enemy is meant by its square, its number, what it did to someone, or that it is down', () => {
  const targetOf = (system: string, say: string, where: string) =>
    readSentence(system, { say, in: where })[0]?.meant[0]?.intent.targets?.[0];
  expect(targetOf('mastery', 'I cut the novice at F5', 'courtyard')).toBe('novice-fighter-2');
  expect(targetOf('mastery', 'a quick cut at #2', 'storm')).toBe('novice-fighter-2');
  expect(targetOf('mastery', 'a quick cut at number two', 'storm')).toBe('novice-fighter-2');
  expect(targetOf('tdgs', 'I hit the one who skewered me', 'chapel')).toBe('skeleton-2');
  expect(targetOf('tdgs', 'I hit the one on the ground', 'chapel')).toBe('skeleton-3');
  expect(targetOf('tdgs', 'I hit the bandit, not the hurt one', 'rooftops')).toBe('bandit-2');
});

test('someone is meant by what they have not done, by a miss, as one of us, or as all but one', () => {
  const targetsOf = (say: string, where: string) =>
    readSentence('tdgs', { say, in: where })[0]?.meant[0]?.intent.targets;
  expect(targetsOf("I hit the one that hasn't hit anybody yet", 'chapel')).toEqual(['skeleton-3']);
  expect(targetsOf('I hit the skeleton that has hit nobody', 'chapel')).toEqual(['skeleton-3']);
  expect(targetsOf('I hit the skeleton that has hit anyone', 'chapel')).not.toEqual(['skeleton-3']);
  expect(targetsOf('I cast Greater Heal on the one of us who is nearly dead', 'chapel')).toEqual(['kira']);
  expect(targetsOf('I hit the clown who swung at Mira and missed', 'rooftops')).toEqual(['bandit-2']);
  expect(targetsOf('I cast Fireball at everyone except the archer', 'tower')).toEqual(['soldier', 'witch']);
  expect(targetsOf('I hit the one who hit my friend', 'yard')).toEqual(['bandit']);
});

test('an attacker is meant by their victim: a name, “her”, “my friend”, or an owner of “attacker”', () => {
  const targetOf = (system: string, say: string, where: string) =>
    readSentence(system, { say, in: where })[0]?.meant[0]?.intent.targets;
  expect(targetOf('mastery', 'a quick cut at the guy who hit Brannoc because that is not nice', 'storm')).toEqual([
    'novice-fighter-2',
  ]);
  expect(targetOf('mastery', '"Brannoc!" a quick cut at the one who hit him', 'storm')).toEqual(['novice-fighter-2']);
  expect(targetOf('tdgs', 'He hits the skeleton that stabbed him', 'chapel')).toEqual(['skeleton-2']);
  expect(targetOf('tdgs', 'I shove Mira’s attacker away', 'yard')).toEqual(['bandit']);
  expect(targetOf('dungeoneers', 'I stab the hand that struck Suori', 'cave')).toEqual(['bandit-1']);
});

test('someone is meant by an initial and a number, as another than the one named, or as two of two', () => {
  const targetsOf = (system: string, say: string, where: string) =>
    readSentence(system, { say, in: where })[0]?.meant[0]?.intent.targets;
  expect(targetsOf('dungeoneers', 'cast rime at b2', 'cave')).toEqual(['bandit-2']);
  expect(targetsOf('sol', 'dont shoot raider 1, shoot the other one', 'clinic')).toEqual(['raider-2']);
  expect(targetsOf('tdgs', 'I throw a fireball at all our foes', 'tower')).toEqual(['soldier', 'archer', 'witch']);
  expect(targetsOf('tdgs', 'Greater Heal for the wounded one', 'chapel')).toEqual(['kira']);
});

test('someone is meant as near or far, as next to someone, as the same again, or as a companion of someone', () => {
  const meant = (system: string, say: string, where: string) => readSentence(system, { say, in: where })[0]?.meant[0];
  expect(meant('sol', 'I shoot the far ganger', 'depot')?.intent.targets).toEqual(['ganger-2']);
  expect(meant('sol', 'I shoot the near ganger', 'depot')?.intent.targets).toEqual(['ganger-1']);
  expect(meant('sol', "i shoot the one that's next to me", 'depot')?.intent.targets).toEqual(['ganger-1']);
  expect(meant('tdgs', 'I shove the one near Mira away', 'rooftops')?.intent.targets).toEqual(['bandit-2']);
  expect(meant('tdgs', 'I stab the last target again', 'rooftops')?.intent.targets).toEqual(['duelist']);
  expect(meant('mastery', "I stab the adept's friend", 'docks')?.intent.targets).toEqual(['competent-fighter']);
  expect(meant('mastery', 'I stab the friend of the adept', 'docks')?.intent.targets).toEqual(['competent-fighter']);
});

test('a friend is meant by their people or calling, and so is the actor at the start of a sentence', () => {
  const meant = (system: string, say: string, where: string) =>
    readSentence(system, { say, in: where })[0]?.meant[0]?.intent;
  expect(meant('dungeoneers', 'I step behind the dwarf', 'hall')).toMatchObject({ targets: ['alberich'] });
  expect(meant('tdgs', 'I stab the one who swung at our wizard', 'rooftops')).toMatchObject({ targets: ['bandit-2'] });
  expect(meant('tdgs', 'The priest casts Shield of Faith on Nim', 'chapel')).toMatchObject({ targets: ['nim'] });
  expect(meant('dungeoneers', 'The wizard casts Mage Armor on himself', 'cave')).toMatchObject({
    tool: 'Mage Armor',
    targets: ['ulfarmi'],
  });
});

test('an attacker is meant by a noun that Fray does not know, by “did”, or as who nearly hit someone', () => {
  const targetOf = (say: string, where: string) =>
    readSentence('tdgs', { say, in: where })[0]?.meant[0]?.intent.targets;
  expect(targetOf('I stab the lady who missed Kira', 'tower')).toEqual(['witch']);
  expect(targetOf('Nobody hits Mira. I stab the one who did', 'yard')).toEqual(['bandit']);
  expect(targetOf('I stab the one who nearly speared Mira', 'rooftops')).toEqual(['bandit-2']);
  expect(targetOf('I attack the other one', 'yard')).toEqual(['goblin-2']);
  expect(targetOf('I hit the third 1', 'chapel')).toEqual(['skeleton-3']);
});

test('drawing a weapon that the actor does not have, and attacking, is one attack that is refused', () => {
  const [refused, ...others] = readSentence('dungeoneers', { say: 'I draw my katana and slice the orc', in: 'hall' });
  expect(refused?.impossible?.intent).toMatchObject({ action: 'attack', tool: 'katana', targets: ['orc'] });
  expect(refused?.meant[0]?.intent).toMatchObject({ action: 'attack', tool: 'Mace', targets: ['orc'] });
  expect(others).toEqual([]);
});

test('a pronoun means who did what the text tells, and no one else is meant by a word for a thing', () => {
  const [first] = readSentence('tdgs', { say: 'He hit Mira. I kick him', in: 'yard' });
  expect(first?.meant[0]?.intent.targets).toEqual(['bandit']);
  const [later] = readSentence('tdgs', { say: 'He hit Mira. The wolf snarls. I kick it', in: 'yard' });
  expect(later?.meant[0]?.intent.targets).toEqual(['wolf']);
  const targetOf = (say: string, where: string) => {
    const [step] = readSentence('dungeoneers', { say, in: where });
    return [step?.impossible?.intent.action, (step?.impossible ?? step?.meant[0])?.intent.targets];
  };
  expect(targetOf('Attack, target Cultist', 'crypt')).toEqual(['attack', ['cultist']]);
  expect(targetOf('I grab the bandit on the other side', 'cellar')).toEqual(['grapple', ['bandit']]);
  expect(targetOf("I crack the cultist's skull", 'crypt')).toEqual(['attack', ['cultist']]);
});

test('the number in “of the two goblins” is not a stake', () => {
  const [step] = readSentence('dungeoneers', { say: 'I hit the hurt one of the two goblins', in: 'hall' });
  expect(step?.meant[0]?.intent).toMatchObject({ action: 'attack', targets: ['goblin-1'] });
  expect(step?.meant[0]?.intent.amount).not.toBe(2);
});

test('a group and another one are all targets', () => {
  const [left] = readSentence('dungeoneers', { say: 'I back away from both goblins and the orc', in: 'hall' });
  const withdrawn = left?.meant.find(({ intent }) => intent.manner === 'withdraw');
  expect(withdrawn?.intent.targets).toEqual(['goblin-1', 'goblin-2', 'orc']);
});

test('an enemy out of reach is why an action is refused, even if the text names the enemy twice', () => {
  const [grabbed] = readSentence('dungeoneers', { say: 'I grab the cultist by his hood', in: 'crypt' });
  expect(grabbed?.impossible?.intent).toMatchObject({ action: 'grapple', targets: ['cultist'] });
});

test('a word that is spelled right stays as it is, and a misspelled tool is understood', () => {
  const stemsIn = (system: string, place: string, text: string) =>
    textFactsOf(text, readerFor(system, place)).tokens.map(({ stem }) => stem);
  expect(stemsIn('dungeoneers', 'shrine', 'shrine interest beauty')).toEqual(['shrin', 'interest', 'beauti']);
  expect(stemsIn('dungeoneers', 'crypt', 'brigadine brigandine')).toEqual(['brigandin', 'brigandin']);
});

test('a combatant that is left out is no target, and “all” and “both” may be about things', () => {
  const targetsOf = (say: string) => readSentence('tdgs', { say, in: 'tower' })[0]?.meant[0]?.intent.targets;
  expect(targetsOf('I cast Fireball at the soldier and the archer, ignoring the witch')?.toSorted()).toEqual([
    'archer',
    'soldier',
  ]);
  expect(targetsOf('Everything but the archer gets my Fireball')).toEqual(['soldier', 'witch']);
  expect(targetsOf('I walk up to the archer, robe and all')).toEqual(['archer']);
  expect(targetsOf('I punch the witch with both fists and with all my strength')).toEqual(['witch']);
});

test('other actions and tools are listed before the same test at another difficulty', () => {
  const meaning = (action: string, tool: string, manner: string, score: number) => ({
    intent: { action, tool, manner, actor: 'kira' },
    score,
  });
  const listed = variedMeanings(
    [
      meaning('test', 'Stealth', 'Average', 3),
      meaning('test', 'Stealth', 'Hard', 2.9),
      meaning('test', 'Athletics', 'Average', 2.2),
      meaning('use', 'Smoke', '', 1.5),
    ],
    3,
  );
  expect(listed.map(({ intent: { tool, manner } }) => `${tool} ${manner}`)).toEqual([
    'Stealth Average',
    'Smoke ',
    'Athletics Average',
  ]);
});

test('a square may be spelled, and the square where one stands is not where one goes', () => {
  const squareOf = (system: string, say: string, where: string) =>
    readSentence(system, { say, in: where })[0]?.meant[0]?.intent.to;
  expect(squareOf('sol', 'I run to delta seven', 'depot')).toBe('D7');
  expect(squareOf('dungeoneers', 'walk to sea three', 'cellar')).toBe('C3');
  expect(squareOf('mastery', 'Wren walks from B4 to D7', 'courtyard')).toBe('D7');
  const [approach] = readSentence('dungeoneers', { say: 'I walk up to the wolf that is at F5', in: 'cellar' });
  expect(approach?.meant[0]?.toward).toBe('wolf-2');
});

test('a difficulty and a stake in one text are told apart', () => {
  const [first] = readSentence('mastery', { say: 'Acrobatics, difficulty 18, and I stake six', in: 'docks' });
  expect(first?.meant[0]?.intent).toMatchObject({ tool: 'Acrobatics', manner: 'vs 18', amount: 6 });
});

test('a way to move that no one has is refused', () => {
  for (const say of ['I fly up to the roof beams', 'I teleport behind the assassin']) {
    const [first] = readSentence('sol', { say, in: 'dojo' });
    expect(first?.impossible, say).toMatchObject({ intent: { action: 'move' }, why: { type: 'impossible-way' } });
  }
});

test('a weapon that no book has is refused by its name', () => {
  const [first] = readSentence('tdgs', { say: 'I slash the soldier with both katanas', in: 'tower' });
  expect(first?.impossible).toMatchObject({ why: { type: 'no-such', typed: 'katanas' } });
});

test('the second of several is the one with that number, and a pronoun means no enemy who would be helped', () => {
  const [shiv] = readSentence('dungeoneers', { say: 'I shiv the second guy', in: 'cave' });
  expect(shiv?.meant[0]?.intent).toMatchObject({ action: 'attack', targets: ['bandit-2'] });
  const [armor] = readSentence('dungeoneers', { say: 'With a mutter he casts Mage Armor around his skin', in: 'cave' });
  expect(armor?.meant[0]?.intent).toMatchObject({ tool: 'Mage Armor', targets: ['ulfarmi'] });
});

test('a weapon that no book has is refused even if another action is a bit likelier, and the same action comes next', () => {
  const [swung] = readSentence('tdgs', { say: 'I swing my greataxe', in: 'rooftops' });
  expect(swung?.impossible).toMatchObject({
    intent: { action: 'attack' },
    why: { type: 'no-such', typed: 'greataxe' },
  });
  expect(swung?.meant[0]?.intent.action).toBe('attack');
  const [hidden] = readSentence('tdgs', {
    say: 'I hide my machete under my cloak and slip into the shadows',
    in: 'rooftops',
  });
  expect(hidden?.impossible).toBeUndefined();
  expect(hidden?.meant[0]?.intent.action).toBe('hide');
});

test('someone who is spoken of is who a pronoun means', () => {
  const [first] = readSentence('tdgs', { say: '“I never liked wolves,” says Kira, and runs it through.', in: 'yard' });
  expect(first?.meant[0]?.intent).toMatchObject({ action: 'attack', targets: ['wolf'] });
});

test('a number after a skill is what it must reach, not a stake', () => {
  const [first] = readSentence('mastery', { say: 'acrobatics vs 18, I hop across the barrels', in: 'docks' });
  expect(first?.meant[0]?.intent).toMatchObject({ tool: 'Acrobatics', manner: 'vs 18' });
  expect(first?.meant[0]?.intent.amount).not.toBe(18);
});

test('something that no one has is refused by its name', () => {
  const [first] = readSentence('tdgs', { say: 'I cast ice storm', in: 'tower' });
  expect(first?.impossible).toMatchObject({
    intent: { action: 'cast', tool: 'ice storm' },
    why: { type: 'no-such', typed: 'ice storm' },
  });
});

test('a manner that is not possible now is refused, and the rest is offered instead', () => {
  const [first] = readSentence('sol', { say: 'I get back up on my feet', in: 'dojo' });
  expect(first?.impossible).toMatchObject({ intent: { action: 'posture', manner: 'stand up' }, why: { type: 'rule' } });
});

test('any stake from the least to the most is understood, in digits and in words', () => {
  const amountIn = (say: string) => readSentence('mastery', { say, in: 'arena' })[0]?.meant[0]?.intent.amount;
  expect(amountIn('13 stamina of fire magic at the expert, harm')).toBe(13);
  expect(amountIn('thirteen stamina of fire magic at the expert, harm')).toBe(13);
  // At most 490 stamina can be staked, so the number is ignored and the usual stake applies.
  expect(amountIn('999 stamina of fire magic at the expert, harm')).toBe(2);
});

test('what none of the actor’s tools can do is refused', () => {
  const [first] = readSentence('mastery', { say: 'I turn the expert into a toad', in: 'arena' });
  expect(first?.impossible).toMatchObject({ intent: { action: 'special' }, why: { type: 'beyond-tools' } });
});

test('a spell that would not help its target is refused, although the rules allow it', () => {
  const [first] = readSentence('dungeoneers', { say: 'I cast Mend on Suori', in: 'cave' });
  expect(first?.impossible).toMatchObject({
    intent: { action: 'cast', tool: 'Mend', targets: ['suori'] },
    why: { type: 'no-effect' },
  });
  // Fray must not offer a harmful action against Suori in place of the spell.
  expect(first?.meant.filter(({ act, intent }) => act?.harms && intent.targets?.includes('suori'))).toEqual([]);
});

test('help that no one needs is refused with the reason, even if the text doesn’t name the item or who is to be helped', () => {
  const impossible = (system: string, say: string, place: string) =>
    readSentence(system, { say, in: place })[0]?.impossible;
  expect(impossible('tdgs', 'I drink my potion', 'rooftops')).toMatchObject({
    intent: { action: 'use' },
    why: { rule: 'tdgs/no-need', facts: { item: 'Healing Potion' } },
  });
  expect(impossible('dungeoneers', 'I cast Mend', 'cave')).toMatchObject({
    intent: { action: 'cast', tool: 'Mend', targets: ['ulfarmi'] },
    why: { type: 'no-effect' },
  });
});

test('a square that is too far away is refused by its name', () => {
  const [first] = readSentence('dungeoneers', { say: 'I walk over to J8', in: 'cellar' });
  expect(first?.impossible).toMatchObject({ intent: { action: 'move', to: 'J8' } });
});

test('weights of words count only in English', () => {
  const scoresIn = () => unitScoresOf(lexiconOf('tdgs').habitFiles, new Map([['“sword”', 1]])).size;
  expect(scoresIn()).toBeGreaterThan(0);
  expect(inLanguage('de', scoresIn)).toBe(0);
});

test('a spell that the actor does not know is named as unknown', () => {
  const [first] = readSentence('tdgs', { say: 'Heal kira', in: 'tower' });
  expect(first?.unknown).toEqual({ kind: 'tool', id: 'Heal' });
  const [known] = readSentence('tdgs', { say: 'Heal kira', in: 'chapel' });
  expect(known?.unknown).toBeUndefined();
});

/** Whether the rules would carry out an action now. */
function isAllowed(
  { rules, encounter }: ReturnType<typeof readerFor>,
  intent: Parameters<typeof prepareIntent>[2],
): boolean {
  return prepareIntent(rules, encounter, intent).ok;
}
