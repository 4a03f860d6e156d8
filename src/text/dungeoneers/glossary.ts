// Dungeoneers › words that players may look up

import * as schema from '../../rules/core/schema.ts';
import {
  type Ability,
  ability,
  type Effect,
  type Gear,
  type Spell,
  type Weapon,
} from '../../rules/dungeoneers/arms.ts';
import { GEAR, SPELLS, WEAPONS } from '../../rules/dungeoneers/content/equipment.ts';
import { drinks } from '../../rules/dungeoneers/content/premade.ts';
import { SIZES, THREAT, WOUNDS } from '../../rules/dungeoneers/sheet.ts';
import { glossaryOf } from '../glossary.ts';
import type { Term } from '../reference.ts';
import { t } from '../t.ts';
import { inForm, signed } from './sheet-lines.ts';

function ofWeapon({ name, class: kind, hit, pierce, wounds, type, hands, threat, toss, range }: Weapon): Term {
  const also = [
    hands === 2 && t('dungeoneers-weapon-two-handed'),
    threat > 0 && t('dungeoneers-weapon-threat', { threat }),
    toss && t('dungeoneers-weapon-toss'),
    range !== undefined && t('dungeoneers-weapon-range', { range }),
  ].filter((word) => word !== false);
  const figures = t('dungeoneers-weapon', { kind, hit, pierce, wounds, type });
  return { name, brief: [figures, ...also].join(', '), cite: t('dungeoneers-cite-weapons') };
}

function ofGear({ name, slot, resistance, armor, needs, tome, focus, dice }: Gear): Term {
  const also = [
    needs > 0 && t('dungeoneers-gear-needs', { needs }),
    tome && t('dungeoneers-gear-tome'),
    focus && t('dungeoneers-gear-focus', { focus, dice }),
  ].filter((word) => typeof word === 'string');
  const figures = t('dungeoneers-gear', { slot, resistance, armor });
  return { name, brief: [figures, ...also].join(', '), cite: t('dungeoneers-cite-armor') };
}

function ofSpell({ name, inscribed, cost, step: first, save, ...does }: Spell): Term {
  const step =
    first === 'attack'
      ? t('dungeoneers-spell-attack')
      : first === 'save'
        ? t('dungeoneers-spell-save', { save })
        : t('dungeoneers-spell-no-step');
  return {
    name,
    brief: [t('dungeoneers-spell', { inscribed, cost, step }), ...effectsOf(does)].join(', '),
    cite: t('dungeoneers-cite-spells'),
  };
}

function ofItem({ name, spends, points, uses, ...does }: Ability): Term {
  const price = [
    `${points} ${inForm(points, spends)}`,
    ...(uses === undefined ? [] : [t('dungeoneers-item-uses', { uses })]),
  ];
  return { name, brief: [...price, ...effectsOf(does)].join(', '), cite: t('dungeoneers-cite-items') };
}

/** What a spell or an item does to its target. */
function effectsOf({ wounds, type, stress = 0, restores, relieves, condition, gives }: Effect): readonly string[] {
  return [
    wounds > 0 && t('dungeoneers-effect-wounds', { wounds, type: type ?? t('dungeoneers-effect-untyped') }),
    stress > 0 && t('dungeoneers-effect-stress', { stress }),
    restores > 0 && t('dungeoneers-effect-restores', { wounds: restores }),
    relieves > 0 && t('dungeoneers-effect-relieves', { stress: relieves }),
    condition !== undefined && condition,
    ...gives.map(({ to, value }) => t('dungeoneers-effect-gain', { gain: `${signed(value)} ${inForm(value, to)}` })),
  ].filter((word) => word !== false);
}

const DRINKS = drinks.flatMap((drink) => {
  const read = schema.readWhole(ability, drink);
  return 'value' in read ? [read.value] : [];
});

export function glossary(): readonly Term[] {
  const sizes = SIZES.map((size) => t('dungeoneers-size', { size, wounds: WOUNDS[size], threat: THREAT[size] }));
  return [
    ...glossaryOf('dungeoneers', { sizes: sizes.join(', ') }),
    ...WEAPONS.map(ofWeapon),
    ...GEAR.map(ofGear),
    ...SPELLS.map(ofSpell),
    ...DRINKS.map(ofItem),
  ];
}
