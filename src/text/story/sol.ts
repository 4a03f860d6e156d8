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
  own,
  type Phrasebook,
  type PhraseSet,
  STOPPED,
  s,
  tool,
  UNTOLD,
  what,
} from '../phrase.ts';

/** Project Sol told darkly. */
const solGrim: Blows = [
  blow({ way: ['ranged'], outcome: ['critical success'], result: HURT })`
    ${by} fires until ${at} stops being a silhouette.
    The round goes in small and comes out of ${at} otherwise; ${by} has seen it before.
    ${noMap}${at} slides down the wall and leaves a line on it. ${by} has done that.
    ${by} puts it through the seam, where they all forget to look, ${at} too.
    ${at} says something to nobody; ${by} has already fired.
    ${noMap}No glory in the strip light: ${by} shoots, and ${at} comes open.
    ${at} tries to hold it in with both hands. ${by} looks away.
    ${by} shoots ${at} the way the manual says, and it is horrible.
    ${noMap}Something of ${at}’s rings on the deck; ${by} does not watch it roll.
    ${by}’s ${own} speak${s} for a long second, and ${at} has no reply.
    Pink mist, the old hands call it. ${by} sees it behind ${at}.
    ${by} finds ${at}’s breath in the cold air and aims below it.
  `,
  blow({ way: ['ranged'], outcome: ['success'], result: HURT })`
    ${by} shoots ${at} in something that will not grow back.
    ${at} takes it in the side and goes on, leaking; ${by} follows.
    The shot goes in, and ${at} makes the noise they make; ${by} knows it.
    ${by} hits ${at}. Somebody will have to mop.
    ${at} bends over to look at what ${by} has done.
    ${by} fires into the smoke, and the smoke screams like ${at}.
    ${at} runs three steps on a leg that ${by} has just shot.
    A hole in the suit, a hole in ${at}: ${by} has made both.
    ${by} does the arithmetic of angle and light, and ${at} is the result.
    ${at} bleeds on the controls; ${by} keeps the sights there.
    ${by} hits low. ${at} will be slow to forgive it, and slow.
    It tugs at ${at} like a child at a sleeve. Then it hurts. ${by} waits.
  `,
  blow({ way: ['ranged'], outcome: ['failure'] })`
    ${noMap}${by} shoots a dead screen; ${at} crawls on.
    The round goes past ${at} and into the dark, looking for somebody.
    ${at} lies among the bodies, and ${by} picks the wrong one.
    ${by} fires at breathing. ${at} has stopped breathing for now.
    A recoil, a curse: ${by} has missed ${at} and given away the place.
    ${noMap}${by}’s shot kills a lamp, and ${at} thanks the dark.
    ${at} keeps a corpse between them, and ${by} hits that.
    ${by} blinks sweat away, and ${at} is elsewhere.
    ${noMap}Not ${at}, just the wall; ${by} counts what is left in ${tool}.
    ${by} shoots at fear, which is not where ${at} is.
    ${at} hears the ricochet choose another way; ${by} hears it too.
    The shot tears up the floor in front of ${at}; ${by} cannot hold it steady.
  `,
  blow({ way: ['melee', 'ranged'], outcome: LANDED, result: ['stopped by armor'] })`
    ${by} hits ${at}, and the armor eats it.
    The armor holds. Under it ${at} goes black and blue, and ${by} has nothing.
    Armor stinks when it is hit. ${at} smells of it; ${by} does too.
    ${at} coughs; the armor holds against ${by}.
    Somebody paid for ${at}’s armor, and ${by} hates them.
  `,
  blow({ way: ['melee', 'ranged'], outcome: LANDED, result: STOPPED })`
    ${at} is knocked flat, and gets up; ${by} wishes otherwise.
    ${by} draws a line of blood on ${at}, thin as paper.
    It skids along ${at}’s ribs and is gone past ${by}’s hope.
    ${by} sees ${at} look down, find no hole, and look up.
    A crack in ${at}’s shell. Only that, ${by}.
    It burns ${at} in passing and leaves ${by} with nothing.
    ${at} keeps the bruise; ${by} keeps the rage.
  `,
  blow({ way: ['melee'], outcome: ['critical success'], result: HURT })`
    ${by} gets a thumb where no thumb should be, and ${at} shrieks.
    ${noMap}${by} beats ${at} against the edge of the console until the edge is red.
    Close enough to smell ${at}’s fear, ${by} does it slowly.
    ${at} drops everything to hold what ${by} has cut.
    ${by} breaks it at the joint. ${at} learns how joints sound.
    It is not a fight any more, what ${by} does to ${at}, for a moment.
    ${by} drives ${at} into the grating, and the grating keeps some.
    ${at} has one good eye to see ${by} with.
    ${by} has done this in worse places, and ${at} in none.
    ${noMap}Teeth on the deck, ${at}’s; breath in the ear, ${by}’s.
    ${by} does not stop when ${at} stops.
    ${noMap}There is a cable, there is ${at}’s neck, there is ${by}.
  `,
  blow({ way: ['melee'], outcome: ['success'], result: HURT })`
    ${by} hits ${at} somewhere soft.
    ${at} slips in what is on the floor, and ${by} is there.
    ${by} hurts ${at}, and both of them hear it.
    ${noMap}A head against a door: ${at}’s, by ${by}.
    ${by} cuts; ${at} hisses; nobody says a word.
    ${at} tastes copper. ${by} tastes nothing any more.
    Knuckles split on ${at}’s face, and ${by} does not notice.
    ${by} works on ${at} as on a stuck valve.
    ${at} claws at ${by}’s mask, and pays in ribs.
    ${by} is heavier than ${at} had hoped.
    ${at} bends over ${by}’s blow and stays bent.
    In the half dark ${by} finds ${at} by the wheezing.
  `,
  blow({ way: ['melee'], outcome: ['failure'] })`
    ${noMap}${by} strikes at ${at} and opens a hand on the wall.
    ${at} is all elbows, and ${by} gets none of it.
    ${by} slips on a casing; ${at} crawls off.
    ${at} spits in ${by}’s visor, and it goes wide.
    ${by} holds on to ${at}’s strap, and the strap tears.
    ${noMap}They fall against a pipe, ${by} and ${at}, and only the pipe bleeds.
    ${by} misses; ${at} breathes through teeth.
    ${at} gets a boot between them, and ${by} gets the boot.
    ${by} is tired, and ${at} is terrified, and terror is quicker.
    ${by} hits ${at}’s shadow twice.
    ${at} twists out, and ${by} is left with a glove.
    Lights out, lights on: ${by} has struck where ${at} is not.
  `,
  blow({ way: ['melee'], outcome: LANDED, answer: ['parry'], result: HURT })`
    ${at} parries with what is left of the strength, and it is not enough for ${by}.
    ${at} parries; something gives, and it is ${at}.
    A parry that comes too late is only a wound in another place: ${by} knows.
    ${at} parries twice, and ${by} needs only once.
  `,
  blow({ way: ['melee'], outcome: ['failure'], answer: ['parry'] })`
    ${at} parries, breathing through the teeth; ${by} curses.
    ${at} turns ${by}’s ${own} aside, this time.
    A parry, and both of them slip in the wet. ${by} gets nothing.
    ${at} parries out of pure fear, and fear is quick: ${by} misses.
  `,
  blow({ way: ['ranged'], outcome: LANDED, answer: ['dodge'], result: HURT })`
    ${at} dodges into the shot; ${by} does not say that it was luck.
    ${at} ducks, and ${by} has aimed low.
    ${at} rolls, and rolls more slowly after ${by}’s shot.
    ${at} dodges, and it hits what was left behind; ${by} hears it.
  `,
  blow({ way: ['ranged'], outcome: ['failure'], answer: ['dodge'] })`
    ${at} drops flat, and ${by}’s shot goes over.
    ${at} dodges into the dark, and ${by} fires after the sound.
    ${noMap}${at} rolls through the puddle; ${by} shoots the puddle.
    ${at} ducks and does not come up where ${by} waits.
  `,
];

/** Project Sol told brightly. */
const solHeroic: Blows = [
  blow({ way: ['ranged'], outcome: ['critical success'], result: HURT })`
    ${noMap}${by} squeezes once, and ${at} is thrown back against the wall.
    Straight through the visor light: ${by} drops ${at}’s guard for good.
    ${by} follows ${at} with the sights, and does not stop at that.
    A textbook kill zone, and ${at} is standing in it; ${by} fires.
    ${noMap}${by} sees the one gap that ${at} leaves from the other end of the deck.
    The muzzle flashes, and ${at} spins like a dropped coin.
    ${by} leans out, fires, leans back; ${at} is hit before the echo.
    ${at} moves on the wrong beat, and ${by} has the rhythm.
    One clean shot from ${by}, and ${at} forgets what came next.
    ${noMap}${by}’s ${own} bark${s}, and ${at} goes over a railing, or nearly.
    No wasted motion: ${by} puts it exactly where ${at} can least spare it.
    ${noMap}${by} reads the reflection in the glass and shoots ${at} around the corner.
  `,
  blow({ way: ['ranged'], outcome: ['success'], result: HURT })`
    ${by} leads ${at} by a hand and fires; a hit.
    ${by} gets a line on ${at} and takes it.
    No luck in it, only practice: ${by} scores on ${at}.
    ${at} stumbles as ${by}’s shot comes home.
    ${by} fires on the move and tags ${at}.
    Through steam and sirens ${by} hits ${at}.
    ${at} feels it before the sound of ${by}’s ${own} arrives.
    ${by} breathes out, and ${at} is hit.
    The shot punches into ${at}; ${by} is already looking for the next.
    ${by} catches ${at} between one step and the next.
    ${at} is quick. ${by}’s ${own} prove${s} quicker.
  `,
  blow({ way: ['ranged'], outcome: ['success'], answer: ['dodge'], result: HURT })`
    ${at} ducks, and ${by}’s shot finds a shoulder.
    ${at} dodges the shot that ${by} meant, not the one that comes.
    ${at} rolls left; ${by} has guessed left.
    ${at} dodges half a step too few for ${by}.
  `,
  blow({ way: ['ranged'], outcome: ['failure'] })`
    ${noMap}${by}’s shot chews up the wall beside ${at}.
    ${noMap}${by} hits the crate beside ${at}, and the crate takes it badly.
    ${noMap}The round sparks off the deck where ${at} was.
    ${by} fires; ${at} is already down.
    ${at} hears it snap past and keeps moving.
    ${noMap}Glass rains on ${at}, and that is all ${by} has hit.
    ${by} tracks ${at} a moment too long.
    ${noMap}A pipe bursts between ${by} and ${at}; it was not the target.
    ${by} shoots wide, and ${at} shoots a grin back.
    ${at} keeps to the dark, and ${by} fires at nothing.
    Close enough to singe ${at}, says ${by}. Not close enough.
  `,
  blow({ way: ['ranged'], outcome: ['failure'], answer: ['dodge'] })`
    ${noMap}${at} rolls, and ${by}’s shot goes into the ceiling.
    ${at} ducks under it; ${by} shoots a hole into nothing.
    ${at} dodges before ${by} has fired, or so it looks.
    ${by} fires where ${at} was; ${at} weaves on.
  `,
  blow({ way: ['melee', 'ranged'], outcome: LANDED, result: ['stopped by armor'] })`
    It grazes ${at}: the armor catches what ${by} sent.
    ${at}’s armor takes the hit from ${by} and keeps it.
    It lands on ${at} and spends itself in the armor.
    A graze: ${by} scratches ${at}’s armor, and only the armor.
    Armor is worth its weight: ${at} is merely bruised by ${by}.
    ${at}’s armor stops what ${by} sends.
  `,
  blow({ way: ['melee', 'ranged'], outcome: LANDED, result: STOPPED })`
    It only grazes ${at}; ${by} sees dust, no blood.
    A flat smack on composite: ${at} is still whole before ${by}.
    ${at} grunts, pats the dent, and looks up at ${by}.
    ${by} gets a hit and a shrug out of ${at}.
    ${by} clips ${at}; it burns, and that is all.
    A graze. ${at} has had worse from doors than from ${by}.
  `,
  blow({ way: ['melee'], outcome: ['critical success'], result: HURT })`
    ${by} is inside ${at}’s reach before the alarm in ${at}’s head goes off.
    ${by} turns ${at}’s wrist, then the rest of ${at}, and strikes.
    ${noMap}A blur, a crack, and ${at} meets the bulkhead by way of ${by}.
    ${by} waits for the swing, steps through it, and undoes ${at}.
    ${at} is covered everywhere but there; ${by} knows where there is.
    Three moves, no pause: ${by} takes ${at} apart.
    ${noMap}${by} slams ${at} into the railing and does not let go.
    It looks choreographed: ${by} strikes, ${at} folds.
    ${at} reaches for a sidearm, and ${by} is faster by a mile.
    ${noMap}${by} comes off the wall and into ${at} like a freight lift.
    Up close ${by} is another matter, and ${at} finds out.
    ${by} hits ${at} so cleanly that nobody cheers at first.
  `,
  blow({ way: ['melee'], outcome: ['success'], result: HURT })`
    ${by} closes, strikes, and ${at} gives a step.
    ${by}’s ${own} get${s} past ${at}’s arm.
    An elbow, a knee, and ${by} lands the one that counts on ${at}.
    ${noMap}${by} catches ${at} against the lockers.
    ${at} is a beat behind, and ${by} uses the beat.
    Short and ugly, but ${by} hits ${at}.
    ${noMap}${by} shoves off a console and into ${at}.
    ${at} grabs for ${by} and gets hurt for it.
    ${by} works ${at}’s open side.
    In the red light ${by} finds ${at}.
    ${noMap}${by} strikes ${at} and is gone behind a pillar.
  `,
  blow({ way: ['melee'], outcome: LANDED, answer: ['parry'], result: HURT })`
    ${at} parries high; ${by} goes low.
    ${at} parries the first half of it, and ${by} lands the other.
    A parry, a beat late: ${by} is through ${at}’s guard.
    ${at} parries well. ${by} has one move more.
  `,
  blow({ way: ['melee'], outcome: ['failure'] })`
    ${noMap}${by} swings; ${at} sways back over the railing and up again.
    ${noMap}${by} hits the bulkhead where ${at} was leaning.
    ${noMap}${at} keeps a table between them, and ${by} strikes the table.
    A step short: ${by} does not reach ${at}.
    ${at} kicks ${by} off before it lands.
    ${noMap}${by} goes for ${at}, and ${at} goes through the door.
    ${noMap}${by}’s ${own} scrape${s} along the wall beside ${at}.
    ${at} shrugs ${by} off with a twist.
    They circle; ${by} tries, ${at} denies.
    ${by} grabs sleeve, and ${at} leaves the sleeve.
  `,
  blow({ way: ['melee'], outcome: ['failure'], answer: ['parry'] })`
    ${at} parries, and ${by} is left with the sound of it.
    ${at} turns ${by}’s ${own} aside like a door.
    A parry, short and dry: ${by} gets nothing past ${at}.
    ${at} parries and is already elsewhere; ${by} starts over.
  `,
  blow({ way: ['melee'], outcome: ['failure'], answer: ['dodge'] })`
    ${noMap}${at} ducks; ${by} dents a locker.
    ${at} sidesteps, and ${by} goes past.
    ${at} weaves under ${by}’s ${own} and out on the other side.
    ${noMap}${at} dodges, light as a rumor; ${by} meets the wall.
  `,
];

/** What comes up now and then in Project Sol. */
const solRare: Phrasebook = {
  'remarked/last point': lines`
    ${by} has one action point left: the next act ends in the dark.
    One more act, and ${by} goes down.
    ${by} is down to the last action point of this last stand.
    A single action point stands between ${by} and the floor.
  `,
  'remarked/bought hits': lines`
    ${by} takes no chances: ${what}.
    ${by} plays it safe: ${what}.
    No dice for ${by}, just routine: ${what}.
    ${by} does it by the book: ${what}.
  `,
  'remarked/rested': lines`
    ${by} rests: ${what}.
    ${by} gets some sleep: ${what}.
    Off duty, ${by}: ${what}.
    ${by} shuts everything out: ${what}.
  `,
  'remarked/mark': lines`
    It leaves a mark on ${by}: ${what}.
    ${by} keeps something of it: ${what}.
    Some things stay with ${by}: ${what}.
    ${by} heals, but not without ${what}.
  `,
  'fell/unconscious': lines`
    ${at} runs out of everything and goes down.
    The lights go out for ${at}.
    ${at} drops where ${at} stood, still breathing.
    ${noMap}${at} slides down a wall and stays there.
    ${onMap}${at} sinks down and stays there.
  `,
  'fell/asleep': UNTOLD,
  'fell/dead': lines`
    ${noMap}${at} is dead before the body hits the deck.
    No medkit helps ${at} any more.
    ${at} goes slack, and it is over.
    That was too much for ${at}.
    The signal of ${at} goes flat.
  `,
  'rose/awake': lines`
    ${at} wakes, spits, and looks for a weapon.
    ${at} is with us again.
    ${noMap}${at} opens both eyes to the emergency lights.
    Not yet, says ${at}, and gets up.
    ${onMap}${at} opens both eyes.
  `,
  'gained/last stand': lines`
    This is ${at}’s last stand.
    ${at} has nothing left to lose, and fights on that.
    From here on ${at} stands on will alone.
    ${at} is past the point where others lie down.
  `,
  'ended/last stand': lines`
    ${at} is out of the worst of it.
    ${at} steps back from the edge.
    It was not the end for ${at} after all.
    ${at} has something to stand on again.
  `,
  'gained/unconscious': UNTOLD,
  'ended/unconscious': UNTOLD,
  'gained/asleep': lines`
    ${at} sleeps like a stone.
    ${at} is out cold.
    ${at} nods off, and nothing will wake ${at} soon.
    A hiss, a prick, and ${at} is gone to the world.
  `,
  'ended/asleep': lines`
    ${at} is awake again.
    ${at} shakes off the sleep.
    ${at} stirs, and is back.
    Whatever had put ${at} under wears off.
  `,
  'gained/surprised': lines`
    ${at} does not see it coming.
    ${at} is caught off guard.
    ${at} is still thinking of something else.
    It takes ${at} by surprise.
  `,
  'ended/surprised': lines`
    ${at} has caught up with what is going on.
    ${at} is over the shock.
    Now ${at} knows where the shots come from.
    ${at} has found both feet again.
  `,
  'gained/newcomer': UNTOLD,
  'ended/newcomer': UNTOLD,
  'gained/prone': lines`
    ${at} goes prone.
    ${noMap}${at} hits the deck.
    ${at} is flat on the floor.
    Down goes ${at}, face to the grating.
    ${onMap}${at} drops flat.
  `,
  'ended/prone': lines`
    ${at} is on both feet again.
    ${at} gets up.
    ${at} is back upright.
    ${at} pushes off the floor.
  `,
  'gained/partial cover/take-cover': UNTOLD,
  'gained/good cover/take-cover': UNTOLD,
  'gained/partial cover': lines`
    ${at} has cover now.
    ${at} gets behind something solid.
    ${noMap}There is a wall between ${at} and trouble.
    ${at} tucks into cover.
    ${onMap}${at} is harder to hit there.
  `,
  'gained/good cover': lines`
    ${at} has cover now.
    ${at} gets behind something solid.
    ${noMap}There is a wall between ${at} and trouble.
    ${at} tucks into cover.
    ${onMap}${at} is hard to hit there.
  `,
  'ended/partial cover/other cover': UNTOLD,
  'ended/good cover/other cover': UNTOLD,
  'ended/partial cover': lines`
    ${at} is out in the open.
    ${at} leaves cover.
    No more cover for ${at}.
    ${at} gives up the good spot.
  `,
  'ended/good cover': lines`
    ${at} is out in the open.
    ${at} leaves cover.
    No more cover for ${at}.
    ${at} gives up the good spot.
  `,
  'gained/concealed': lines`
    ${at} is out of sight.
    Nobody sees ${at} any more.
    ${at} melts into the smoke.
    The dark takes ${at} in.
  `,
  'ended/concealed': lines`
    ${at} can be seen again.
    There ${at} is.
    ${at} shows.
    The cover of dark is gone for ${at}.
  `,
  'gained/aiming': UNTOLD,
  'ended/aiming': UNTOLD,
  'ended/aiming/moved': lines`
    ${at} loses the aim by moving.
    ${at} moves, and the bead is gone.
    The sights of ${at} wander off.
    ${at} takes the eye off the sights.
  `,
  'ended/aiming/wounded': lines`
    The pain takes ${at}’s aim away.
    ${at} jerks, and the aim is lost.
    ${at} cannot hold the sights steady any more.
    So much for ${at}’s careful aim.
  `,
  'gained/full defense': lines`
    ${at} thinks of nothing but staying alive.
    ${at} goes fully on the defensive.
    Head down, eyes open: ${at} defends.
    ${at} makes the smallest target there is.
  `,
  'ended/full defense': UNTOLD,
  'gained/favored': lines`
    Things go ${at}’s way.
    The odds favor ${at} now.
    ${at} has an edge.
    Something works for ${at}.
  `,
  'ended/favored': lines`
    ${at}’s edge is gone.
    The odds are even again for ${at}.
    ${at} is back to plain skill.
    No more favors for ${at}.
  `,
  'gained/hindered': lines`
    Something works against ${at}.
    ${at} has a handicap now.
    It all gets harder for ${at}.
    ${at} is hindered.
  `,
  'ended/hindered': lines`
    Nothing holds ${at} back any more.
    ${at} is free to act as usual.
    ${at} has shaken off the handicap.
    It gets easier for ${at}.
  `,
  'harmed/medkit': UNTOLD,
  'harmed/GM’s word': UNTOLD,
  'healed/GM’s word': UNTOLD,
  'healed/medkit': UNTOLD,
  'healed/natural recovery': UNTOLD,
  healed: lines`
    A wound of ${at} is closed.
    ${at} heals.
    One wound fewer for ${at}.
    ${at} can move that again.
  `,
  'skipped/asleep': lines`
    ${by} sleeps through the turn.
    ${by} is asleep; the turn passes.
    Nothing from ${by}, who sleeps.
    The fight steps over ${by}, asleep.
  `,
  'skipped/unconscious': lines`
    ${by} lies there and has no turn.
    ${by} is unconscious; the turn passes.
    Nothing from ${by}, who is out cold.
    The fight steps over ${by}.
  `,
  'skipped/newcomer': lines`
    ${by} has only just arrived, and acts from the next round on.
    ${by} gets a bearing first; the turn comes next round.
    Too late for this round: ${by} waits for the next.
    ${by} comes in on the run, with no turn this round.
  `,
  'begun/medkit': lines`
    ${by} snaps the medkit open over ${at}.
    ${by} kneels by ${at} and gets to work.
    Hands steady, ${by} treats ${at}.
    “Hold still,” says ${by} to ${at}.
  `,
  'medkit/success': lines`
    It holds: ${by} has patched ${at} up.
    ${by} closes the wound of ${at}.
    The foam sets, and ${at} breathes easier; ${by} nods.
    ${by} has ${at} sealed and upright.
  `,
  'medkit/failure': lines`
    It does not take; ${by} can do no more for that wound of ${at}.
    ${by} tries, and ${at} keeps bleeding.
    The kit beeps red over ${at}. ${by} shuts it.
    Not this time: ${by} cannot help ${at} with that one.
  `,
  'recovery/success': lines`
    ${by} mends on sleep and time.
    Rest does its work on ${by}.
    ${by} wakes with one wound less.
    It knits by itself, and ${by} lets it.
  `,
  'recovery/failure': lines`
    Rest alone does not help ${by}.
    ${by} sleeps badly, and nothing mends.
    The wound of ${by} stays as it was.
    No better in the morning, ${by}.
  `,
  'test/success': lines`
    ${by} manages it: ${what}.
    ${what}: ${by} has the knack.
    ${by} pulls it off (${what}).
    Nicely done, ${by}: ${what}.
  `,
  'test/critical success': lines`
    ${by} makes it look easy: ${what}.
    Better than the manual: ${by}, ${what}.
    ${what}: ${by} could not have done it better.
    ${by} pulls it off with style (${what}).
  `,
  'test/failure': lines`
    ${by} does not manage it: ${what}.
    ${what}: not today, ${by}.
    ${by} tries (${what}), and it does not work.
    No luck for ${by}: ${what}.
  `,
  'gear/success': lines`
    ${by} gets the ${own} to work.
    The ${own} does what ${by} wants of it.
    ${by} sets the ${own} off, just right.
    One smooth motion, and ${by}’s ${own} runs.
  `,
  'gear/failure': lines`
    The ${own} does nothing for ${by}.
    ${by} fumbles with the ${own}.
    The ${own} blinks at ${by}, and dies.
    ${by} cannot get the ${own} to work.
  `,
  'surprise/success': lines`
    ${by} saw it coming.
    ${by} is ready for it.
    Nobody surprises ${by} today.
    ${by} has heard something, and is up.
  `,
  'surprise/failure': UNTOLD,
  'begun/attack': UNTOLD,
  'done/attack': UNTOLD,
  'done/defend': lines`
    ${by} settles how to meet what comes: ${what}.
    ${by} keeps a move in reserve: ${what}.
    ${by} is set to react: ${what}.
    Ready for the next one, ${by}: ${what}.
  `,
  'done/defend/full defense': UNTOLD,
  'done/defend/full': UNTOLD,
  'done/move': lines`
    ${by} moves.
    ${by} changes position.
    ${by} is on the run.
    ${by} dashes to a better spot.
  `,
  'done/take-cover': lines`
    ${by} dives for cover.
    ${by} puts something solid in the way.
    ${by} takes cover.
    ${by} gets down behind the nearest thing that stops bullets.
  `,
  'done/posture': UNTOLD,
  'done/aim': lines`
    ${by} takes careful aim.
    ${by} steadies the sights.
    ${by} breathes out and aims.
    ${by} draws a bead.
  `,
  'done/draw': lines`
    ${by} draws ${tool}.
    ${tool} come${s} into ${by}’s hand.
    ${by} switches to ${tool}.
    ${by} has ${tool} out now.
  `,
  'done/reload': lines`
    ${by} reloads.
    A click, a clack: ${by} has a full load.
    ${by} slaps in a fresh magazine.
    ${by} drops the empty and loads a new one.
  `,
  'done/use': lines`
    ${by} uses ${tool}.
    ${by} gets ${tool} going.
    ${by} reaches for ${tool}.
    ${by} puts ${tool} to use.
  `,
  'done/rest': UNTOLD,
  'begun/rest': UNTOLD,
  'done/test': lines`
    ${by} gives it a try.
    ${by} sets to work.
    ${by} takes a moment for it.
    ${by} does it calmly.
  `,
  'done/note': lines`
    ${by} gives the wound a name.
    Now it is known what ${by} carries.
    So that is what happened to ${by}.
    ${by} looks at the damage, and says it.
  `,
  'done/surprise': lines`
    Who saw it coming? Everybody finds out.
    Eyes and ears: the ambush is sprung.
    A noise, a shadow, and it starts.
    Now it shows who was awake.
  `,
  'begun/surprise': UNTOLD,
};

/** How Project Sol is told. */
export const sol: PhraseSet = {
  heroic: [],
  grim: [],
  plain: [],
  any: [solRare],
  blows: { heroic: [solHeroic], grim: [solGrim], plain: [] },
};
