import { at, by, lines, noMap, onMap, type Phrasebook, UNTOLD, what } from '../../../phrase.ts';

/** What comes up now and then in Dungeoneers. */
export const dungeoneersRare2: Phrasebook = {
  'grapple/failure': lines`
    ${at} slips out of ${by}’s hands.
    ${by} reaches for ${at} and gets nothing.
    ${at} twists away from ${by}.
    ${by} cannot get a hold on ${at}.
  `,
  'push/success': lines`
    ${by} shoves ${at} back.
    ${at} stumbles away from ${by}.
    A shoulder of ${by}’s, and ${at} goes.
    ${by} clears some room, and ${at} is what was in it.
  `,
  'push/failure': lines`
    ${at} stands firm against ${by}.
    ${by} pushes a wall called ${at}.
    ${at} does not give ${by} an inch.
    ${noMap}${by} slides on the stones, ${at} does not.
    ${onMap}${by} pushes, and ${at} stays put.
  `,
  'escape/success': lines`
    ${by} tears loose from ${at}.
    ${by} wriggles out of ${at}’s grip.
    ${at} is left holding air; ${by} is free.
    ${by} breaks ${at}’s hold.
  `,
  'escape/failure': lines`
    ${by} cannot get loose from ${at}.
    ${at} holds ${by} fast.
    ${by} strains against ${at}’s grip.
    No way out of ${at}’s arms for ${by} yet.
  `,
  'fell/dead': lines`
    ${at} falls, and does not rise again.
    ${at} stays down here for good.
    The dungeon has ${at} now.
    That was the end of ${at}.
    ${at} is dead.
    Another for the bones: ${at}.
  `,
  'gained/Threatened': UNTOLD,
  'ended/Threatened': UNTOLD,
  'gained/Grappled': UNTOLD,
  'ended/Grappled': lines`
    ${at} is free again.
    Nobody holds ${at} any more.
    The hold on ${at} is gone.
    ${at} has room to move again.
  `,
  'ended/Grappled/breaks free': UNTOLD,
  'ended/Grappled/lets go': lines`
    ${at} is let go.
    ${at} rubs the sore spots, free.
    ${at} is free to go.
    The grip on ${at} opens.
  `,
  'gained/Grappling': UNTOLD,
  'ended/Grappling': UNTOLD,
  'gained/Sprinting': UNTOLD,
  'ended/Sprinting': UNTOLD,
  'gained/Defensive': UNTOLD,
  'ended/Defensive': UNTOLD,
  'gained/Prone/drop-prone': UNTOLD,
  'gained/Prone': lines`
    ${at} is on the floor.
    ${noMap}${at} goes sprawling over the stones.
    ${at} lands flat.
    Down goes ${at}.
    ${onMap}${at} goes sprawling.
  `,
  'ended/Prone': lines`
    ${at} is up again.
    ${at} stands again.
    ${at} is back on both feet.
    ${noMap}${at} gets off the stones.
    ${onMap}${at} is upright again.
  `,
  'ended/Prone/stands up': UNTOLD,
  'gained/Dead': UNTOLD,
  'ended/Dead': UNTOLD,
  'gained/Disengaged': UNTOLD,
  'ended/Disengaged': UNTOLD,
  'gained/Readied': UNTOLD,
  'ended/Readied': UNTOLD,
  'remarked/push stopped': lines`
    ${by} is pushed and goes nowhere: ${what}.
    There is no room for ${by} to give: ${what}.
    ${by} has nowhere to go: ${what}.
    The push is strong enough, yet ${by} stays: ${what}.
  `,
  'remarked/falls': lines`
    ${by} goes over the brink: ${what}.
    There is nothing under ${by} any more: ${what}.
    ${by} falls: ${what}.
    Down goes ${by}: ${what}.
  `,
  'gained/Facing': UNTOLD,
  'ended/Facing': UNTOLD,
  'gained/Enchanted/cast': UNTOLD,
  'gained/Enchanted': lines`
    A spell lies on ${at}: ${what}.
    ${at} bears magic: ${what}.
    Something settles on ${at}: ${what}.
    ${at} is under a spell: ${what}.
  `,
  'ended/Enchanted': lines`
    The spell on ${at} is over: ${what}.
    ${at} no longer bears it: ${what}.
    The magic leaves ${at}: ${what}.
    What lay on ${at} is gone: ${what}.
  `,
  'harmed/hit dice bought': lines`
    ${at} gives it everything, and feels it.
    ${at} pushes hard for this one.
    ${at} risks more than is wise.
    It takes a toll on ${at} to try so hard.
  `,
  'harmed/pierce dice bought': lines`
    ${at} puts all weight behind it, and feels it.
    ${at} pushes hard for this one.
    ${at} drives it home at a price.
    It takes a toll on ${at} to strike so hard.
  `,
  'harmed/three times capacity': lines`
    It is more than ${at} can bear, and it shows in blood.
    ${at}’s heart cannot take this any longer.
    The strain tears something in ${at}.
    Fear itself draws blood from ${at}.
  `,
  healed: UNTOLD,
  'phase/fighting': lines`
    Torches up: rounds begin.
    The dark moves, and the fight is on.
    Rounds begin.
    Steel out, backs together: it begins.
  `,
};
