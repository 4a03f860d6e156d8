import { at, by, lines, type Phrasebook, UNTOLD, what } from '../../../phrase.ts';

/** What comes up now and then in Mastery. */
export const masteryRare1: Phrasebook = {
  'remarked/advantage': UNTOLD,
  'remarked/free defense': UNTOLD,
  'remarked/stands ready': UNTOLD,
  'remarked/no hold': UNTOLD,
  'stability/pass': lines`
    ${by} sways, catches a breath, and does not fall.
    There is nothing left in ${by} but the will to stand, and it is enough.
    ${by} drops to one knee, and gets up from it.
    ${by} stands, if only just.
    The world goes grey for ${by}; ${by} stays in it.
    Somehow ${by} is still upright.
  `,
  'stability/fail': UNTOLD,
  'fell/collapsed': lines`
    ${at} collapses.
    ${at}’s legs give out, and that is that.
    ${at} folds to the ground and does not get up.
    Nothing is left in ${at} to stand on.
    ${at} goes down, spent.
    ${at} is out of the fight.
  `,
  'rose/revived': lines`
    ${at} is back on both feet.
    ${at} gets up again.
    ${at} comes around, and stands.
    Up again, against all advice: ${at}.
  `,
  'rose/awake': lines`
    ${at} comes around.
    ${at} sits up and remembers where this is.
    ${at} is awake again.
    Color returns to ${at}.
  `,
  'gained/Exhausted': lines`
    ${at} is exhausted.
    ${at}’s arms grow heavy.
    ${at} breathes in gasps now.
    Every move is heavier for ${at} now, every roll harder.
  `,
  'ended/Exhausted': lines`
    ${at} gets a second wind.
    ${at} is no longer exhausted.
    Strength comes back to ${at}.
    ${at} breathes easily again.
  `,
  'gained/Unsteady': UNTOLD,
  'ended/Unsteady': lines`
    ${at} stands firm again.
    ${at}’s legs stop trembling.
    ${at} is steady on both feet.
    The ground holds still for ${at} again.
  `,
  'ended/Unsteady/collapsed': UNTOLD,
  'gained/Recovering': lines`
    ${at} needs a moment, and will lose the next action to it.
    ${at} has to recover before anything else.
    ${at} must let the next turn go, and catch a breath.
    ${at} can only hold on, and will miss the next turn.
  `,
  'ended/Recovering': lines`
    ${at} has caught some breath.
    ${at} is ready to act again.
    ${at} straightens up.
    The moment of weakness is over for ${at}.
  `,
  'ended/Recovering/collapsed': UNTOLD,
  'gained/Advantage': lines`
    ${at} has the upper hand.
    An opening: ${at} will not let it pass.
    The next attack of ${at} has the better of it.
    ${at} has seen something to use.
  `,
  'ended/Advantage': lines`
    The opening closes for ${at}.
    ${at}’s advantage is gone.
    ${at} has lost the upper hand.
    The moment passes ${at} by.
  `,
  'ended/Advantage/used by attack': UNTOLD,
  'gained/Prepared/defend': UNTOLD,
  'gained/Prepared': lines`
    ${at} sets a guard and waits.
    ${at} is prepared for what comes.
    Stance wide, eyes calm: ${at} is ready.
    ${at} takes a breath and a better stance.
  `,
  'ended/Prepared': UNTOLD,
  'gained/Stunned': lines`
    ${at} is stunned.
    ${at} stares at nothing.
    Stars turn around ${at}’s head.
    ${at} hears only a ringing.
  `,
  'ended/Stunned': lines`
    ${at} is no longer stunned.
    ${at} shakes it off.
    The ringing stops for ${at}.
    ${at} knows again where up is.
  `,
  'gained/Fatigued': lines`
    A leaden tiredness settles on ${at}.
    ${at} is fatigued.
    ${at} feels every hour of this day.
    All strength drains from ${at}’s limbs.
  `,
  'ended/Fatigued': lines`
    ${at} is rested.
    The tiredness leaves ${at}.
    ${at} is fresh again.
    ${at} stretches, and nothing aches.
  `,
  'gained/Disoriented': lines`
    ${at} loses all sense of direction.
    ${at} is disoriented.
    ${at} looks for the foe on the wrong side.
    The ground tilts under ${at}.
  `,
  'ended/Disoriented': UNTOLD,
  'special/success': lines`
    ${by} brings it off: ${what}.
    ${what}, and just right, ${by}.
    ${by} does it: ${what}.
    It works for ${by}: ${what}.
  `,
  'special/failure': lines`
    ${by} does not bring it off: ${what}.
    ${what} fails ${by}.
    Not this time, ${by}: ${what}.
    ${by} tries, and it comes to nothing: ${what}.
  `,
  'special/matched': lines`
    ${by} and ${at} are even in it: ${what}.
    ${what} meets its match; ${by} meets ${at}.
    Nothing between ${by} and ${at}: ${what}.
    ${at} just holds against ${by}: ${what}.
  `,
  'skipped/Recovering': lines`
    ${by} is still recovering, and the turn goes by.
    ${by} only just stands: recovering takes this turn.
    This turn ${by} spends on recovering a breath.
    ${by} recovers; the turn is lost.
  `,
  'skipped/Stunned': lines`
    ${by} is stunned, and the turn goes by.
    ${by} stares, stunned; the turn passes.
    No turn for ${by}, whose stunned head still rings.
    Stunned, ${by} stands there, elsewhere, for this turn.
  `,
  'skipped/recovering and stunned': lines`
    Stunned and still recovering, ${by} can neither think nor move: the turn is lost.
    Recovering, and stunned besides: no turn for ${by}.
    Stunned and spent, ${by} is still recovering and lets the turn go by.
    ${by} is recovering and stunned: nothing from there this turn.
  `,
  'done/defend': lines`
    ${by} defends, and lets the other come.
    ${by} thinks of defense first.
    ${by} sets up to defend.
    ${by} shifts into a defensive stance.
  `,
};
