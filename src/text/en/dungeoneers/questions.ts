import type { CombatantId } from '../../../rules/core/encounter.ts';
import type { DungeoneersFacts } from '../../../rules/dungeoneers/reasons.ts';
import type { AskingSay, QuestionWords } from '../../words.ts';

const REACTION = '1 reaction';

/** What the questions of this book are in words. */
export const dungeoneersQuestions: QuestionWords<DungeoneersFacts> = {
  'to be grappled': ({ attacker }, say) => dodging(`${say.name(attacker)} tries to get a hold on ${say.subject}.`),
  'to be pushed': ({ attacker }, say) => dodging(`${say.name(attacker)} tries to push ${say.subject}.`),
  'leaves the threat range': ({ mover }, say) =>
    striking(
      `${say.name(mover)} leaves the threat range of ${say.subject}.`,
      mover,
      `Let ${say.called(mover)} go`,
      say,
    ),
  'attacks from afar': ({ mover }, say) =>
    striking(`${say.name(mover)} attacks from afar beside ${say.subject}.`, mover, 'Do not strike', say),
  'casts from afar': ({ mover }, say) =>
    striking(`${say.name(mover)} casts from afar beside ${say.subject}.`, mover, 'Do not strike', say),
  'may react': ({ attacker, item, points, spends }, { name, safe, short, subject, priced, brief }) => ({
    what: `${name(attacker)} attacks ${subject}, who may answer with ${safe(item)}.`,
    ask: '',
    answers: {
      use: priced(`Use ${short(item)}`, points && spends ? brief(points, spends) : ''),
      hold: `Do not use ${short(item)}`,
    },
    stake: true,
  }),
  'may turn': ({ target }, { name, called, subject }) => ({
    what: `${subject} may turn to ${name(target)} first.`,
    ask: 'It is free.',
    answers: { turn: `Turn to ${called(target)}`, stay: 'Face as before' },
  }),
  'may turn going': ({ to }, { subject }) => ({
    what: `${subject} goes to ${to} and may turn on the way.`,
    ask: 'It is free.',
    answers: { turn: 'Turn the way I go', stay: 'Face as before' },
  }),
  'cast at': ({ caster, spell }, { name, safe, subject }) => ({
    what: `${name(caster)} casts ${safe(spell)} on ${subject}.`,
    ask: '',
    answers: { resist: 'Resist the spell', fail: 'Fail on purpose', 'let through': 'Let the spell through' },
    stake: true,
  }),
  readied: ({ act, tool, moment, turn }, { name, safe, short, subject, priced }) => ({
    what: `${subject} has readied ${act}${tool === undefined ? '' : ` with ${safe(tool)}`}: it is ${moment} the turn of ${name(turn)}.`,
    ask: '',
    answers: {
      defend: priced('Defend now', REACTION),
      disengage: priced('Disengage now', REACTION),
      hold: 'Hold back',
    },
    named: (target) => priced(`Act on ${short(target)}`, REACTION),
  }),
};

function dodging(what: string) {
  return { what, ask: '', answers: { power: 'Dodge by power', prowess: 'Dodge by prowess' }, stake: true } as const;
}

function striking(what: string, mover: CombatantId, hold: string, { called, priced }: AskingSay) {
  return {
    what,
    ask: 'An opportune strike costs a reaction point.',
    answers: { strike: priced(`Strike ${called(mover)}`, REACTION), hold },
  };
}
