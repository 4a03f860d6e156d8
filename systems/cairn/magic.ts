// Magic › Casting Spells; 100 Spells

import { action, type CombatantId, combatant, declare, findCondition, given, no, ok, resource } from 'fray/rules';
import { because, refusal } from './reasons.ts';
import { rollSave } from './saves.ts';
import { type Cairn, type ConditionName, type Fighter, INVENTORY_SLOTS, type Scene } from './sheet.ts';

/** The resource for Fatigue, which fills slots of the inventory. */
export const FATIGUE = 'fatigue';

/** What a spell changes by the rules. What other spells do is up to the table. */
type SpellEffect =
  | { readonly kind: 'heals STR' }
  | { readonly kind: 'condition'; readonly condition: ConditionName; readonly rounds?: number; readonly harms?: true };

/** A minute, in rounds of ten seconds. */
const ROUNDS_PER_MINUTE = 6;

/** The spells that change something by the rules. */
const SPELL_EFFECTS: Readonly<Record<string, SpellEffect>> = {
  'Cure Wounds': { kind: 'heals STR' },
  Sleep: { kind: 'condition', condition: 'asleep', harms: true },
  Charm: { kind: 'condition', condition: 'charmed', harms: true },
  Shield: { kind: 'condition', condition: 'shielded', rounds: ROUNDS_PER_MINUTE },
};

/** The number of slots that everything on a sheet takes up. Bulky things take two, scrolls none. */
export function usedSlots({ weapons, armor, spellbooks, items = [] }: Fighter['sheet']): number {
  const slotsFor = ({ bulky }: { readonly bulky?: true | undefined }): number => (bulky ? 2 : 1);
  const gearSlots = [...weapons, ...armor].reduce((sum, each) => sum + slotsFor(each), 0);
  return gearSlots + spellbooks.filter(({ scroll }) => !scroll).length + items.length;
}

/** The number of slots that neither gear nor Fatigue fills. */
export function freeSlots(who: Fighter): number {
  return Math.max(0, INVENTORY_SLOTS - usedSlots(who.sheet) - resource(who, FATIGUE).value);
}

interface CastPlan {
  readonly actor: CombatantId;
  readonly target?: CombatantId;
  readonly book: Fighter['sheet']['spellbooks'][number];
}

/** Reads a spell aloud from a book in both hands, which adds a Fatigue. A scroll adds none, and is used up. */
export const cast = action<Cairn, CastPlan>({
  title: 'Cast a spell',
  cite: 'Magic › Casting Spells',
  when: 'always',
  kind: 'cast',
  offers(encounter, actor) {
    const caster = combatant(encounter, actor);
    const books = caster.sheet.spellbooks.filter(({ scroll }) => scroll || freeSlots(caster) > 0);
    if (books.length === 0 || hasActedInCombat(encounter.phase, caster)) return undefined;
    const targets = encounter.combatants.filter(({ vitality }) => vitality !== 'dead').map(({ id }) => id);
    return { targets, tools: books.map(({ name }) => name) };
  },
  ways(encounter, actor) {
    const { sheet } = combatant(encounter, actor);
    return sheet.spellbooks.map(({ name }) => {
      const effect = SPELL_EFFECTS[name];
      if (!effect) return { tool: name, alone: true as const };
      if (effect.kind === 'condition' && effect.harms) return { tool: name, harms: true as const };
      const hurtIds = encounter.combatants.filter((each) => isHurt(each)).map(({ id }) => id);
      return { tool: name, helps: true as const, ...(effect.kind === 'heals STR' && { usefulTo: hurtIds }) };
    });
  },
  plan(encounter, { actor, tool, targets = [] }) {
    const caster = combatant(encounter, actor);
    const { spellbooks } = caster.sheet;
    if (spellbooks.length === 0) return no(refusal('no spellbook', { name: caster.name }));
    const book = tool === undefined ? spellbooks[0] : spellbooks.find(({ name }) => name === tool);
    const spellNames = spellbooks.map(({ name }) => name);
    if (!book) return no({ type: 'no-such', what: 'spell', typed: tool ?? '', known: spellNames });
    if (hasActedInCombat(encounter.phase, caster)) return no(refusal('already acted', { name: caster.name }));
    if (!book.scroll && freeSlots(caster) === 0) return no(refusal('no slot for fatigue', { name: caster.name }));
    const [firstTarget] = targets;
    const target = firstTarget ?? (SPELL_EFFECTS[book.name] === undefined ? undefined : actor);
    return ok({ actor, book, ...given({ target }) });
  },
  resolve(scene, { actor, target, book }, intent) {
    declare(scene, intent, { tool: book.name, ...(target !== undefined && { targets: [target] }) });
    if (scene.encounter.phase === 'fighting') scene.changeOwn(actor, { acted: true });
    if (book.scroll) spendScroll(scene, actor, book.name);
    else addFatigue(scene, actor, because({ id: 'casts', spell: book.name }));
    // A spell can go wrong for someone who is deprived or in danger. Ruling: only for the deprived.
    if (findCondition(scene.combatant(actor), 'deprived') && !rollSave(scene, actor, 'WIL', 'casting')) {
      scene.record({ type: 'remarked', what: because({ id: 'casting goes wrong' }), subject: actor });
      addFatigue(scene, actor, because({ id: 'casting goes wrong' }));
      return;
    }
    const effect = SPELL_EFFECTS[book.name];
    if (effect && target !== undefined) applyEffect(scene, actor, target, book.name, effect);
  },
});

function hasActedInCombat(phase: string, who: Fighter): boolean {
  return phase === 'fighting' && who.own.acted;
}

function isHurt(who: Fighter): boolean {
  const { value, max = value } = resource(who, 'STR');
  return value < max;
}

function applyEffect(scene: Scene, actor: CombatantId, target: CombatantId, spell: string, effect: SpellEffect): void {
  if (effect.kind === 'heals STR') {
    const { value: before, max = before } = resource(scene.combatant(target), 'STR');
    const roll = scene.roll('1d4');
    const strengthAfter = Math.min(max, before + roll.total);
    const spellReason = because({ id: 'item', item: spell });
    const steps = [{ plus: roll.total, why: spellReason, left: roll.total, roll }];
    if (strengthAfter > before)
      scene.record({
        type: 'healed',
        target,
        actor,
        from: spellReason,
        resource: 'STR',
        steps,
        amount: strengthAfter - before,
        before,
        after: strengthAfter,
        max,
      });
    return;
  }
  const { condition: name, rounds } = effect;
  if (findCondition(scene.combatant(target), name)) return;
  const duration =
    rounds === undefined ? ({ until: 'scene' } as const) : ({ until: 'round-end', left: rounds } as const);
  scene.record({ type: 'condition-gained', subject: target, condition: { key: name, name, source: actor, duration } });
}

/** Adds one Fatigue to the inventory, if a slot is free. */
export function addFatigue(scene: Scene, subject: CombatantId, why: ReturnType<typeof because>): void {
  if (freeSlots(scene.combatant(subject)) === 0) return;
  const { value: before } = resource(scene.combatant(subject), FATIGUE);
  scene.record({ type: 'regained', subject, resource: FATIGUE, why, before, after: before + 1, max: INVENTORY_SLOTS });
}

/** Scrolls disappear after one use. */
function spendScroll(scene: Scene, subject: CombatantId, spell: string): void {
  const { sheet: before } = scene.combatant(subject);
  const index = before.spellbooks.findIndex(({ name, scroll }) => scroll && name === spell);
  const sheetAfter = { ...before, spellbooks: before.spellbooks.toSpliced(index, 1) };
  scene.record({
    type: 'sheet-changed',
    subject,
    why: because({ id: 'scroll gone', spell }),
    before,
    after: sheetAfter,
  });
}
