// `/pack portrait`: the portrait of a creature or character in a pack, beside its turns and on its token.

import { type Answer, command, optional, squarePicture, text, withNeeds } from '../../src/interaction/command.ts';
import { type PackInUse, readStoredPack } from '../../src/interaction/packs.ts';
import type { PackList } from '../../src/packs/edit.ts';
import type { Pack } from '../../src/packs/pack.ts';
import { given } from '../../src/rules/core/given.ts';
import { closestName, no } from '../../src/rules/core/refusal.ts';
import { isSameName } from '../../src/rules/core/sheet-fields.ts';
import { PACK_PORTRAIT_SIDE } from '../../src/session/pack.ts';
import { givePortrait, isPortrayed } from '../../src/session/server-packs.ts';
import { plain, t } from '../../src/text/t.ts';
import { changeablePack } from './change.ts';
import { entryScreen } from './entry-forms.ts';
import { PACK_NEEDS, packKeeper, packMeant } from './ids.ts';

/** The creatures and characters of the pack in another option. */
const cast = withNeeds(PACK_NEEDS, (session, _, values) => {
  const chosenPack = packKeeper(session).ok ? packMeant(session, String(values.get('pack') ?? '')) : undefined;
  const found = chosenPack?.ok && 'file' in chosenPack.value ? readStoredPack(chosenPack.value) : undefined;
  return found && 'pack' in found ? castOf(found.pack).map(({ name }) => name) : [];
});

export const portrait = command({
  name: 'portrait',
  needs: PACK_NEEDS,
  options: {
    pack: changeablePack(),
    creature: text(cast),
    picture: optional(squarePicture(PACK_PORTRAIT_SIDE)),
  },
  run({ pack, creature, picture }, session): Answer {
    const names = castOf(pack.pack).map(({ name }) => name);
    const name = names.find((each) => isSameName(each, creature));
    if (name === undefined)
      return no({
        type: 'no-pack-entry',
        title: pack.title,
        typed: creature,
        ...given({ near: closestName(creature, names) }),
      });
    const of = { pack: pack.id, entry: name };
    const wasPortrayed = isPortrayed(session, of);
    const result = givePortrait(session, of, picture, names);
    if (!result.ok) return result;
    const messageId = picture ? 'pack-portrait-given' : wasPortrayed ? 'pack-portrait-removed' : 'pack-portrait-none';
    return entryScreen(session, pack, listOf(pack, name), name, {
      notice: t(messageId, { name: plain(name) }),
      portrayed: picture !== undefined,
    });
  },
});

function castOf({ creatures, characters }: Pack): readonly { readonly name: string }[] {
  return [...creatures, ...characters];
}

function listOf({ pack }: PackInUse, name: string): PackList {
  return pack.creatures.some((each) => each.name === name) ? 'creatures' : 'characters';
}
