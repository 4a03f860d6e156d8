import type { Dungeoneers } from '../../../rules/dungeoneers/sheet.ts';

/** How a roll comes out. */
export const dungeoneersDegrees: Readonly<Record<Dungeoneers['degree'], string>> = {
  miss: 'miss',
  hit: 'hit',
  'critical hit': 'critical hit',
  deflects: 'deflects',
  pierces: 'pierces',
  'pierces critically': 'pierces critically',
  'save passed': 'save passed',
  'save failed': 'save failed',
  resisted: 'resisted',
  success: 'success',
  failure: 'failure',
};
