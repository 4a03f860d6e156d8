import type { ActFacts, ActLabels, ActWords } from '../../act-labels.ts';

const at = ({ target, self }: ActFacts, before = ' ') => (target === undefined || self ? '' : `${before}${target}`);
const tool = ({ tool: named }: ActFacts) => named ?? '';
const EQUIPS: Readonly<Record<string, string>> = { on: 'Put on', off: 'Take off', hand: 'Take in hand:' };
const SHOVES: Readonly<Record<string, (whom: string) => string>> = {
  prone: (whom) => `Knock${whom} down`,
  away: (whom) => `Push${whom} away`,
};
const ANSWERS: Readonly<Record<string, string>> = {
  full: 'Full defense',
  first: 'Answer attacks with what is ready',
  none: 'Answer no attacks',
  ask: 'Ask me at each attack',
};
const METHODS: Readonly<Record<string, string>> = {
  water: 'with water',
  'roll on the ground': 'by rolling on the ground',
  'smother it': 'by smothering it',
};

const labels: ActLabels = {
  defend: ({ manner = '' }) => ANSWERS[manner] ?? `Answer attacks with ${manner}`,
  use: (act) => `Use ${tool(act)}${at(act, ' on ')}`,
  equip: ({ tool: thing, manner = '' }) => `${EQUIPS[manner] ?? 'Equip'} ${thing}`,
  move: (act) => `Move${at(act, ' up to ')}`,
  step: (act) => `Step${at(act, ' away from ')}`,
  disengage: (act) => `Disengage${at(act, ', but stay with ')}`,
  shove: (act) => SHOVES[act.manner ?? 'prone']?.(at(act)) ?? `Shove${at(act)}`,
  escape: () => 'Break free',
  stand: () => 'Stand up',
  chase: (act) => (act.manner === 'flee' ? `Flee${at(act, ' from ')}` : `Chase${at(act)}`),
  extinguish: (act) => `Put out the fire${at(act, ' on ')} ${METHODS[act.manner ?? ''] ?? ''}`.trim(),
  treat: (act) => `Treat the ${act.manner === 'poison' ? 'poison' : 'bleeding'}${at(act, ' of ')}`,
  ready: () => 'Get ready',
  fire: (act) =>
    `Now, as readied: ${[act.tool, act.manner].filter((each) => each !== undefined).join(' ')}${at(act, ' at ')}`,
  delay: (act) => (act.target === undefined ? 'Wait until all have acted' : `Wait until after${at(act)}`),
  search: ({ manner }) => (manner === 'other' ? 'Search by other senses' : `Search by ${manner}`),
  insight: (act) => `See through${at(act)}`,
  suggest: (act) => `Suggest something ${act.manner ?? ''}${at(act, ' to ')}`,
  dispel: (act) => `Dispel ${tool(act)}${act.self ? '' : at(act, ' on ')}`,
  instant: (act) => `Declare ${tool(act)}${at(act, act.helps ? ' on ' : ' at ')}`,
  hazard: ({ tool: hazard, manner }) =>
    hazard ?? (manner === 'out' ? 'Out of the hazard' : manner === 'in' ? 'Damage each round' : 'Damage once'),
  destroy: ({ tool: piece, manner }) => `${manner === 'mend' ? 'Mend' : 'Destroy'} ${piece}`,
  ward: ({ manner = '' }) => `Ward or curse: ${manner}`,
  check: (act) => `Check ${tool(act)}`,
};

/** What the acts of TDGS are called, and what their forms ask. */
export const tdgsActs: ActWords = {
  labels,
  questions: {
    ready: { how: 'Then' },
    move: { whom: 'Up to whom?' },
    step: { whom: 'Away from whom?' },
    disengage: { whom: 'Whom do you stay with?' },
    ward: { how: 'What kind of damage?' },
    check: { how: 'By what sense?' },
  },
  hows: { in: 'each round, until they are out of it', other: 'other senses' },
  amounts: {
    squares: { asks: 'How many squares?', line: (amount) => `${amount} squares` },
    difficulty: { asks: 'Against what difficulty?', line: (amount) => `Difficulty ${amount}` },
    percent: { asks: 'How many percent?', line: (amount) => `${amount} %` },
  },
};
