// `npm run pack-schema`: writes the schema of content packs for the systems that come with Fray.

import { writeFileSync } from 'node:fs';
import { packSchema } from '../packs/form.ts';
import { loadSystems } from '../systems/load.ts';

await loadSystems(undefined, 'cairn');
writeFileSync('docs/pack.schema.json', `${JSON.stringify(packSchema(), undefined, 2)}\n`);
