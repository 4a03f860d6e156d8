import type { CoreFacts } from '../../../rules/core/reasons.ts';
import type { DungeoneersFacts } from '../../../rules/dungeoneers/reasons.ts';
import type { Words } from '../../words.ts';

/** Words for the reasons of this book. Those of core may be worded otherwise here. */
export const dungeoneersReasons: Words<Omit<DungeoneersFacts, keyof CoreFacts>> = {
  'stress taken': () => 'stress taken for it',
  'past capacity': () => 'past stress capacity',
  'from behind': () => 'from behind',
  'behind on the field': ({ at, target, facing }, { named }) =>
    `from behind (${target} faces ${named(facing)}, away from ${at})`,
  'behind by GM’s word': ({ words }, { safe }) =>
    `from behind by the GM’s word${words === undefined ? '' : ` (“${safe(words)}”)`}`,
  natural: () => 'natural',

  'armor value': () => 'armor value',
  'spell resistance': () => 'spell resistance',

  'threatened by': ({ count }) => `threatened by ${count}`,

  attack: () => 'attack',
  pierce: () => 'pierce',
  grapple: () => 'grapple',
  push: () => 'push',
  escape: () => 'escape',
  'spell attack': () => 'spell attack',
  'spell save': ({ save }) => `spell save by ${save}`,
  'spell pierce': () => 'spell pierce',

  critical: () => 'critical hit',
  weak: ({ type }) => `weak to ${type}`,
  resists: ({ type }) => `resists ${type}`,
  'room for stress': () => 'room for stress',
  'taken as stress': () => 'taken as stress',

  'hit dice bought': () => 'taken for hit dice',
  'pierce dice bought': () => 'taken for pierce dice',
  'three times capacity': () => 'stress past three times capacity',
  hazard: () => 'hazard',
  mended: () => 'mended',
  rest: ({ kind }) => `${kind} rest`,

  'opportune strike': () => 'opportune strike',
  spellcast: () => 'spellcast',
  disengage: () => 'disengage',
  defend: () => 'defend',
  sprint: () => 'sprint',
  move: () => 'move',
  'stand up': () => 'stand up',
  turn: () => 'turn',
  ready: () => 'ready',
  'readied act': () => 'readied act',
  equip: () => 'equip',
  'turn starts': () => 'the turn starts',
  'round starts': () => 'the round starts',
  'scene starts': () => 'the scene starts',

  'drops prone': () => 'drops prone',
  'stands up': () => 'stands up',
  'a move is done': () => 'a move is done',
  'hold lost': () => 'the hold is lost',
  'lets go': () => 'lets go',
  'breaks free': () => 'breaks free',
  'moves on another turn': () => 'moves on another turn',

  equips: ({ item }, { safe }) => `equips ${safe(item)}`,
  'takes off': ({ item }, { safe }) => `takes off ${safe(item)}`,
  tossed: ({ item }, { safe }) => `tossed ${safe(item)}`,
  'as the sheet says': () => 'as the sheet says',

  'effect on a hit': ({ note }, { safe }) => safe(note),
  'effect on a miss': ({ note }, { safe }) => safe(note),
  'effect on a pierce': ({ note }, { safe }) => safe(note),
  'effect on a deflection': ({ note }, { safe }) => safe(note),
  'failed on purpose': ({ spell }, { safe }) => safe(spell),
  'let through': ({ spell }, { safe }) => safe(spell),
  'wound past capacity': ({ capacity }, { whose = 'the creature' }) =>
    capacity === 0
      ? `${whose} can sustain no wound at all, and dies`
      : `${whose} had ${capacity} of ${capacity} wounds, and dies of any more`,
  'more than capacity': ({ wounds, capacity }, { whose = 'the creature' }) =>
    `${whose} dies of ${wounds} wounds at once: that is more than ${capacity}`,
  'nothing to mend': ({ item }, { whose = 'the creature', safe }) =>
    `${safe(item)}: ${whose} had nothing that it mends`,
  'carried along': () => 'carried along',
  'push stopped': ({ by }) => (by === 'somebody' ? 'that tile is full' : 'the ground lets nobody through'),
  falls: ({ levels }) => `${levels} levels down, and what that does is the GM’s word`,
  'ambient magica': ({ cost, pierce }) => `ambient magica: ${cost} for the cost, ${pierce} for spell pierce`,

  'held by': ({ whom }, { name }) => `Grappled by ${name(whom)}`,
  holds: ({ whom }, { name }) => `Grappling ${name(whom)}`,
  faces: ({ whom }, { name }) => `Facing ${name(whom)}`,
  'faces toward': ({ direction }, { named }) => `Facing ${named(direction)}`,
  'at the back': ({ whom }, { name }) => `${name(whom)} at the back`,
  enchanted: ({ item, gives }, { safe, list }) => {
    const gifts = gives.map(({ to, value }) => `${value < 0 ? '−' : '+'}${Math.abs(value)} ${to}`);
    return `Enchanted: ${safe(item)}${gifts.length === 0 ? '' : ` (${list(gifts)})`}`;
  },

  initiative: ({ score }) => `initiative ${score}`,
  'initiative tie': ({ score }, { dice = '' }) => `initiative ${score}, tie: ${dice}`,

  'nobody lives': () => 'nobody lives',
  'one side lives': ({ side }, { safe }) => `only ${safe(side)} live`,

  'to be grappled': ({ attacker }, { name }) => `${name(attacker)} tries to get a hold on you`,
  'to be pushed': ({ attacker }, { name }) => `${name(attacker)} tries to push you`,
  'leaves the threat range': ({ mover }, { name }) => `${name(mover)} leaves your threat range`,
  'attacks from afar': ({ mover }, { name }) => `${name(mover)} attacks from afar`,
  'casts from afar': ({ mover }, { name }) => `${name(mover)} casts from afar`,
  readied: ({ act, tool, moment, turn }, { name, safe }) =>
    `Readied: ${act}${tool === undefined ? '' : ` with ${safe(tool)}`} ${moment} the turn of ${name(turn)}`,
  'may react': ({ attacker, item }, { name, safe }) => `${safe(item)}, against ${name(attacker)}`,
  'may turn': ({ target }, { name }) => `Turn to ${name(target)} for it?`,
  'may turn going': ({ to }) => `Turn toward ${to} for it?`,
  'cast at': ({ caster, spell }, { name, safe }) => `${name(caster)} casts ${safe(spell)} on you`,
};
