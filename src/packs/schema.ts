import * as schema from '../rules/core/schema.ts';
import { rulesNamed, systemIds } from '../rules/systems.ts';
import { packForm } from './form.ts';

/**
 * The JSON schema of a pack, for editors and other programs. It doesn't restrict names, because only the reader can
 * check them.
 */
export function packSchema(): schema.JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A content pack of Fray',
    oneOf: systemIds().flatMap((id) => {
      const rules = rulesNamed(id);
      return rules ? [schema.jsonSchemaOf(packForm(rules))] : [];
    }),
  };
}
