import { plain } from '../markdown.ts';

/** What a player types. `casts`: the system that is played has powers to use. */
function player(casts: boolean): string {
  return [
    '`/join character:` come into the fight, or press **Join**',
    '`/character new name:` a character of your own, to change and keep',
    '`/me` your corner: how you are, your answers, what you have saved',
    '`/attack target:` strike, when it is your turn, or press **Attack**',
    `\`/defend\` take guard${casts ? ' · `/cast spell:` use a power' : ''}`,
    '`/act action:` whatever else you can do now',
    '`/turn end` be done with your turn',
    '`/standing-order about: answer:` answer once for all, so that nobody waits for you',
    '`/rest kind:` recover, when no rounds run',
    '`/undo` take back your last act',
    '`/encounter status` how things stand',
    '`/rules term:` look anything up',
    '`/practice` learn it in two minutes, against a straw man',
  ].join('\n');
}

const GM = [
  '`/encounter start ruleset:` open a fight; you are its GM',
  '`/add creature: count:` bring in foes, or your own by `file:`',
  '`/initiative` begin the rounds',
  '`/gm panel` all of this by buttons',
  '`/attack as:` act for a creature; `as:` names any you play',
  '`/turn skip` pass over whoever is away',
  '`/condition add` · `/adjust who: by:` your hand on anybody',
  '`/gm set` settings · `/gm sheet` · `/gm assign` · `/gm reorder` · `/gm revive` · `/gm add-gm`',
  '`/undo` take back the last thing done, whoever did it',
  '`/encounter pause` stop the rounds for a rest',
  '`/encounter end` end the scene and show its dice',
].join('\n');

const ADMIN = [
  '`/setup check` whether I may do here what I need to do',
  'You may end a fight whose GM is gone (`/encounter end`), pass over a turn, or name a new GM (`/gm add-gm who:`).',
  'Install, update and back up: the README of the checkout I run from.',
].join('\n');

/** What somebody new needs to know. Names are safe to show already. */
export const help = {
  title: 'Fray: fights by chat',
  played: (name: string, ruleset: string) => `“${name}” is being played here: ${ruleset}.`,
  nothing: 'Nothing is being played in this channel yet. A GM opens a fight with `/encounter start`.',
  player: { name: 'You play', value: player },
  gm: { name: 'You run the fight', value: GM },
  admin: { name: 'You run the server', value: ADMIN },
  inFight: (name: string, ruleset: string) => `You are in ${name} (${ruleset})`,
  turnOf: (names: string) => `It is the turn of ${names}.`,
  ownCharacter: '**A character of your own**\n-# it stays yours, from fight to fight',
  toJoin: '**Come in**\n-# with a character of yours, or a ready-made one',
  join: 'Join',
  toAct: '**Act**\n-# it is your turn',
  whatNow: 'What can I do?',
  toSee: '**See how you are**\n-# at any time, for you alone',
  corner: 'My corner',
  toAnswer: '**Answer in advance**\n-# so that nobody waits for you',
  answers: 'Answers',
  toRun: '**Run the fight**\n-# add, skip, undo, end',
  panel: 'GM panel',
  toLookUp: '**Look up a word**\n-# a condition, an action, a weapon',
  rules: 'Rules…',
  toPractise: '**Practise**\n-# two minutes, a straw man',
  practise: 'Start practice',
  forRole: { player: 'Players', gm: 'GMs', admin: 'Admins' },
  typedOutside: '-# Typed: `/encounter start` `/character new` `/roll` `/practice`',
  typed: (commands: readonly string[], gm: readonly string[]) =>
    `-# Typed: ${commands.join(' ')}${gm.length === 0 ? '' : ` · GM: ${gm.join(' ')}`}`,
  back: 'Back',
  severalFit: (term: string) => `Several entries have “${plain(term)}” in their name.`,
  whichOne: 'Which one?',
  whichRules: 'By other rules…',
  meant: (term: string, name: string) => `There is no “${plain(term)}”; nearest to it is **${plain(name)}**.`,
  lookUp: 'Look up a word',
  lookUpHint: 'A condition, an action, a weapon, a creature',
  rulesets: 'Rulesets',
  dice: {
    name: 'Dice',
    value:
      'They are sealed before the fight and shown after it: every throw can be checked. `/roll dice:2d6+3` throws your own.',
  },
  actions: {
    player: 'You may do, by /act; what each costs: /rules term:',
    gm: 'Only you may do, by /act; what each costs: /rules term:',
  },
} as const;
