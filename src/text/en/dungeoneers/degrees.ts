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

/** The same at the end of a short sum. */
export const dungeoneersResults: Readonly<Record<Dungeoneers['degree'], string>> = {
  miss: 'a miss',
  hit: 'a hit',
  'critical hit': 'a critical hit',
  deflects: 'deflected',
  pierces: 'through',
  'pierces critically': 'through, critically',
  'save passed': 'the save is passed',
  'save failed': 'the save is failed',
  resisted: 'resisted',
  success: 'a success',
  failure: 'a failure',
};
