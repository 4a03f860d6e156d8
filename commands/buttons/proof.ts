import { sealLine } from '../../src/embeds/chronicle.ts';
import { diceProof } from '../../src/embeds/encounter-embeds.ts';
import { component } from '../../src/interaction/component.ts';
import { proofButton } from '../../src/interaction/luck-button.ts';
import { whisper } from '../../src/interaction/reply.ts';
import { no, ok } from '../../src/rules/core/result.ts';

/** The seals and seeds under the end of an encounter, for whoever taps. */
export const proof = component({
  id: proofButton,
  run: (_, { loaded: { record } }) =>
    record
      ? ok(whisper(diceProof(record.seeds.map(sealLine), record.deeds.at(-1)?.hash)))
      : no({ type: 'no-encounter' }),
});
