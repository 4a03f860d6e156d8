import { type Blows, blow, HURT, LANDED, STOPPED } from '../../../blow-lines.ts';
import { at, by, noMap, own, s } from '../../../phrase.ts';

/** Project Sol told brightly. */
export const solHeroic: Blows = [
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
