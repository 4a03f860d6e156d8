// Dungeoneers › Equipment: one thing each on head, body, hands and feet, two to wield

import type { Gear, Weapon } from './arms.ts';

/** Things that may be wielded at once, two-handed ones counting twice. */
const HANDS = 2;

interface Carried {
  readonly weapons: readonly Weapon[];
  readonly gear: readonly Gear[];
}

/** The slot that holds more than it can: one each of head, body, hands and feet, two to wield. */
export function crowded({ weapons, gear }: Carried): string | undefined {
  const worn = gear.filter(({ equipped }) => equipped);
  const over = (['head', 'body', 'hands', 'feet'] as const).find(
    (slot) => worn.filter((each) => each.slot === slot).length > 1,
  );
  if (over !== undefined) return over;
  const wielded = weapons.filter(({ equipped }) => equipped).reduce((hands, each) => hands + each.hands, 0);
  return wielded + worn.filter(({ slot }) => slot === 'wield').length > HANDS ? 'wield' : undefined;
}

/** The same, with what there is no slot or hand for put away: who brings three weapons has the first two in hand. */
export function fitted<S extends Carried>(sheet: S): S {
  let fits: S = { ...sheet, weapons: putAway(sheet.weapons), gear: putAway(sheet.gear) };
  const draw = (more: S) => {
    if (crowded(more) === undefined) fits = more;
  };
  const on = <T extends { readonly equipped: boolean }>(things: readonly T[], at: number) =>
    things.map((each, i) => (i === at ? { ...each, equipped: true } : each));
  for (const [at, { equipped }] of sheet.weapons.entries())
    if (equipped) draw({ ...fits, weapons: on(fits.weapons, at) });
  for (const [at, { equipped }] of sheet.gear.entries()) if (equipped) draw({ ...fits, gear: on(fits.gear, at) });
  return fits;
}

function putAway<T extends { readonly equipped: boolean }>(things: readonly T[]): readonly T[] {
  return things.map((each) => ({ ...each, equipped: false }));
}
