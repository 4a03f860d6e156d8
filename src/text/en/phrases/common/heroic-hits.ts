import { type Blows, blow, HURT, LANDED } from '../../../blow-lines.ts';
import { at, by, own, s, tool } from '../../../phrase.ts';

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
