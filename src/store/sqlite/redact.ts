/** The fields that hold users' ids, at any depth. */
const OF_USERS: readonly string[] = ['controller', 'gms', 'user', 'to'];
/** What stands for words that cannot be left out. */
const BLANK = '…';
/** The events whose `before` and `after` hold users' ids. */
const BETWEEN_USERS: readonly string[] = ['handed-over', 'gms-changed'];

/** Whose id is replaced, and by which; `words`: what they wrote is removed too. */
interface Redaction {
  readonly user: string;
  readonly former: string;
  readonly words: boolean;
}

/**
 * A deed, an event or an encounter without the user's id. Only fields that hold users' ids are replaced: in the terminal a
 * user and a combatant can have the same name.
 */
export function redacted<T>(kept: T, redaction: Redaction): T {
  // The edge of the store: what comes out has the shape of what went in.
  return inside(kept, '', redaction) as T;
}

function inside(kept: unknown, field: string, redaction: Redaction): unknown {
  const { user, former, words } = redaction;
  if (typeof kept === 'string') {
    if (OF_USERS.includes(field) && kept === user) return former;
    // A ready-made character is known by whose it is: "ready:USER:tdgs:kira".
    if (field === 'character' && kept.startsWith(`ready:${user}:`)) return kept.replace(user, () => former);
    return kept;
  }
  if (Array.isArray(kept)) return kept.map((each) => inside(each, field, redaction));
  if (typeof kept !== 'object' || kept === null) return kept;
  // In a reason, which cannot do without them, words are blanked out.
  const isReason = 'id' in kept;
  const between = 'type' in kept && BETWEEN_USERS.includes(String(kept.type));
  return Object.fromEntries(
    Object.entries(kept)
      .filter(([name]) => isReason || !(words && name === 'words'))
      .map(([name, value]) => {
        if (isReason && words && name === 'words') return [name, BLANK];
        const holds = between && (name === 'before' || name === 'after') ? 'user' : name;
        return [name, inside(value, holds, redaction)];
      }),
  );
}
