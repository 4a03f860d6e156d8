import { command } from '../../src/interaction/command.ts';
import { oneOf, optional } from '../../src/interaction/option.ts';
import { pastEncounter } from '../../src/interaction/options/encounters.ts';
import { luckReply } from '../luck.ts';

export const luck = command({
  name: 'luck',
  description: 'Who was lucky with their dice, and which deeds turned the fight; only you see it',
  options: {
    scene: pastEncounter('An earlier scene of this channel'),
    file: optional(
      oneOf('With the chronicle and its turning points: a text, or a page for a browser', ['markdown', 'html']),
    ),
  },
  run: ({ scene, file }, { caller }) => luckReply(scene, caller, file),
});
