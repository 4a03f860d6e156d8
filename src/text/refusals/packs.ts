import type { PackRefusal } from '../../rules/core/refusal.ts';
import { rulesNamed } from '../../rules/systems.ts';
import { plain, t } from '../t.ts';

/** Says why a change to content packs is refused, and what to do instead. */
export function explainPack(why: PackRefusal): string {
  switch (why.type) {
    case 'pack-not-newer': {
      const { revision, kept, digest, keptDigest } = why;
      const shortDigest = { digest: digest.slice(0, SHOWN_DIGITS), keptDigest: keptDigest.slice(0, SHOWN_DIGITS) };
      return t('refused-pack-not-newer', { title: plain(why.title), revision, kept, ...shortDigest });
    }
    case 'packs-too-big':
      return t('refused-packs-too-big', { megabytes: why.most / 1_000_000 });
    case 'not-a-pack-keeper':
      return t(`refused-not-a-pack-keeper-${why.keepers}`);
    case 'no-packs':
    case 'nothing-to-start-from':
      return t(`refused-${why.type}`);
    case 'pack-of-the-host':
      return t('refused-pack-of-the-host', { title: plain(why.title) });
    case 'pack-of-other-system': {
      const { title, theirs, ours } = why;
      const systemTitle = (system: string) => rulesNamed(system)?.title ?? system;
      return t('refused-pack-of-other-system', {
        title: plain(title),
        theirs: systemTitle(theirs),
        ours: systemTitle(ours),
      });
    }
    case 'pack-not-in-use':
    case 'pack-fits-no-more':
      return t(`refused-${why.type}`, { title: plain(why.title) });
    case 'nothing-to-keep':
      return t(`refused-nothing-to-keep-${why.what}`);
    case 'no-pack-entry': {
      const { title, typed, near } = why;
      const hint = near === undefined ? '' : t('pack-fault-meant', { near: plain(near, 60) });
      return t('refused-no-pack-entry', { title: plain(title), typed: plain(typed, 60), meant: hint });
    }
    default:
      return why satisfies never;
  }
}

/** How many digits of a digest are shown. */
const SHOWN_DIGITS = 12;
