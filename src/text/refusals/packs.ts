import type { PackRefusal } from '../../rules/core/refusal.ts';
import { plain, t } from '../t.ts';

/** Why a change to content packs is refused, and what to do instead. */
export function explainPack(why: PackRefusal): string {
  switch (why.type) {
    case 'pack-not-newer': {
      const { revision, kept, digest, keptDigest } = why;
      const short = { digest: digest.slice(0, SHOWN), keptDigest: keptDigest.slice(0, SHOWN) };
      return t('refused-pack-not-newer', { title: plain(why.title), revision, kept, ...short });
    }
    case 'packs-too-big':
      return t('refused-packs-too-big', { megabytes: why.most / 1_000_000 });
    case 'not-a-pack-keeper':
      return t(`refused-not-a-pack-keeper-${why.keepers}`);
    case 'no-packs':
      return t('refused-no-packs');
    case 'pack-of-the-host':
      return t('refused-pack-of-the-host', { title: plain(why.title) });
    default:
      return why satisfies never;
  }
}

/** How many characters of a digest are shown. */
const SHOWN = 12;
