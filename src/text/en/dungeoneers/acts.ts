import type { ActLabels, ActWords } from '../../act-labels.ts';

const MOVES: Readonly<Record<string, (whom: string) => string>> = {
  engage: (whom) => `Go up to ${whom}`,
  withdraw: (whom) => `Step back from ${whom}`,
  behind: (whom) => `Get behind ${whom}`,
  across: () => 'Go from one to another',
};
const several = (manner: string) => (manner === 'engage' ? 'Go up to several' : 'Step back from several');
const moved = (manner: string, target: string | undefined) =>
  target === undefined && manner !== 'across' ? several(manner) : (MOVES[manner]?.(target ?? '') ?? manner);

const lower = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

const dice = (amount: number) => `${amount} more ${amount === 1 ? 'die' : 'dice'}`;

const labels: ActLabels = {
  attack: ({ tool, manner, target }) => {
    const isImprovised = tool === 'Improvised';
    const what = tool === undefined || isImprovised ? '' : ` with ${tool}`;
    const how = [isImprovised ? 'improvised' : undefined, manner].filter((each) => each !== undefined).join(', ');
    return `Attack${target === undefined ? '' : ` ${target}`}${what}${how === '' ? '' : ` (${how})`}`;
  },
  move: ({ manner = '', target }) => moved(manner, target),
  use: ({ tool, manner, target, self }) => {
    if (manner !== undefined) return `${tool}: ${lower(moved(manner, target))}`;
    return `Use ${tool}${target === undefined || self ? '' : ` on ${target}`}`;
  },
  equip: ({ tool, manner }) => `${manner === 'take off' ? 'Take off' : 'Equip'} ${tool}`,
  turn: ({ target }) => `Turn to ${target}`,
  disengage: ({ manner }) => (manner === undefined ? 'Disengage' : `Break free (${manner})`),
  ready: ({ manner }) => `Ready an act, ${manner} a turn`,
  hazard: ({ manner = '' }) => `Hazard: ${manner}`,
  mend: ({ manner = '' }) => `Mend ${manner}`,
  place: ({ manner = '' }) => `Place ${manner}`,
};

/** What the acts of Dungeoneers are called, and what their forms ask. */
export const dungeoneersActs: ActWords = {
  labels,
  questions: { ready: { whom: 'Whose turn?', how: 'What do you do then?' } },
  amounts: {
    stress: { asks: 'Stress for more dice to hit', line: (amount) => `${amount} stress: ${dice(amount)} to hit` },
    magica: {
      asks: 'Magica beyond its cost',
      line: (amount) => `${amount} magica: ${dice(amount)} against resistance`,
    },
    'wounds or stress': { asks: 'How much?', line: String },
  },
};
