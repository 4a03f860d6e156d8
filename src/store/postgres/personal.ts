import type { Extent, PersonalData } from '../../session/personal-data.ts';
import type { Portrait } from '../../session/portrait.ts';
import { inPages, PAGE } from '../pages.ts';
import {
  extentOf as ofRows,
  type PersonalDeedRow,
  type PersonalExtent,
  personalDataOf as wholeOf,
} from '../personal-data.ts';
import type { Row } from '../write-shapes.ts';
import { jsonRows } from './columns.ts';
import { isTheirs } from './combatants.ts';
import type { OpenPostgres } from './open.ts';
import { personOf } from './people.ts';
import { savedOf } from './saved.ts';

/** What a user has in a server beside what they saved and when they play. `gms` is searched as it stands in JSON. */
const EXTENT = `
  SELECT ${jsonRows('characters', 'WHERE server = $1 AND "user" = $2')} AS characters,
    ${jsonRows(
      'encounters',
      `WHERE server = $1 AND (strpos(gms::text, to_json($2::text)::text) > 0
        OR id IN (SELECT encounter FROM combatants WHERE server = $1 AND ${isTheirs('$2')})) ORDER BY id DESC`,
      ['id', 'name', 'system', 'channel', 'phase', 'gms', 'openedAt', 'endedAt'],
    )} AS fights,
    (SELECT count(*)::float8 FROM deeds WHERE server = $1 AND "user" = $2) AS "deedCount",
    ${jsonRows('encounters', 'WHERE server = $1 AND strpos(pending::text, $2) > 0', ['id', 'pending'])} AS pending`;

const WHOLE_PRESENT = `
  SELECT ${jsonRows('combatants', `WHERE server = $1 AND ${isTheirs('$2')} ORDER BY place`)} AS combatants,
    ${jsonRows('chronicles', 'WHERE server = $1 AND strpos(lines::text, $2) > 0')} AS chronicles`;

const PORTRAITS = `
  SELECT p.character, p.type, p.bytes FROM characters c JOIN portraits p ON p.server = c.server AND p.character = c.id
  WHERE c.server = $1 AND p.server = $1 AND c."user" = $2`;

const FIELD_IMAGES = `
  SELECT encounter::float8 AS encounter, type, bytes FROM field_images WHERE server = $1 AND "user" = $2 ORDER BY at DESC`;

/** The newest encounter’s last deed first. */
const DEEDS = {
  name: 'personal-deeds',
  text: `SELECT ${jsonRows(
    'deeds',
    `WHERE server = $1 AND "user" = $2 AND (encounter, number) < ($3::bigint, $4::bigint)
     ORDER BY encounter DESC, number DESC LIMIT ${PAGE}`,
    ['encounter', 'number', 'at', 'kind', 'deed', 'answers'],
  )} AS deeds`,
};

/** How much there is of a user in a server. */
export async function extentOf(open: OpenPostgres, server: string, user: string): Promise<Extent> {
  return ofRows(user, await extentRows(open, server, user));
}

/** All that is kept of a user in a server. */
export async function personalDataOf(open: OpenPostgres, server: string, user: string): Promise<PersonalData> {
  const [extent, whole, portraits, fieldImages] = await Promise.all([
    extentRows(open, server, user),
    open.pool.query<{
      readonly combatants: readonly Row<'combatants'>[];
      readonly chronicles: readonly Row<'chronicles'>[];
    }>(WHOLE_PRESENT, [server, user]),
    open.pool.query<Portrait & { readonly character: string }>(PORTRAITS, [server, user]),
    open.pool.query<Portrait & { readonly encounter: number }>(FIELD_IMAGES, [server, user]),
  ]);
  const { combatants, chronicles } = whole.rows[0] ?? { combatants: [], chronicles: [] };
  return wholeOf(server, user, {
    ...extent,
    combatants,
    chronicles,
    fieldImages: fieldImages.rows,
    portraits: new Map(portraits.rows.map((row) => [row.character, row])),
    deeds: inPages<PersonalDeedRow>(PAGE, (last) => deedsBefore(open, server, user, last)),
  });
}

async function extentRows(open: OpenPostgres, server: string, user: string): Promise<PersonalExtent> {
  const [{ rows }, saved, person] = await Promise.all([
    open.pool.query<Omit<PersonalExtent, 'saved' | 'person'>>(EXTENT, [server, user]),
    savedOf(open, server, user),
    personOf(open, server, user),
  ]);
  const [found] = rows;
  if (!found) throw new Error('A SELECT without a row');
  return { ...found, saved, person };
}

async function deedsBefore(
  { pool }: OpenPostgres,
  server: string,
  user: string,
  last: PersonalDeedRow | undefined,
): Promise<readonly PersonalDeedRow[]> {
  const { encounter, number } = last ?? { encounter: Number.MAX_SAFE_INTEGER, number: 0 };
  const values = [server, user, encounter, number];
  const { rows } = await pool.query<{ readonly deeds: readonly PersonalDeedRow[] }>({ ...DEEDS, values });
  return rows[0]?.deeds ?? [];
}
