/**
 * The same, worked out once for each thing it is asked of. Sheets and what is on them, combatants and their conditions never
 * change: another is put in their place. So what they alone decide is known as long as they are.
 */
export function once<Of extends object, Found>(find: (of: Of) => Found): (of: Of) => Found {
  const known = new WeakMap<Of, Found>();
  return (of) => {
    let found = known.get(of);
    if (found === undefined) {
      found = find(of);
      known.set(of, found);
    }
    return found;
  };
}
