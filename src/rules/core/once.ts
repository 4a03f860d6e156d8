/**
 * A fact of something that never changes (a sheet, an entry of the book), found out once for each and remembered while
 * it is there. Nothing but the thing itself may decide it.
 */
export function once<Thing extends object, Fact extends object>(find: (of: Thing) => Fact): (of: Thing) => Fact {
  const known = new WeakMap<Thing, Fact>();
  return (of) => {
    const before = known.get(of);
    if (before !== undefined) return before;
    const found = find(of);
    known.set(of, found);
    return found;
  };
}
