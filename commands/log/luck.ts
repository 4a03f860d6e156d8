import { command } from '../../src/interaction/command.ts';
import { luckReply } from '../../src/interaction/odds/luck-reply.ts';
import { pastEncounter } from '../../src/interaction/past-encounters.ts';

export const luck = command({
  name: 'luck',
  description: 'Who was lucky with their dice, and which deeds turned the fight; only you see it',
  options: { scene: pastEncounter('An earlier scene of this channel') },
  run: ({ scene }, { caller }) => luckReply(scene, caller.user),
});
