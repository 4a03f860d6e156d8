import { type Blows, blow, HURT, LANDED, STOPPED } from '../../../blow-lines.ts';
import { at, by, noMap, onMap, own, s, tool } from '../../../phrase.ts';

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
