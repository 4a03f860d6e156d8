import { TURNS } from '../../rules/core/blocks.ts';
import { SECRECY } from '../../rules/core/secrecy.ts';
import { AUTO_END } from '../../rules/core/turns.ts';
import type { Reference } from '../reference.ts';
import { SIGNS, SUMS } from '../signs.ts';
import { TONE } from '../tone.ts';

/** What is said of the settings that every encounter has. */
export const coreReference: Reference = {
  glossary: [],
  briefs: {
    settings: {
      [AUTO_END]: 'Whether a turn with nothing left to spend ends by itself.',
      [TURNS]:
        'A house rule. Who acts together: each as the book has it (one after another), or a whole side at once, in any order, then the other (by side).',
      [TONE]: 'The voice of the story: heroic, grim or plain.',
      [SUMS]:
        'How much of the sums is told with an outcome: die, total, result and harm (short), or every step (full). The log has every step.',
      [SIGNS]: 'Numbers with bars and signs (bars), or all in words, for whoever hears it read aloud (words).',
      [SECRECY]:
        'What players are told of creatures: exact numbers, words (unhurt, hurt, bloodied, near death), or nothing.',
      picture:
        'Whether the field, the turn order and the course of the fight are drawn too: for a dark screen (dark), for a light one (light), or not at all (off).',
      sheets:
        'Who may change a sheet while it is in the encounter: the GM (/gm sheet), or players their own too (/character edit).',
      join: 'Who may come in: everybody (open), whom the GM lets in (ask; always while rounds run), or nobody (closed).',
      'most-each': 'How many combatants a player may bring.',
      lopsided:
        'When the GM is warned at /initiative, alone: where the players would win fewer or more of 100 fights than this (30-95, or any two numbers), or never (off).',
    },
  },
};
