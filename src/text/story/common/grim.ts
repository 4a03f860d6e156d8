import { ANSWERS } from '../../../rules/core/reason.ts';
import { at, type Blows, blow, by, HURT, LANDED, MISSED, noMap, onMap, own, STOPPED, s, tool } from '../../phrase.ts';

/** What somebody does about a blow, and what it does that nobody meant, told darkly. */
export const grimAnswers: Blows = [
  blow({ way: ['melee', 'ranged'], outcome: MISSED, answer: ['dodge'] })`
    ${noMap}${at} dodges into the mud, and lives; ${by} spits.
    ${at} ducks, and feels the wind of ${by}’s ${own} in the hair.
    ${at} dodges like an animal. ${by} hits nothing.
    A dodge, a scramble, and ${at} is still breathing before ${by}.
    ${by} grasps at it; ${at} ducks under and away.
    Fear dodges for ${at}; ${by} is left with the air.
  `,
  blow({ way: ['melee', 'ranged'], outcome: LANDED, result: HURT, answer: ['dodge'] })`
    ${at} dodges, and ${by} gets the half that is late.
    ${at} ducks the wrong way. ${by} does not need a second chance.
    The dodge saves ${at}’s life, perhaps; not the skin. ${by} saw to that.
    ${at} tries to dodge, and ${by} follows.
  `,
  blow({ way: ['melee', 'ranged'], outcome: [...MISSED, ...LANDED], result: STOPPED, answer: ['block'] })`
    ${at} blocks, with arms that will not lift tomorrow; ${by} gets nothing.
    ${by} hammers at it. ${at} blocks, and blocks.
    ${at} hides behind the block and comes out whole.
    A dull crack, ${at}’s block holds, and ${by} curses.
    ${at} blocks because there is nothing else left to do against ${by}.
  `,
  blow({ way: ['melee', 'ranged'], outcome: LANDED, result: HURT, answer: ['block'] })`
    ${at} blocks, and it comes through the block; ${by} leans on it.
    Half of it ${at} blocks. The other half bleeds. ${by} looks at both.
    ${by} breaks through ${at}’s block, and something gives.
    ${at} blocks too low for ${by}.
  `,
  blow({ way: ['melee', 'ranged'], outcome: MISSED, answer: ['parry'] })`
    ${at} parries, barely, with a sound like a broken bell; ${by} swears.
    ${by} comes on; ${at} parries and shoves.
    A parry out of habit, and ${at} goes on living before ${by}.
    ${at} turns ${tool} away by a finger’s breadth.
    ${at} parries, arms shaking, and ${by} sees them shake.
  `,
  blow({ way: ['melee', 'ranged'], outcome: LANDED, result: HURT, answer: ['parry'] })`
    ${at} parries, and ${by} goes through it.
    The parry slips in wet hands, and ${by} gets at ${at}.
    ${by} waits for the parry, and then hurts ${at}.
    ${at} parries the wrong thing. ${by} shows which was the right one.
  `,
  blow({ way: ['melee', 'ranged'], outcome: LANDED, result: STOPPED })`
    ${by} hits ${at}, and it is like hitting the weather.
    It lands. ${at} does not bleed. ${by} looks again.
    ${at} ought to be hurt, and is not; ${by} feels the first doubt.
    ${by}’s ${own} find${s} ${at}, and ${at} is whole.
    All that strength, ${by}, and ${at} only breathes a little harder.
    ${at} takes it and keeps coming. ${by} has nothing to show.
    ${by} gets it in, and it does nothing; ${at} shows teeth.
    Whatever ${at} is made of, ${by} has not marked it.
  `,
  blow({ way: ['melee', 'ranged'], outcome: LANDED, result: HURT, answer: ['helpless'] })`
    ${at} can do nothing. ${by} does something.
    There is no honor in it: ${by} hits ${at}, who cannot answer.
    ${by} takes the time it takes. ${at} has no say in it.
    ${at} lies there like meat, and ${by} treats ${at} so.
    Nobody stops ${by}; ${at} cannot.
    It is work, not fighting, what ${by} does to ${at}.
  `,
  blow({ way: ['melee', 'ranged'], outcome: MISSED, answer: ['helpless'] })`
    ${at} does not move, and ${by} misses. Hands shake.
    ${by} cannot look, and so ${at} is missed.
    Even so ${by} fails to hit ${at}.
    ${at} will never know how near ${by} was.
  `,
  blow({ way: ['melee', 'ranged'], outcome: LANDED, result: STOPPED, answer: ['helpless'] })`
    ${by} hits what cannot fight back, and ${at} is not even marked.
    ${at} lies still under it. Nothing breaks. ${by} tries not to think.
    It lands on ${at} and does nothing; ${by} looks away.
    ${by} spends it on ${at}, who takes no harm and gives no answer.
  `,
  blow({ way: ['spell'], outcome: LANDED, result: [...HURT, 'nothing'], answer: ['helpless'] })`
    ${at} cannot even scream, and ${by}’s ${own} goes in.
    Nothing in ${at} is awake to stop it. ${by} lets it loose.
    ${by} speaks over ${at} as over an open grave, and it works.
    It takes ${at} as it finds ${at}: helpless before ${by}.
  `,
  blow({ way: ['spell'], outcome: MISSED, answer: ['helpless'] })`
    ${at} could not have stopped it. ${by} did, by failing.
    The words go sour in ${by}’s mouth, and ${at} is left alone.
    It passes over ${at} as if there were nothing left to take; ${by} shivers.
    ${by} fails, with ${at} helpless, and knows what that means.
  `,
  blow({ way: ['spell'], outcome: LANDED, result: ['stopped', 'stopped by armor'], answer: ['helpless'] })`
    It creeps over ${at}, finds nothing it can eat, and goes; ${by} has paid.
    ${by}’s ${own} breaks on ${at}, who does not know.
    ${at} lies in it, unharmed, and ${by} grows cold.
    Something keeps ${at} that does not sleep. ${by} feels it.
  `,
  blow({ outcome: LANDED, result: ['healed'], answer: ANSWERS })`
    ${by} wanted blood. ${at} has more of it now.
    It closes what it should have opened in ${at}; ${by} stares.
    ${at} feeds on it, and ${by} understands too late.
    The harm goes into ${at} and comes out as strength. ${by} backs away.
    ${by} has done ${at} a kindness, and meant none.
    Wounds close on ${at} where ${by} meant to make one.
  `,
  blow({ outcome: LANDED, result: ['healed'], answer: ANSWERS, helpful: true })`
    ${by}’s ${own} drags ${at} back a little way.
    It hurts to be mended; ${at} bears it, and ${by} goes on.
    ${by} closes what can be closed in ${at}.
    The bleeding stops under ${by}’s hands, and ${at} breathes.
    ${by} gives, and ${at} takes, as the drowning do.
    Some color comes back to ${at}; ${by} has none left.
  `,
  blow({ outcome: LANDED, result: ['nothing', ...STOPPED], answer: ANSWERS, helpful: true })`
    ${by} puts ${tool} on ${at}, for what it is worth.
    ${at} feels ${by}’s ${own} settle in the bones.
    A small mercy from ${by}, and ${at} has it now.
    ${tool} takes to ${at}; ${by} nods, and counts what it cost.
  `,
  blow({ outcome: LANDED, result: ['nothing to mend'], answer: ANSWERS, helpful: true })`
    ${by} spends it on ${at}, who had nothing to heal.
    ${at} was whole. ${by}’s ${own} is gone all the same.
    There is no wound on ${at} yet. ${by} looked for one.
    ${by}’s ${own} finds nothing to close in ${at}.
    ${at} is unhurt. ${by} should have waited an hour.
    ${by} wastes it on ${at}, who has no wound yet.
    ${at} shakes a tired head at ${by}: there is nothing to heal, so far.
    ${at} is unhurt, and ${by} knows that it will not last.
    ${by} finds no wound on ${at}. That is rare enough down the road.
    ${at} stands there unhurt, and ${by} has one hope fewer.
  `,
  blow({ outcome: MISSED, answer: ANSWERS, helpful: true })`
    ${by} has nothing that helps ${at}.
    It does not take. ${at} looks at ${by}, and ${by} looks away.
    ${by}’s ${own} comes to nothing, and ${at} waits on.
    Help was meant for ${at}; ${by} could not hold it.
  `,
];

/** Blows from close by, told darkly. */
export const grimBlows: Blows = [
  blow({ way: ['melee'], outcome: ['critical success'], result: HURT })`
    ${by} puts ${tool} where ${at} keeps breath and blood, and twists.
    There is a sound no one wanted to hear, and ${at} folds around ${by}’s blow.
    ${by} feels something give in ${at}, and leans in.
    ${at} opens a mouth to scream; ${by} has already struck.
    No skill to it, no mercy either: ${by} ruins ${at} with one blow.
    ${by} waits for the mistake. ${at} makes it, and bleeds for it.
    The blow lands with all the weight ${by} has left, and ${at} shows it.
    ${at} will carry the mark of ${by}’s ${own} as long as there is an ${at}.
    ${by} hits bone. ${at} makes a small, surprised noise.
    It is quick, and ugly, and ${at} is the worse for it; ${by} says nothing.
    ${by} finds the soft place in ${at}, as they all have one.
    Red to the wrist, ${by} steps back from ${at}.
  `,
  blow({ way: ['melee'], outcome: ['success'], result: HURT })`
    ${by} hits ${at}, and it tells.
    ${tool} come${s} away wet from ${at}.
    ${at} grunts; ${by} has drawn blood.
    ${by} strikes ${at} the way one does a day’s work.
    A short, hard blow, and ${at} stands less straight before ${by}.
    ${by} gets through, and ${at} will feel it tomorrow, if there is one.
    ${at} guards the wrong side. ${by} does not.
    ${by} gives ${at} something to remember, for however long.
    ${noMap}There is mud, there is breath, and then ${by}’s ${own} find${s} ${at}.
    ${at} staggers. ${by} comes on.
    ${by} takes a piece out of ${at}.
    The guard slips for a moment, and ${by} makes ${at} pay for it.
  `,
  blow({ way: ['melee'], outcome: ['failure'] })`
    ${by} hacks at ${at} and hits nothing.
    ${at} is not where ${by} strikes; not yet.
    ${noMap}${by}’s ${own} cut${s} the rain.
    ${onMap}${by}’s ${own} cut${s} the air, and ${at} breathes on.
    ${by} slips in the muck, and ${at} lives another moment.
    ${at} sees it coming and gets out from under ${by}.
    Not this time: ${by} misses ${at}.
    ${by} swings, ${at} scrambles, nobody bleeds.
    The blow goes past ${at}’s face; ${by} curses.
    ${by} wants it too much, and ${at} is gone from there.
    ${at} hangs on, and ${by} strikes at shadows.
  `,
  blow({ way: ['melee'], outcome: ['failure'], answer: ['parry'] })`
    ${at} shoves the blow aside, breathing hard.
    ${at} beats ${tool} down and backs away.
  `,
  blow({ way: ['melee'], outcome: ['critical failure'] })`
    ${noMap}${by} goes down on one knee in the mud; ${at} only has to step around.
    ${by}’s fingers are numb, the blow is worse, and ${at} sees both.
    ${noMap}${by} strikes a post, a wall, the dead, anything but ${at}.
    Sweat in the eyes, blood on the grip: ${by} fails in front of ${at}.
    ${by} slips on what was spilled here before, far from ${at}.
    The swing tears something in ${by}’s shoulder, and ${at} is untouched.
    ${by} misses ${at} so badly that for a moment all is open.
    ${at} watches ${by} flail, with cold interest.
    ${by}’s strength runs out in the middle of the blow at ${at}.
    ${tool} jam${s} on something, and ${by} stands there before ${at} with nothing.
    It is over before it began: ${by} stumbles, and ${at} bares teeth.
    Fear does this: ${by} closes both eyes, and misses ${at}.
  `,
  blow({ way: ['melee'], outcome: LANDED, result: ['stopped by armor'] })`
    ${by} hits ${at}, and the armor groans, and holds.
    ${tool} grate${s} along ${at}’s armor and bite${s} nothing.
    It should have killed. ${at}’s armor thinks otherwise; ${by} thinks again.
    ${by} jars both arms to the elbow on ${at}’s armor.
    A dull sound, a dent in ${at}’s armor, no blood for ${by}.
    ${at} leans into ${by}’s blow and lets the armor pay.
    ${by} gets through the guard, but not through ${at}’s armor.
    Armor keeps ${at} alive a while longer against ${by}.
  `,
  blow({ way: ['melee'], outcome: LANDED, result: STOPPED })`
    ${at} takes the blow and does not even look down.
    ${by} might as well hit a door as ${at}.
    The edge skids off ${at}; ${by} smells hot metal.
    ${at} feels the weight of ${by}’s blow, and nothing else.
  `,
];

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

/** Shots, told darkly. */
export const grimShots: Blows = [
  blow({ way: ['ranged'], outcome: ['critical success'], result: HURT })`
    ${by} waits, and waits, and then ${at} has a hole where there was none.
    The shot goes in deep, and ${at} sits down hard.
    ${by} does not watch ${at} fall back; ${by} is already looking for the next.
    It makes a wet sound in ${at}. ${by} has heard it before.
    ${by} shoots ${at} the way one puts out a lamp.
    ${at} claws at the wound ${by} has made from far away.
    There is no cover good enough: ${by} finds ${at}’s throat, or near it.
    A breath held, a finger, and ${at} is ruined by ${by}.
    ${at} hears it last of all. ${by}’s ${own} see${s} to that.
    The distance makes it easier for ${by}. It does not for ${at}.
    ${by} picks the spot on ${at} that will not close.
    ${at} looks at the blood as if it were somebody else’s; ${by} knows better.
  `,
  blow({ way: ['ranged'], outcome: ['success'], result: HURT })`
    ${by} shoots ${at}, and blood follows.
    It strikes ${at} somewhere between the ribs; ${by} does not smile.
    ${at} jerks, and keeps coming slower; ${by} has hit.
    ${by} finds ${at} through smoke and shouting.
    A shot out of the murk from ${by}, and ${at} cries out.
    ${at} stops to breathe. ${by} was waiting for that.
    ${by} hits ${at} in the meat, where it counts.
    ${by} does the work, and ${at} bleeds.
    ${at} turns to run, and ${by} shoots all the same.
    ${by} aims low and hits ${at}.
    Something tugs at ${at}; then the pain, then ${by}’s face far off.
    ${by} shoots without hurry, and ${at} limps.
  `,
  blow({ way: ['ranged'], outcome: ['failure'] })`
    ${by} misses ${at}, and has one shot fewer in this world.
    ${noMap}The shot goes into the mud by ${at}.
    ${at} crouches behind somebody dead, and ${by}’s shot stops there.
    ${by}’s hands shake, and ${at} lives.
    ${at} hears it pass, and knows how near ${by} was.
    ${noMap}Smoke and rain: ${by} shoots at ${at} and hits neither.
    ${onMap}${by} shoots too soon, and ${at} breathes on.
    ${at} throws the whole body down, and ${by}’s shot goes over it.
    ${by} blinks at the wrong time for ${at}’s death.
    Not ${at}. Not yet. ${by} reaches for the next.
    ${noMap}The shot strikes a wall; ${at} gets dust and ${by} gets nothing.
    ${by} shoots where ${at} should have been.
    ${at} keeps low, and keeps alive; ${by} has missed.
  `,
  blow({ way: ['ranged'], outcome: ['critical failure'] })`
    ${by}’s ${own} fail${s}, here, now, with ${at} looking.
    ${by}’s hands are slick, and the shot at ${at} goes God knows where.
    A dead click, and ${by} stares at ${at} over it.
    ${by} nearly shoots a friend; ${at} laughs.
    The shot is gone, ${at} is not, and ${by} feels very alone.
    ${by} cuts a palm open on ${tool} and never looks ${at} in the eye.
    Panic pulls the shot away from ${at}; ${by} knows it.
    ${by} drops what was meant for ${at} into the dirt.
    It was a bad shot from a bad place, and ${by} knows ${at} saw it.
    ${by} fires too early, at nothing, and ${at} keeps walking.
    Everything jams that can jam; ${at} takes note of ${by}.
    ${by} shakes too hard to hit a barn, let alone ${at}.
  `,
  blow({ way: ['ranged'], outcome: LANDED, result: ['stopped by armor'] })`
    ${by} hits, and ${at}’s armor takes the death out of it.
    ${at} pulls the spent shot out of the armor and drops it; ${by} swallows.
    The armor stops it a finger from ${at}’s heart.
    ${at} feels the knock of it through the armor; ${by} sees no blood.
    The armor splits; ${at} does not. ${by} curses.
    What ${by} sends, ${at}’s armor keeps.
    ${at} stands there with ${by}’s shot stuck in the armor.
  `,
  blow({ way: ['ranged'], outcome: LANDED, result: STOPPED })`
    It punches ${at} back a step, no more.
    Good shot, ${by}. It did nothing to ${at}.
    ${at} coughs, bruised, breathing, still there for ${by} to see.
    ${by}’s shot flattens on ${at} and falls.
    ${by} hits the one part of ${at} that was covered.
  `,
];

/** Spells, told darkly. */
export const grimSpells: Blows = [
  blow({ way: ['spell'], outcome: ['critical success'], result: [...HURT, 'nothing'] })`
    ${by} says a word that should not be said, and ${at} breaks under it.
    Something looks through ${by} at ${at}, and ${at} screams.
    The smell of burnt air, and ${at} in the middle of what ${by} has done.
    ${by} bleeds from the nose and does not stop; ${at} bears the rest.
    ${tool} take${s} ${at} apart, slowly enough to see.
    ${by} gives the spell everything it asks, and it takes ${at}.
    No ward, no prayer helps ${at} against ${by} now.
    ${at} feels the cold of it behind the eyes; ${by} feels nothing at all.
    It comes when ${by} calls. It goes into ${at}, and likes it there.
    ${by} will dream of this. ${at} would be glad to.
    The light goes wrong around ${at}; ${by} keeps speaking.
    What ${by} does to ${at} has no name in any kind tongue.
  `,
  blow({ way: ['spell'], outcome: ['success'], result: [...HURT, 'nothing'] })`
    ${by} mutters, and ${tool} close${s} on ${at}.
    ${at} feels it crawl under the skin; ${by} looks on.
    A price is paid somewhere, and ${by}’s ${own} find${s} ${at}.
    ${by} points, and ${at} wishes for a clean cut instead.
    The words leave a taste of iron; ${at} gets the rest of ${by}’s spell.
    ${at} fights it, and ${by} pushes harder.
    ${by} lets it out on ${at}, gladly rid of it.
    Cold sweat on ${by}, worse on ${at}.
    ${tool} creep${s} across the ground between ${by} and ${at}.
    ${by} speaks, the shadows listen, and ${at} suffers it.
    ${at} knows the moment it takes hold; so does ${by}.
    ${by} draws on what was sleeping, and it wakes in ${at}.
  `,
  blow({ way: ['spell'], outcome: ['failure'] })`
    ${by} reaches for ${at}, and finds nothing to hold.
    ${tool} gutter${s} and fade${s} short of ${at}.
    ${at} spits, and the spell slides off; ${by} pales.
    The words are right. ${at} is still standing. ${by} has no others ready.
    ${at} will not let ${by} in.
    ${by}’s voice cracks, and ${at} is spared.
    The dark does not want ${at} today, whatever ${by} offers.
    ${by} spends it on ${at}, and it buys nothing.
    ${at} feels a chill, and that is all ${by} gets for the price.
    ${tool} slip${s} from ${by}, and ${at} breathes again.
    ${by} claws at the power, and ${at} steps out of its way.
    ${at} has seen worse than ${by}’s magic, and shows it.
  `,
  blow({ way: ['spell'], outcome: ['critical failure'] })`
    ${by} loses hold of it, and for a heartbeat it looks at ${by} instead of ${at}.
    The spell dies in ${by}’s throat, and something dies with it; ${at} lives.
    ${by} tastes blood, and ${at} feels nothing.
    It burns ${by}’s fingers black at the tips; ${at} is untouched.
    ${by} says one word too many, and shuts up in fear before ${at}.
    What was to strike ${at} crawls back where it came from, past ${by}.
    ${by} shakes, empty, and ${at} knows it.
    The sign smears under ${by}’s hand; ${at} smiles.
    ${by} has called, and nobody came; only ${at} is there.
    The power laughs at ${by}, and leaves ${at} alone.
    ${by} goes white and silent, and ${tool} with it; ${at} stands.
    It slips, it screams, it is gone, and ${at} is not what it took from ${by}.
  `,
  blow({ way: ['spell'], outcome: LANDED, result: ['stopped by armor', 'stopped'] })`
    ${tool} crawl${s} over ${at} and find${s} no way in.
    ${at} stands in it and is not harmed; ${by} feels suddenly cold.
    ${by}’s ${own} break${s} on whatever guards ${at}.
    It takes ${at} by the throat, and lets go, as if burned.
    Something older keeps ${at}; ${by} feels it look back.
    ${by} pours it out, and ${at} drinks it.
    It reaches ${at}, and ends there; ${by} has paid for nothing.
    ${at} wears the right sign, and ${by}’s magic knows it.
    The ward on ${at} smokes, and holds against ${by}.
    ${at} looks at ${by} through the fire, unhurt.
    ${by} has given what it asks, and ${at} has not.
    It slides from ${at} like rain from slate.
  `,
];
