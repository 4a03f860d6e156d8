import { ANSWERS } from '../../../rules/core/reason.ts';
import { at, type Blows, blow, by, HURT, LANDED, MISSED, noMap, onMap, own, STOPPED, s, tool } from '../../phrase.ts';

/** What somebody does about a blow, and what it does that nobody meant, told brightly. */
export const heroicAnswers: Blows = [
  blow({ way: ['melee', 'ranged'], outcome: MISSED, answer: ['dodge'] })`
    ${at} ducks, and ${by}’s ${own} find${s} only air.
    A dodge worth a cheer: ${at} is out of ${by}’s way before the thought is finished.
    ${at} sidesteps, light as a dancer, and ${by} goes by.
    ${by} was quick; ${at} dodges quicker.
    ${at} sees it coming, dodges, and has time for a bow to ${by}.
    Down, round and up again: ${at} has dodged ${by}.
  `,
  blow({ way: ['melee', 'ranged'], outcome: LANDED, result: HURT, answer: ['dodge'] })`
    ${at} dodges, but ${by} has guessed the side.
    ${at} ducks a moment too late for ${by}.
    A fine dodge, and still ${by} gets to ${at}.
    ${at} is almost out of the way of ${by}. Almost.
  `,
  blow({ way: ['melee', 'ranged'], outcome: [...MISSED, ...LANDED], result: STOPPED, answer: ['block'] })`
    ${at} blocks, and all that ${by} gets is the noise.
    ${by} meets ${at}’s guard, solid as a gate.
    ${at} blocks it full on and does not give an inch to ${by}.
    Braced and ready, ${at} blocks ${by} with a laugh.
    ${by} tries; ${at} blocks; the field hears it.
  `,
  blow({ way: ['melee', 'ranged'], outcome: LANDED, result: HURT, answer: ['block'] })`
    ${at} blocks the worst of it; ${by} lands the rest.
    ${by} hits so hard that it comes right through ${at}’s block.
    ${at} gets the block up, and ${by} still makes it tell.
    Without that block ${at} would be worse off; ${by} hits all the same.
  `,
  blow({ way: ['melee', 'ranged'], outcome: MISSED, answer: ['parry'] })`
    ${at} parries, and ${by} is turned half around by it.
    A ringing parry: ${at} sends ${by}’s ${own} wide.
    ${at} meets ${tool} and turns it aside; ${by} must begin again.
    ${by} attacks, ${at} parries, as cleanly as in the fencing hall.
    ${at} parries with a flick, and winks at ${by}.
  `,
  blow({ way: ['melee', 'ranged'], outcome: LANDED, result: HURT, answer: ['parry'] })`
    ${at} parries, but ${by} slides past the parry and hits.
    ${by} beats down ${at}’s parry and lands it.
    ${at} tries to parry; ${by} was waiting for that.
    The parry comes late, and ${by} has hit ${at}.
  `,
  blow({ way: ['melee', 'ranged'], outcome: LANDED, result: STOPPED })`
    ${by} hits ${at} as well as anybody could, and ${at} does not feel it.
    It ought to hurt. ${at} looks as surprised as ${by} that it does not.
    ${by} lands it, and ${at} laughs it off.
    ${at} takes the hit from ${by} and comes out without a scratch.
    A hit for the story, ${by}, but not for ${at}’s skin.
    ${at} stands there as before, and ${by} begins to wonder.
    ${by}’s ${own} connect${s}; nothing of it reaches ${at}.
  `,
  blow({ way: ['melee', 'ranged'], outcome: LANDED, result: HURT, answer: ['helpless'] })`
    ${at} can do nothing, and ${by} does not miss.
    Nothing stands between ${by} and ${at}: a hit.
    ${by} has all the time in the world, and ${at} has none.
    ${by} hits home while ${at} can lift no hand.
    There is nobody to stop ${by}, least of all ${at}.
    An open target: ${by} hits ${at} exactly as planned.
  `,
  blow({ way: ['melee', 'ranged'], outcome: MISSED, answer: ['helpless'] })`
    ${at} cannot move, and still ${by} manages to miss.
    ${by} misses ${at}, who has done nothing for it.
    Luck, and nothing but luck, keeps ${by} from ${at}.
    ${by} has the easiest target of the day in ${at}, and wastes it.
  `,
  blow({ way: ['melee', 'ranged'], outcome: LANDED, result: STOPPED, answer: ['helpless'] })`
    ${at} lies open to ${by}, and yet nothing gets through.
    ${by} hits ${at}, who could not stop it; something else did.
    A clean hit by ${by} on ${at}, and not a scratch.
    ${at} does nothing at all, and is not hurt by ${by} at all.
  `,
  blow({ way: ['spell'], outcome: LANDED, result: [...HURT, 'nothing'], answer: ['helpless'] })`
    ${at} can put nothing against it, and ${by}’s ${own} takes hold.
    ${by} speaks, and ${at} has no way out.
    No will, no ward: ${by}’s ${own} finds ${at} wide open.
    ${at} is at ${by}’s mercy, and ${tool} is upon ${at}.
  `,
  blow({ way: ['spell'], outcome: MISSED, answer: ['helpless'] })`
    ${at} cannot resist, and ${by}’s ${own} fails all by itself.
    ${by} loses the thread; ${at} is spared by chance alone.
    ${at} knows nothing of it: ${by}’s ${own} goes astray.
    It ought to be easy with ${at}, and ${by} still fails.
  `,
  blow({ way: ['spell'], outcome: LANDED, result: ['stopped', 'stopped by armor'], answer: ['helpless'] })`
    ${by}’s ${own} washes over ${at} and changes nothing.
    ${at} lies there, untouched by ${by}’s ${own}.
    Helpless as ${at} is, ${tool} does no harm.
    ${by} pours it out over ${at}, and it finds no hold.
  `,
  blow({ outcome: LANDED, result: ['healed'], answer: ANSWERS })`
    ${by} meant harm; it does ${at} good instead.
    What was to hurt ${at} heals, and ${by} stares.
    ${at} drinks in what ${by} sends, and is the better for it.
    The harm turns round on its way: ${by} has healed ${at}.
    ${at} thrives on it, much to ${by}’s surprise.
    ${by} attacks, and ${at} mends.
  `,
  blow({ outcome: LANDED, result: ['healed'], answer: ANSWERS, helpful: true })`
    ${by}’s ${own} heals ${at}.
    Warmth flows from ${by} into ${at}, and wounds close.
    ${by} lends ${at} new strength.
    ${at} breathes freely again, thanks to ${by}.
    ${at} stands straighter: ${by}’s ${own} has healed.
    ${by} mends what was broken in ${at}.
  `,
  blow({ outcome: LANDED, result: ['nothing', ...STOPPED], answer: ANSWERS, helpful: true })`
    ${by} brings ${tool} upon ${at}.
    ${tool} settles on ${at}, as ${by} wished.
    ${at} feels ${by}’s ${own} at work.
    A good word from ${by}, and ${at} is the better for it.
  `,
  blow({ outcome: LANDED, result: ['nothing to mend'], answer: ANSWERS, helpful: true })`
    ${by} is ready to heal ${at}, who has not a scratch.
    ${at} is unhurt, and ${by}’s ${own} has nothing to do.
    ${by}’s ${own} finds ${at} whole already.
    ${at} thanks ${by}, but there is nothing to heal.
    ${by} looks ${at} over: unhurt, and ready for more.
    ${at} grins at ${by}: not a scratch so far.
    ${by} means well, but ${at} is unhurt.
    ${by}’s ${own} comes and goes. ${at} was unhurt to begin with.
    ${at} feels fine already. ${by} will know next time.
    ${by} gives it to ${at}, who has no wound to show for this day.
  `,
  blow({ outcome: MISSED, answer: ANSWERS, helpful: true })`
    ${by}’s ${own} does not reach ${at}.
    ${by} means well by ${at}, and it fails.
    Nothing comes of ${by}’s ${own} for ${at}.
    ${by} tries to help ${at}; it is not enough.
  `,
];

/** Blows from close by, told brightly. */
export const heroicBlows: Blows = [
  blow({ way: ['melee'], outcome: ['critical success'], result: HURT })`
    ${by} finds the one opening that matters, and ${at} reels under ${tool}.
    A perfect moment: ${by} strikes ${at} with everything there is to give.
    ${at} never sees ${tool} come; ${by} makes it count.
    ${by} reads ${at} like an open page and strikes where it ends.
    One step, one breath, and ${by}’s ${own} land${s} with thunder on ${at}.
    ${by} turns ${at}’s own rush against ${at}, and the blow is beautiful.
    The whole field seems to pause as ${by} brings ${tool} home against ${at}.
    ${by} feints high, shifts, and hits ${at} exactly where no guard is.
    Bards will sing of this one: ${by}’s ${own}, and ${at} staggering back.
    ${at} blinks, and in that blink ${by} has already struck.
    ${by} roars, and ${tool} break${s} through everything ${at} puts in the way.
    With a grin ${by} does the impossible, and ${at} pays for standing there.
  `,
  blow({ way: ['melee'], outcome: ['success'], result: HURT })`
    ${by} gets past ${at}’s guard, and ${tool} land${s}.
    ${at} turns too late for ${by}’s ${own}.
    ${by} strikes ${at} and is away again before the answer comes.
    ${by} presses forward, and ${tool} find${s} ${at}.
    A quick turn of the wrist, and ${by} scores on ${at}.
    ${at} gives ground, but not enough: ${by}’s ${own} get${s} there first.
    ${by} sees the gap in ${at}’s guard and goes for it.
    Steel nerves, steady feet: ${by} hits ${at}.
    ${by} ducks under ${at}’s arm and strikes true.
    Step, turn, strike: ${by} leaves a mark on ${at}.
    ${by} drives ${at} back with a clean hit.
  `,
  blow({ way: ['melee'], outcome: ['success'], answer: ['parry'], result: HURT })`
    ${at} parries the first, not the second; ${by} lands it.
  `,
  blow({ way: ['melee'], outcome: ['failure'] })`
    ${at} slips aside, and ${by} strikes only air.
    ${by} comes close, but ${at} is not there any more.
    ${by} swings wide of ${at}.
    ${at} leans back a hand’s breadth, and ${tool} sweep${s} past.
    ${by} commits, ${at} does not: the blow goes by.
    ${at} reads the strike early and steps out of it.
    A fine attempt by ${by}, and a finer answer by ${at}.
    ${by} lunges; ${at} is already two steps to the left.
    ${by} tests ${at}’s guard and finds it closed.
    Quick feet save ${at} from ${by}’s ${own}.
  `,
  blow({ way: ['melee'], outcome: ['failure'], answer: ['parry'] })`
    ${at} turns ${by}’s ${own} away with a flourish.
    ${at} knocks ${tool} off the line at the last moment.
  `,
  blow({ way: ['melee'], outcome: ['critical failure'] })`
    ${by} stumbles over the blow, nowhere near ${at}.
    Everything goes wrong for ${by}: ${tool} all but leave${s} the grip.
    ${by} swings so hard that it is ${by} who turns around.
    ${at} has only to watch as ${by} trips past.
    ${noMap}${by}’s ${own} hit${s} the ground, a stone, anything but ${at}.
    ${noMap}A loose strap, a slick stone: ${by} nearly goes down before ${at}.
    ${onMap}A loose strap, a bad step: ${by} nearly goes down before ${at}.
    ${by} strikes at where ${at} stood a good while ago.
    Even ${at} looks surprised at how far ${by} misses.
    ${by} overreaches, and it takes three steps to stand again.
    ${noMap}Somewhere a crow laughs: ${by}’s blow goes anywhere but at ${at}.
    ${by} gets tangled in the attempt, and ${at} is spared the trouble.
    The blow that ${by} meant for ${at} will not be in any song.
  `,
  blow({ way: ['melee'], outcome: LANDED, result: ['stopped by armor'] })`
    ${by} hits ${at} squarely, and the armor takes all of it.
    ${tool} ring${s} on ${at}’s armor, and the armor holds.
    The blow lands; ${at}’s armor was made for days like this.
    ${by} would have had ${at} there, but for the armor.
    Well struck, ${by}; better armor, ${at}.
  `,
  blow({ way: ['melee'], outcome: LANDED, answer: ['block'], result: STOPPED })`
    ${at} catches ${by}’s blow on solid metal and holds.
    ${at} takes the blow on the shield arm and stands.
  `,
  blow({ way: ['melee'], outcome: LANDED, result: STOPPED })`
    A clean strike by ${by}, and ${at} shrugs it off.
    ${by}’s ${own} find${s} ${at}, but nothing gets through.
    Sparks fly where ${by} hits ${at}; that is all that flies.
    ${by} strikes hard, and ${at} is harder.
    ${at} turns a shoulder into ${by}’s strike, and it slides off.
  `,
];

/** Hits by what does the harm, told brightly. */
export const heroicHits: Blows = [
  blow({ way: ['melee'], outcome: LANDED, result: HURT, harm: ['slash'] })`
    ${by} opens a bright line across ${at}.
    A sweeping cut by ${by}, and ${at} recoils.
    ${by}’s ${own} draw${s} a red arc through ${at}’s guard.
    ${at} spins away with a cut to show for it; ${by} is already past.
    Edge first: ${by} carves through ${at}’s defense.
    ${by} slashes low, and ${at} hops back too late.
  `,
  blow({ way: ['melee'], outcome: LANDED, result: HURT, harm: ['stab'] })`
    ${by} lunges, and the point finds ${at}.
    Quick as a needle, ${by} pricks ${at} deep.
    ${by} slides ${tool} through the gap and into ${at}.
    ${at} gasps as ${by}’s point goes in and out again.
    In, out, gone: ${by} has stabbed ${at}.
    Straight as a plumb line ${by} thrusts, and ${at} is run through.
  `,
  blow({ way: ['melee'], outcome: LANDED, result: HURT, harm: ['crush'] })`
    ${by} brings ${tool} down, and ${at}’s knees know it.
    A blow like a falling tree: ${by} rattles ${at} to the teeth.
    ${by} knocks the wind clean out of ${at}.
    ${at} flies back a step from ${by}’s blow.
    Bones complain in ${at} as ${by} connects.
    ${by} hammers ${at} like hot iron.
  `,
  blow({ way: ['melee'], outcome: LANDED, result: HURT, harm: ['bite'] })`
    ${by} snaps, and ${at} is in it.
    ${at} cannot shake ${by} off before the teeth close.
    Jaws shut on ${at}; ${by} holds a moment longer than needed.
    ${by} darts in and takes a mouthful of ${at}.
    ${at} yelps; ${by} has bitten deep.
    ${by} worries ${at} like a dog with a rope.
  `,
  blow({ outcome: LANDED, result: HURT, harm: ['fire'] })`
    Flames leap from ${by} to ${at} and dance there.
    ${at} beats at the fire ${by} has lit.
    Heat rolls over ${at}, and ${by} stands bright behind it.
    For a moment ${at} is a torch of ${by}’s making.
    ${by} sets the air alight, and ${at} with it.
    Sparks, smoke, and ${at} running from ${by}’s fire.
  `,
  blow({ outcome: LANDED, result: HURT, harm: ['cold'] })`
    Frost blooms where ${by} touches ${at}.
    ${at}’s breath turns white; ${by} has brought the winter.
    Ice climbs over ${at} at ${by}’s bidding.
    ${at} shivers to the bone under ${by}’s cold.
  `,
  blow({ outcome: LANDED, result: HURT, harm: ['lightning'] })`
    A white flash from ${by}, and ${at} smells of storm.
    ${by} throws the sky at ${at}.
    Lightning walks from ${by} to ${at} in one step.
    ${at} jerks like a puppet on ${by}’s bright strings.
  `,
  blow({ outcome: LANDED, result: HURT, harm: ['acid'] })`
    It hisses where ${by} has hit ${at}.
    ${at} tears at smoking cloth; ${by}’s acid is at work.
    What ${by} brings eats its way into ${at}.
    Green drops from ${by}, and ${at} wishes for water.
  `,
  blow({ outcome: LANDED, result: HURT, harm: ['poison'] })`
    ${at} turns the wrong colour; ${by} has seen to that.
    The venom of ${by} goes through ${at} like bad news.
    ${by} leaves something in ${at}’s blood.
    ${at} sways; ${by}’s poison is quick.
  `,
  blow({ outcome: LANDED, result: HURT, harm: ['dark'] })`
    Shadow pours from ${by} into ${at}.
    ${at} grows pale; something of ${at} goes over to ${by}’s side.
    The light dims around ${at}, and ${by} has done it.
    ${by} lays a cold hand on ${at}’s life.
  `,
  blow({ outcome: LANDED, result: HURT, harm: ['light'] })`
    Radiance breaks over ${at}, and ${by} shines.
    ${by} calls down the light, and ${at} cannot bear it.
    ${at} throws up both hands against ${by}’s dawn.
    Pure light from ${by} burns ${at}.
  `,
  blow({ outcome: LANDED, result: HURT, harm: ['mind'] })`
    ${by} speaks inside ${at}’s head, and it is loud.
    ${at} clutches both temples; ${by} has been there.
    A thought of ${by}’s hits ${at} harder than stone.
    ${at} forgets, for a moment, which way is up; ${by} remembers.
  `,
  blow({ outcome: LANDED, result: HURT, harm: ['force'] })`
    An unseen hammer of ${by}’s strikes ${at}.
    The air itself hits ${at} at ${by}’s word.
    ${at} is thrown back by nothing that can be seen; ${by} nods.
    ${by} pushes with a thought, and ${at} goes down the road a little.
  `,
];

/** Shots, told brightly. */
export const heroicShots: Blows = [
  blow({ way: ['ranged'], outcome: ['critical success'], result: HURT })`
    ${by} holds a breath, looses, and ${at} spins from the hit.
    An impossible shot: ${by} threads it straight into ${at}.
    ${by} aims at the one gap ${at} has, and does not miss.
    The shot leaves ${by} like a promise, and ${at} feels it kept.
    ${by} sees only ${at}; the rest of the world goes quiet; then it hits.
    ${at} looks up just in time to see it coming from ${by}.
    From ${by}’s ${own}, across the whole field, dead into ${at}.
    ${by} leads the target by a step, and ${at} walks right into it.
    Eagles aim worse: ${by} hits ${at} where it hurts most.
    One shot is all ${by} needs to make ${at} stagger.
    ${by} shoots past friend and foe, and ${at} takes it full on.
    Time slows for ${by}; it does not slow for ${at}.
  `,
  blow({ way: ['ranged'], outcome: ['success'], result: HURT })`
    ${by} lets fly, and ${at} is hit.
    ${by} aims, breathes out, and hits ${at}.
    ${at} moves, but ${by} has led the shot.
    A sharp crack in the air, and ${at} feels ${by}’s ${own}.
    ${by} finds ${at} between one step and the next.
    ${by} shoots from the hip, and ${at} wishes otherwise.
    ${at} is a heartbeat too slow to get down; ${by} hits.
    ${by} takes the shot that offers itself, and ${at} takes the hit.
    Straight and true: ${by} tags ${at}.
    ${by} picks ${at} out of the throng and does not miss.
    ${at} raises an arm too late against ${by}’s shot.
    ${by}’s ${own} speak${s}, and ${at} listens the hard way.
  `,
  blow({ way: ['ranged'], outcome: ['failure'] })`
    ${by} shoots, and ${at} is not where the shot goes.
    The shot hisses past ${at}’s ear.
    ${by} aims well, but ${at} moves better.
    A near miss: ${at} feels the wind of ${by}’s shot.
    ${by}’s shot strikes the ground at ${at}’s feet.
    ${by} lets fly a moment too early for ${at}.
    ${at} gets something solid between them just in time.
    The shot goes high, and ${at} grins at ${by}.
    ${by} tracks ${at}, fires, and hits the scenery.
    Close, ${by}, but ${at} has had closer.
  `,
  blow({ way: ['ranged'], outcome: ['failure'], answer: ['dodge'] })`
    ${at} drops flat, and ${by}’s shot goes overhead.
    ${at} weaves, and ${by} has only a shadow to shoot at.
  `,
  blow({ way: ['ranged'], outcome: ['critical failure'] })`
    ${by} fumbles the shot; nobody, least of all ${at}, is in danger.
    ${by}’s ${own} choose${s} the worst moment to fail.
    The shot goes so wide that ${at} looks round for another target.
    ${by} slips at the very moment of the shot at ${at}.
    ${at} hears a click, a curse from ${by}, and nothing more.
    ${noMap}${by} shoots the sky; ${at} thanks the sky.
    A twitch, a slip, and ${by}’s shot is lost somewhere behind ${at}.
    ${by} nearly hits everything except ${at}.
    ${noMap}What ${by} aimed at was ${at}; what got hit was a bush.
    ${by} fights ${tool} more than ${at}.
    ${noMap}The wind, the sun, the nerves: ${by} has every excuse and no hit on ${at}.
    ${onMap}Bad aim, bad luck, bad nerves: ${by} has every excuse and no hit on ${at}.
    ${by} lets go too soon, and ${at} never even ducks.
  `,
  blow({ way: ['ranged'], outcome: LANDED, result: ['stopped by armor'] })`
    ${by} hits ${at} dead on, and the armor swallows it.
    The shot sticks in ${at}’s armor and goes no further.
    ${by} aims true, and ${at}’s armor answers.
    ${at}’s armor takes the sting out of ${by}’s shot.
    ${by} marks ${at}’s armor, and only the armor.
  `,
  blow({ way: ['ranged'], outcome: LANDED, result: STOPPED })`
    ${at} flinches, looks down, and finds only a dent from ${by}.
    ${by}’s shot rings off ${at} like a bell.
    A hit, but ${at} is wearing the right thing for it.
    The shot glances off ${at} and sings away.
    ${at} brushes the spent shot aside and looks for ${by}.
    Right on target, ${by}, and ${at} is none the worse.
    It strikes ${at} full on and falls to the ground.
  `,
];

/** Spells, told brightly. */
export const heroicSpells: Blows = [
  blow({ way: ['spell'], outcome: ['critical success'], result: [...HURT, 'nothing'] })`
    ${by} speaks the words as they were meant to be spoken, and ${tool} overwhelm${s} ${at}.
    Power answers ${by} gladly: ${tool} strike${s} ${at} with full force.
    The air itself bends to ${by}, and ${at} is at the heart of it.
    ${by}’s ${own} blaze${s} brighter than it ever has, and ${at} is caught.
    Every syllable falls into place, and ${at} has nothing to set against ${by}.
    ${by} opens both hands, and what comes leaves ${at} reeling.
    For a moment ${by} is more than mortal; ${at} learns it first.
    ${at} braces against ${tool}, and it is not nearly enough.
    ${by} does not cast ${tool} so much as let it loose on ${at}.
    The runes flare, the ground hums, and ${at} is overcome by ${by}.
    ${by} reaches deeper than ever, and ${tool} tear${s} right through ${at}’s will.
    A masterpiece of ${by}’s art, signed across ${at}.
  `,
  blow({ way: ['spell'], outcome: ['success'], result: [...HURT, 'nothing'] })`
    ${by} weaves ${tool}, and it takes hold of ${at}.
    ${by}’s ${own} find${s} ${at} before a word can be said.
    A gesture, a whisper, and ${at} feels ${by}’s power.
    ${at} resists, but ${by}’s will is stronger.
    ${by} finishes the last word, and ${tool} find${s} ${at}.
    Light gathers around ${by}’s hands and leaps at ${at}.
    ${tool} leave${s} ${by}’s fingers and strike${s} ${at}.
    ${by} draws the sign in the air, and ${at} cannot look away in time.
    ${at} has felt magic before, but not ${by}’s.
    ${by} calls, something answers, and ${at} bears it.
    ${by} shapes ${tool} around ${at} with practised ease.
    The words burn on ${by}’s lips, and then on ${at}.
  `,
  blow({ way: ['spell'], outcome: ['failure'] })`
    ${at} shakes off ${by}’s ${own} before it takes hold.
    ${by}’s words fall short, and ${at} stands untouched.
    ${tool} fade${s} a step away from ${at}.
    ${at} sets will against will, and ${by} has to let go.
    ${by} casts, ${at} moves, and the magic strikes bare ground.
    The power flickers between ${by} and ${at}, and goes out.
    ${at} laughs the spell off; ${by} does not laugh.
    ${by} loses the thread, and ${at} slips out of the weave.
    Something in ${at} will not be bent by ${by}.
    ${tool} break${s} on ${at} like a wave on rock.
    ${by} calls, and this time nothing answers against ${at}.
    ${at} steps through the shimmer as if it were mist.
  `,
  blow({ way: ['spell'], outcome: ['critical failure'] })`
    ${by} says the wrong word, and ${tool} sputter${s} out in smoke.
    The magic turns in ${by}’s hands and runs away; ${at} is untouched.
    ${by}’s ${own} fizzle${s} so badly that even ${at} feels sorry.
    Sparks, a bang, a smell of singed hair: ${by}’s, not ${at}’s.
    ${by} forgets the ending, and the spell forgets ${at}.
    What ${by} summons against ${at} is mostly embarrassment.
    The weave snaps back at ${by}, and ${at} never notices.
    ${by} coughs in the middle of the incantation; ${at} is grateful.
    The sign ${by} draws means something else entirely; ${at} stands there, puzzled.
    Power slips through ${by}’s fingers like water, far from ${at}.
    ${by} points ${tool} at ${at} and delights a passing bird instead.
    All that reaches ${at} of ${by}’s magic is a gust of warm air.
  `,
  blow({ way: ['spell'], outcome: LANDED, result: ['stopped by armor', 'stopped'] })`
    ${tool} roll${s} over ${at} and leave${s} nothing behind.
    ${by}’s ${own} strike${s} ${at}, and ${at}’s wards drink it up.
    ${at} stands in the middle of ${by}’s magic and is not harmed.
    The spell takes hold of ${at}, and then lets go again.
    ${by} sees ${tool} part around ${at} like a stream around a stone.
    Something about ${at} eats ${by}’s magic whole.
    ${at} glows for a moment with ${by}’s power, and that is all.
    It reaches ${at}; it does not get in.
    ${by}’s magic hits ${at} squarely and comes to nothing.
    ${at}’s protection sings, and ${tool} fall${s} silent.
    ${by} has the words and the power; ${at} has the better ward.
    ${tool} break${s} into harmless sparks on ${at}.
  `,
];
