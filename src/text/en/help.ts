import { plain } from '../markdown.ts';

/** What a player types first. `casts`: the system that is played has powers to use. */
function player(casts: boolean): string {
  return [
    '`/join character:` come in, or press **Join**',
    '`/attack target:` strike · `/move to:` go',
    `\`/defend\` take guard${casts ? ' · `/cast spell:` use a power' : ''}`,
    '`/act action:` whatever else you can do',
    '`/turn end` be done with your turn',
    '`/plan` say what you will do next turn',
    '`/undo` take back your last act',
    '`/rules term:` look anything up',
  ].join('\n');
}

const PLAYER_MORE = [
  '`/character new name:` a character of your own',
  '`/me` your corner, your hours',
  '`/turns` where you are needed',
  '`/catch-up` what you have missed',
  '`/away until:` you are gone',
  '`/lend to:` another plays for you',
  '`/standing-order` answer once for all',
  '`/rest` recover, when no rounds run',
  '`/encounter status` how things stand',
  '`/odds` how likely you are to hit',
  '`/practice` learn on a straw man',
].join('\n');

const GM = [
  '`/encounter start ruleset:` open a fight',
  '`/add creature: count:` bring in foes',
  '`/initiative` begin the rounds',
  '`/gm panel` all of this by buttons',
  '`/turn skip` pass over whoever is away',
  '`/undo` take back what was done last',
  '`/encounter end` end it, show its dice',
].join('\n');

const GM_MORE = [
  '`/attack as:` act for a creature',
  '`/gm auto style:` let creatures play by themselves',
  '`/add file:` a creature of your own',
  '`/condition add` · `/adjust who: by:` your hand on anybody',
  '`/field new` a field to fight on, `/field show`',
  '`/encounter pause` stop the rounds for a rest',
  '`/gm set` settings · `/gm pace` time for each move · `/gm sheet` · `/gm assign` · `/gm reorder` · `/gm revive` · `/gm add-gm`',
].join('\n');

const ADMIN = [
  '`/setup check` whether I may do here what I need to do',
  'You may end a fight whose GM is gone (`/encounter end`), pass over a turn, or name a new GM (`/gm add-gm who:`).',
  'Install, update and back up: the README of the checkout I run from.',
].join('\n');

/** What somebody new needs to know. Names are safe to show already. */
export const help = {
  title: 'Fray: fights by chat',
  nothing: 'Nothing is being played in this channel yet. A GM opens a fight with `/encounter start`.',
  /** What each role types: what is needed most, and more. */
  player: { name: 'You play', most: player, more: PLAYER_MORE },
  gm: { name: 'You run the fight', most: GM, more: GM_MORE },
  admin: { name: 'You run the server', most: ADMIN },
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
  more: 'More…',
  severalFit: (term: string) => `Several entries have “${plain(term)}” in their name.`,
  whichOne: 'Which one?',
  whichRules: 'By other rules…',
  meant: (term: string, name: string) => `There is no “${plain(term)}”; nearest to it is **${plain(name)}**.`,
  lookUp: 'Look up a word',
  lookUpHint: 'A condition, an action, a weapon, a creature',
  dice: {
    name: 'Dice',
    value:
      'Sealed before the fight and shown after it: every throw can be checked. `/roll dice:2d6+3` throws your own.',
  },
  actions: { player: 'By /act', gm: 'By /act, only you' },
} as const;
