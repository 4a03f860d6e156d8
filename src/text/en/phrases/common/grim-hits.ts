import { type Blows, blow, HURT, LANDED } from '../../../blow-lines.ts';
import { at, by, own, s, tool } from '../../../phrase.ts';

/** Hits by what does the harm, told darkly. */
export const grimHits: Blows = [
  blow({ way: ['melee'], outcome: LANDED, result: HURT, harm: ['slash'] })`
    ${by} opens ${at} from hip to rib, not deep enough to end it.
    Skin parts; ${at} looks, and wishes not to have; ${by} swings again.
    ${by}’s ${own} cut${s} through cloth and come${s} out red.
    ${at} holds a hand to the cut and the hand fills; ${by} watches.
    ${by} saws more than cuts, and ${at} howls.
    A strip of ${at} stays on ${by}’s ${own}.
  `,
  blow({ way: ['melee'], outcome: LANDED, result: HURT, harm: ['stab'] })`
    ${by} pushes ${tool} into ${at} and has to pull to get it back.
    The point scrapes bone in ${at}; ${by} feels it in the wrist.
    ${by} stabs ${at} twice, because once was not sure.
    ${at} makes no sound at all as ${by} goes in.
    Under the ribs, up: ${by} knows where to stab ${at}.
    A small hole in ${at}. ${by} knows that the small ones kill.
  `,
  blow({ way: ['melee'], outcome: LANDED, result: HURT, harm: ['crush'] })`
    Something cracks in ${at}, and it is not the ground; ${by} nods.
    ${by} hits ${at} until the shape of it is wrong.
    ${at} spits teeth; ${by} has room for another blow.
    A dull thud, like meat on a table: ${by} on ${at}.
    ${by} breaks what ${at} was holding up to live behind.
    ${at}’s arm hangs, after ${by}’s blow, as arms should not.
  `,
  blow({ way: ['melee'], outcome: LANDED, result: HURT, harm: ['bite'] })`
    ${by} tears, and swallows, and ${at} has seen it.
    Teeth meet inside ${at}.
    ${by} has ${at} by the flesh and shakes.
    ${at} pulls free and leaves some behind in ${by}.
    Hot breath, then pain: ${by} bites ${at} to the bone.
    ${by} licks what was ${at}’s a moment ago.
  `,
  blow({ outcome: LANDED, result: HURT, harm: ['fire'] })`
    ${at} burns, and the smell gets into everything; ${by} does not look away.
    Hair first, then skin: ${by}’s fire is on ${at}.
    ${by} gives ${at} to the fire.
    Fat hisses. ${at} screams. ${by} breathes smoke.
    The fire of ${by} finds what will burn in ${at}.
  `,
  blow({ outcome: LANDED, answer: ['dodge'], result: HURT, harm: ['fire'] })`
    ${at} rolls in the dirt, smoking; ${by} steps closer.
  `,
  blow({ outcome: LANDED, result: HURT, harm: ['cold'] })`
    ${at}’s fingers go white, then blue; ${by} waits.
    The cold of ${by} gets into ${at} and stays there.
    Ice creaks inside ${at}, and ${by} hears it.
    ${at} cannot feel it any more, which is the worst of ${by}’s cold.
  `,
  blow({ outcome: LANDED, result: HURT, harm: ['lightning'] })`
    ${at} bites through a lip as ${by}’s lightning goes in and does not find the way out.
    Every muscle of ${at} locks; ${by} counts to two.
    A crack, a stink, and ${at} twitching before ${by}.
    ${by}’s lightning leaves ${at} with eyes like wet stones.
  `,
  blow({ outcome: LANDED, result: HURT, harm: ['acid'] })`
    ${at} watches it eat; ${by} watches ${at}.
    The flesh of ${at} runs where ${by} has hit.
    It smokes, it spreads, and ${at} cannot wipe ${by}’s acid off.
    ${at} claws at what ${by} has thrown, and the claws come off.
  `,
  blow({ outcome: LANDED, result: HURT, harm: ['poison'] })`
    Black lines crawl up from where ${by} touched ${at}.
    ${at} retches. ${by} has time now.
    It will be slow, what ${by} has put into ${at}.
    ${at}’s lips are grey already; ${by} steps back to wait.
  `,
  blow({ outcome: LANDED, result: HURT, harm: ['dark'] })`
    ${by} takes a year from ${at}, or ten.
    ${at} sees the dead standing behind ${by}.
    Something goes out of ${at}, and ${by} keeps it.
    The skin of ${at} wrinkles where ${by} has touched it.
  `,
  blow({ outcome: LANDED, result: HURT, harm: ['light'] })`
    The light of ${by} shows everything in ${at}, and burns it.
    ${at} goes blind for a breath, and wishes to stay so; ${by} shines on.
    No shadow is left for ${at} to hide in from ${by}.
    It is clean, and it is terrible, what ${by} does to ${at}.
  `,
  blow({ outcome: LANDED, result: HURT, harm: ['mind'] })`
    ${at} weeps and does not know why; ${by} knows.
    ${by} finds the door in ${at} that was nailed shut, and opens it.
    There is blood from ${at}’s ears, and ${by} has not moved.
    ${at} hears ${by}’s voice where thoughts should be.
  `,
  blow({ outcome: LANDED, result: HURT, harm: ['force'] })`
    ${at} folds around nothing, and ${by} lowers a hand.
    The ribs of ${at} give under ${by}’s unseen weight.
    ${by} presses, from afar, and ${at} breaks a little.
    The air strikes ${at} like a wall, at ${by}’s word.
  `,
];
