import { type Blows, blow, HURT, LANDED } from '../../../blow-lines.ts';
import { at, by, own, s, tool } from '../../../phrase.ts';

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
