import { at, by, lines, noMap, onMap, type Phrasebook, tool, UNTOLD, what } from '../../../phrase.ts';

/** What comes up now and then in Dungeoneers. */
export const dungeoneersRare1: Phrasebook = {
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
};
