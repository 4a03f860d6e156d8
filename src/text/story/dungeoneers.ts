import { ANSWERS } from '../../rules/core/reason.ts';
import {
  at,
  type Blows,
  blow,
  by,
  HURT,
  LANDED,
  lines,
  noMap,
  onMap,
  type Phrasebook,
  type PhraseSet,
  STOPPED,
  tool,
  UNTOLD,
  what,
} from '../phrase.ts';

/** Dungeoneers told darkly, besides the common ways. */
const dungeoneersGrim: Blows = [
  blow({ way: ['melee', 'ranged'], outcome: ['critical success'], result: HURT })`
    ${noMap}It echoes in the tunnels, the noise ${at} makes; ${by} made it happen.
    ${noMap}${by} opens ${at} for the rats.
    ${noMap}Nobody will carry ${at} up these stairs if ${by} does that again.
    ${noMap}The torch hisses; some of ${at} has got on it, thanks to ${by}.
    ${at} stands on nothing but spite after that; ${by} has seen spite run out.
  `,
  blow({ way: ['melee'], outcome: ['critical success'], result: HURT })`
    ${by} finds where the last delver’s blade went into ${at}, and follows it.
  `,
  blow({ way: ['melee', 'ranged'], outcome: ['success'], result: HURT })`
    ${by} gets under the skin, and ${at} feels the cold of the place inside.
    ${noMap}${at} bleeds on stones that have seen worse; ${by} has seen worse.
    ${noMap}${by} drives ${at} into the corner where the bones are.
    ${noMap}It goes in. ${at} holds the wall. ${by} pulls it out.
    ${by} hurts ${at} in the way of people who want to get out of here.
    In the dark it sounds like chewing: ${by} on ${at}.
  `,
  blow({ way: ['melee'], outcome: ['failure'] })`
    ${by} strikes where the breathing was. ${at} holds it now.
    ${noMap}${at} keeps to the edge of the light, and ${by} does not reach there.
  `,
  blow({ way: ['melee', 'ranged'], outcome: ['failure'] })`
    ${noMap}${by} is tired of dark and stairs, and ${at} feels it.
    ${at} shoves a corpse at ${by} and gets away with it.
    ${noMap}${by} misses, and the tunnel laughs with ${at}.
    ${noMap}The stones are slick with somebody, and ${by} does not get to ${at}.
  `,
  blow({ way: ['melee', 'ranged'], outcome: ['failure'], answer: ['dodge'] })`
    ${at} ducks where others have not, and ${by} sees them lying there.
    ${at} dodges into the dark, and for a breath ${by} is alone.
    ${noMap}${at} rolls over old bones, away from ${by}.
    ${by} meant it to end here. ${at} sidesteps, and it does not.
    ${at} drops flat among the dead, and ${by} takes one of them for ${at}.
    ${at} weaves, thin with hunger and fear; ${by} finds no middle.
    ${at} dodges. How often still, thinks ${by}, and so does ${at}.
    ${at} ducks under it and smells ${by}’s sweat.
  `,
  blow({ way: ['spell'], outcome: LANDED, result: ['nothing', ...STOPPED], answer: ANSWERS, helpful: true })`
    ${by} gives ${at} what there is to give down here.
    ${at} takes it without a word; ${by} had none left anyway.
    The page crumbles under ${by}’s thumb, and ${at} has the last of it.
    It is cold on the skin, but it is ${by}’s, and ${at} keeps it.
    ${by} spends on ${at} what was saved for the way out.
    ${tool} sinks into ${at} like water into ash; ${by} hopes that it holds.
    ${at} breathes, and ${by} counts that as enough.
    One of the old words is for friends. ${by} says it over ${at}.
  `,
  blow({ way: ['melee'], outcome: ['critical failure'] })`
    ${noMap}The torch goes out at the worst moment; ${by} strikes, and ${at} waits.
  `,
  blow({ way: ['melee', 'ranged'], outcome: ['critical failure'] })`
    ${by} steps into what was a friend, and ${at} grins.
    ${by}’s arm is shaking too hard to be used on ${at}.
    ${by} cuts the dark. The dark, and ${at}, stay whole.
    ${by} slips, and sees for a moment how it will end; ${at} sees it too.
    ${by} hears something behind, turns, and ${at} is in front.
  `,
];

/** Dungeoneers told brightly, besides the common ways. */
const dungeoneersHeroic: Blows = [
  blow({ way: ['melee', 'ranged'], outcome: ['critical success'], result: HURT })`
    Down in the dark somebody will tell of it: ${by} has shattered ${at}’s defense.
    ${by} hits ${at} as if the whole dungeon were watching.
    ${at} was told that nobody could get through there. ${by} was not told.
    Every delve has one such moment: ${by} gets it, ${at} pays.
  `,
  blow({ way: ['melee'], outcome: ['critical success'], result: HURT })`
    ${noMap}Torches gutter in the wind of ${by}’s blow, and ${at} takes all of it.
    ${noMap}${by} strikes a chord in ${at} that echoes down the corridor.
  `,
  blow({ way: ['melee', 'ranged'], outcome: ['success'], result: HURT })`
    ${by} gets through to ${at}, past everything in between.
    ${noMap}In the torchlight ${by} sees the buckle, the gap, and ${at}’s ribs.
    ${noMap}${at} thought the wall covered that side; ${by} is thin enough.
    ${by} hits, and it goes in: ${at} bares teeth.
    ${by} works ${tool} under ${at}’s guard.
  `,
  blow({ way: ['melee'], outcome: ['success'], result: HURT })`
    A good delver’s blow: ${by} hurts ${at} and keeps both feet.
  `,
  blow({ way: ['melee', 'ranged'], outcome: ['failure'] })`
    ${noMap}${at} dances back over the rubble, out of ${by}’s reach.
    ${noMap}${by} hits the pillar ${at} was leaning on.
    ${noMap}${at} knows these stones, and ${by} does not.
    ${noMap}${at} slips along the wall, and ${by} scratches the wall.
  `,
  blow({ way: ['melee'], outcome: ['failure'] })`
    Dust, shadow, and no ${at} where ${by} strikes.
  `,
  blow({ way: ['melee', 'ranged'], outcome: ['failure'], answer: ['dodge'] })`
    ${by} has the reach, ${at} has the nerve to duck under it.
    ${noMap}${at} ducks, and ${by} gets dust from the ceiling.
    ${noMap}${at} dodges around a pillar, and ${by} meets the pillar.
    ${noMap}${by} comes on; ${at} sidesteps, light as a cat on these stones.
    ${noMap}${at} rolls over the rubble and is up again out of ${by}’s reach.
    ${at} drops flat, and it goes over, where ${by} wanted a head.
    ${noMap}${at} weaves between the torches, and ${by} chases a shadow.
    ${by} is fast. ${at} dodges, and is faster.
    ${noMap}${at} ducks into an alcove that ${by} had not seen.
  `,
  blow({ way: ['spell'], outcome: LANDED, result: ['nothing', ...STOPPED], answer: ANSWERS, helpful: true })`
    ${by} lays a hand on ${at}’s shoulder, and the old words do the rest.
    ${noMap}${tool}, says ${by}, and ${at} stands a little taller in the torchlight.
    ${at} nods to ${by}: it is there, and it feels right.
    Down here a friend is worth a torch: ${by} gives ${at} both.
    ${noMap}${by} whispers, the stones listen, and ${at} has ${tool}.
    A line of light runs from ${by} to ${at}, and stays.
    ${at} laughs: that was what was needed, and ${by} knew it.
    ${by} reads from the page, and ${at} feels every word.
  `,
  blow({ way: ['melee', 'ranged'], outcome: ['critical failure'] })`
    ${noMap}${by} slips on wet stone before ${at}.
    ${by} and the floor meet; ${at} is not involved.
    ${noMap}A bat startles ${by} at the worst moment, much to ${at}’s luck.
    ${noMap}${by} gets caught in a cobweb, and ${at} watches politely.
  `,
  blow({ way: ['melee'], outcome: ['critical failure'] })`
    ${noMap}${by} strikes the ceiling, and ${at} gets only dust.
    ${noMap}${by} steps on a loose slab and swings past ${at}.
  `,
];

/** What comes up now and then in Dungeoneers. */
const dungeoneersRare: Phrasebook = {
  'remarked/ambient magica': lines`
    The magic of this place lends ${by} a hand.
    ${by} draws on what is in the air.
    For ${by} the air itself pays.
    ${by} breathes in what this place has of magic.
  `,
  'remarked/nothing to mend': UNTOLD,
  'remarked/wound past capacity': UNTOLD,
  'remarked/more than capacity': UNTOLD,
  'remarked/carried along': lines`
    ${at} drags ${by} along.
    Where ${at} goes, ${by} goes too.
    ${by} is hauled along by ${at}.
    ${by} has no say in it: ${at} holds on.
  `,
  'remarked/failed on purpose': lines`
    ${by} lets it happen.
    ${by} does not resist.
    ${by} opens up to it.
    ${by} welcomes it.
  `,
  'remarked/let through': lines`
    ${by} lets the magic through.
    ${by} does not stand in its way.
    ${by} lowers all wards for it.
    ${by} nods, and the spell passes.
  `,
  'remarked/effect on a hit': lines`
    More than a hit, for ${by}: ${what}.
    The weapon does its own: ${what}.
    And something else for ${by}: ${what}.
    ${by} feels it: ${what}.
  `,
  'remarked/effect on a miss': lines`
    Even a miss leaves something with ${by}: ${what}.
    A miss, but ${by} notes it: ${what}.
    It was not for nothing: ${what}.
    ${by} feels it all the same: ${what}.
  `,
  'remarked/effect on a pierce': lines`
    It goes in, and more, for ${by}: ${what}.
    The weapon does its own: ${what}.
    And something else for ${by}: ${what}.
    ${by} feels it: ${what}.
  `,
  'remarked/effect on a deflection': lines`
    It goes off the armor, but ${by} has this of it: ${what}.
    Deflected, and yet: ${what}.
    And something else for ${by}: ${what}.
    ${by} feels it all the same: ${what}.
  `,
  'begun/opportune strike/leaves the threat range': lines`
    ${at} gives an opening, and ${by} takes it.
    ${by} strikes before ${at} is out of reach.
    No one passes ${by} for free, ${at} neither.
    ${at} turns to go, and ${by} is there.
  `,
  'begun/opportune strike/attacks from afar': lines`
    ${at} takes aim, and ${by} is too near for that.
    ${by} does not wait for the shot, and strikes at ${at}.
    ${at} has eyes for somebody far away, not for ${by}.
    A shot takes time, and ${by} uses it against ${at}.
  `,
  'begun/opportune strike/casts from afar': lines`
    ${at} begins to speak, and ${by} strikes into the words.
    ${by} does not let ${at} cast in peace.
    A spell takes time, and ${by} uses it against ${at}.
    ${at} looks far away to cast, and ${by} is near.
  `,
  'begun/opportune strike': lines`
    ${at} gives an opening, and ${by} takes it.
    ${at} looks away for a moment too long; ${by} is there.
    ${by} sees the opening that ${at} gives.
    One moment without care, ${at}, and ${by} strikes.
  `,
  'done/opportune strike': lines`
    ${by} reaches for ${at}, too late.
    ${by} sees the opening, and it closes.
    ${at} is safe before it counts for ${by}.
    ${by} has the chance, and it goes.
  `,
  'begun/reaction': UNTOLD,
  'done/reaction': lines`
    ${by} is ready for that: ${tool}.
    ${by} answers with ${tool}.
    That was what ${by} had ${tool} for.
    At once ${by} has ${tool} for it.
  `,
  'begun/attack': UNTOLD,
  'done/attack': lines`
    ${by} goes for ${at}, and does not get there.
    ${by} is stopped on the way to ${at}.
    It never comes to the blow ${by} meant for ${at}.
    ${by} does not get at ${at}.
  `,
  'done/cast': lines`
    ${by} casts ${tool} on ${at}.
    ${by} lays ${tool} on ${at}.
    A word in an old tongue, and ${at} has ${tool}.
    ${by} reaches out to ${at} with ${tool}.
  `,
  'done/cast/self': lines`
    ${by} casts ${tool}.
    ${by} draws ${tool} close.
    A word in an old tongue: ${tool}.
    ${by} calls on ${tool}.
  `,
  'done/cast/alone': lines`
    ${by} casts ${tool}.
    ${by} calls on ${tool}.
    A word in an old tongue: ${tool}.
    ${by} speaks ${tool} into the dark.
  `,
  'done/defend': lines`
    ${by} goes on the defensive.
    ${by} keeps up a guard.
    ${noMap}Back to the wall, ${by} defends.
    ${by} watches every hand and foot.
    ${onMap}${by} stands firm and defends.
  `,
  'done/disengage': lines`
    ${by} gets ready to slip away.
    ${by} breaks off carefully.
    ${by} feels for the way out.
    ${by} shows nobody a back.
  `,
  'done/sprint': lines`
    ${by} runs.
    ${by} breaks into a sprint.
    ${by} puts on speed.
    ${by} dashes down the passage.
  `,
  'done/drop-prone': lines`
    ${by} drops flat.
    ${by} drops flat to the floor.
    ${noMap}${by} goes down to the stones.
    ${by} hugs the ground.
    ${onMap}${by} lies down flat.
  `,
  'done/equip': lines`
    ${by} changes gear: ${tool}.
    ${by} sees to ${tool}.
    ${by} takes a moment for ${tool}.
    ${by} fumbles with straps: ${tool}.
  `,
  'done/hazard': lines`
    The dungeon itself strikes at ${at}: ${what}.
    This place has something to offer for ${at}: ${what}.
    It was never safe down here, ${at}: ${what}.
    Nobody was careful enough, ${at} least of all: ${what}.
  `,
  'done/mend': lines`
    It does ${at} good.
    Somebody sees to ${at}.
    Something mends in ${at}.
    It gets better for ${at}.
  `,
  'done/move': lines`
    ${by} moves (${what}).
    ${by} takes a better place (${what}).
    ${by} picks a way through (${what}).
    ${noMap}${by} shifts along the wall (${what}).
    ${onMap}${by} changes position (${what}).
  `,
  'done/place': UNTOLD,
  'done/ready': lines`
    ${by} waits for the moment.
    ${by} has something ready.
    ${by} holds still, and watches.
    Not yet, says ${by}’s whole body.
  `,
  'begun/readied act': lines`
    The moment has come, and ${by} acts.
    ${by} has been waiting for this.
    Now, thinks ${by}.
    ${by} does what was held ready.
  `,
  'done/readied act': lines`
    The moment has come, and ${by} acts.
    ${by} has been waiting for this.
    Now, thinks ${by}.
    ${by} does what was held ready.
  `,
  'done/release': lines`
    ${by} lets go.
    ${by} opens both hands.
    ${by} has held on long enough.
    ${by} releases the hold.
  `,
  'done/stand': lines`
    ${by} stands up.
    ${by} scrambles to both feet.
    ${by} is up again.
    ${noMap}${by} gets off the stones.
    ${onMap}${by} is upright again.
  `,
  'done/turn': lines`
    ${by} turns around.
    ${by} turns to face ${at}.
    ${by} swings about.
    ${by} has heard something, and turns.
  `,
  'done/use': lines`
    ${by} uses ${tool}.
    ${by} reaches for ${tool}.
    ${by} takes ${tool} from the pack.
    Quickly ${by} brings out ${tool}.
  `,
  'done/grapple': lines`
    ${by} goes for a hold on ${at}.
    ${by} reaches for ${at}.
    ${by} closes with ${at}.
    ${by} opens both arms for ${at}.
  `,
  'done/push': lines`
    ${by} pushes ${at}.
    ${by} leans on ${at}.
    ${by} throws a shoulder at ${at}.
    ${by} shoves ${at}.
  `,
  'grapple/success': lines`
    ${by} gets a hold on ${at}.
    ${noMap}${by} pins ${at} against the stones.
    ${at} is held fast by ${by}.
    ${by} has ${at} by the harness.
    ${onMap}${by} gets hold of ${at} and hangs on.
  `,
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

/** How Dungeoneers is told. */
export const dungeoneers: PhraseSet = {
  heroic: [],
  grim: [],
  plain: [],
  any: [dungeoneersRare],
  blows: { heroic: [dungeoneersHeroic], grim: [dungeoneersGrim], plain: [] },
};
