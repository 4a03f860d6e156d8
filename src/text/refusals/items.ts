import type { Encounter } from '../../rules/core/encounter.ts';
import type { ItemRefusal } from '../../rules/core/refusal.ts';

import { mention, or, plain, t } from '../t.ts';
import { bookName } from './what.ts';

/** Says why an item can't be given or taken, and what to do instead. */
export function explainItem(why: ItemRefusal, encounter: Encounter | undefined): string {
  switch (why.type) {
    case 'no-items':
      return t('refused-no-items');
    case 'item-natural':
      return t('refused-item-natural', { name: plain(why.name), item: plain(bookName(why.item, encounter)) });
    case 'item-worn':
      return t('refused-item-worn', { name: plain(why.name), item: plain(bookName(why.item, encounter)) });
    case 'items-too-few':
      return t('refused-items-too-few', {
        name: plain(why.name),
        item: plain(bookName(why.item, encounter)),
        left: why.left,
      });
    case 'items-full':
      return t('refused-items-full', { name: plain(why.name), most: why.most });
    case 'item-full':
      return t('refused-item-full', {
        name: plain(why.name),
        item: plain(bookName(why.item, encounter)),
        most: why.most,
      });
    case 'items-by-gm':
      return t('refused-items-by-gm', { gms: or(why.gms.map(mention)) });
    case 'beyond-hands':
      return t('refused-beyond-hands', { name: plain(why.name), squares: why.squares });
    case 'not-fallen':
      return t('refused-not-fallen', { name: plain(why.name) });
    case 'looting-off':
      return t('refused-looting-off', { name: plain(why.name) });
    case 'no-looting':
      return t('refused-no-looting', { name: plain(why.name), gms: or(why.gms.map(mention)) });
    case 'not-an-ally':
      return t('refused-not-an-ally', { name: plain(why.name) });
    case 'nothing-on-the-ground':
      return t('refused-nothing-on-the-ground');
    case 'owns-nothing':
      return t('refused-owns-nothing', { name: plain(why.name) });
    default:
      return why satisfies never;
  }
}
