import { capital } from '../markdown.ts';
import { grammar } from './grammar.ts';

const { and } = grammar;

/** Buttons, menus and forms. Names are safe to show already. */
export const buttons = {
  back: 'Back',
  more: 'More',
  answer: 'In your own words…',
  anyWords: (about: string) => `In your own words: ${about}`,
  roundBefore: 'Round before',
  roundAfter: 'Next round',
  pageBefore: 'Page back',
  pageAfter: 'Next page',
  beforeUpdate: 'This is from before the last update; its chronicle is attached.',
  sureToDelete: (name: string) =>
    `Delete **${name}**? That cannot be taken back; \`/character export\` keeps a copy. Press Delete, or say \`sure:\` yes.`,
  delete: 'Delete',
  keep: 'Keep',
  deleted: (name: string) => `**${name}** is deleted. In fights under way it plays on.`,
  changeSheet:
    'Press what you want to change, or use `/character edit` with `field:` and `value:`. A fight under way goes on with the sheet it was joined with; its GM can change it there.',
  /** What the pages of a character's form are about. */
  subjects: { scores: 'Scores', gear: 'Weapons and gear', details: 'Details' },
  abilities: (fields: readonly string[]) => capital(and(fields.map((each) => each.toLowerCase()))),
  pageOf: (title: string, page: number, pages: number) => `${title} ${page} of ${pages}`,
  formAgain: 'Open the form again',
  nameField: 'Name',
  oneALine: (fields: string) => `One a line${fields === '' ? '' : `: ${fields}`}`,
  edit: 'Edit',
  changed: (name: string) => `**${name}** is changed.`,
  fieldChanged: (name: string, field: string) => `**${name}**: ${field} is changed.`,
  nameIs: (name: string) => `The name is ${name}. Say \`value:\` to change it.`,
  imported: (name: string) => `**${name}** is yours, as the file has it.`,
  exported: (name: string) => `**${name}** as a file. \`/character import file:\` brings it back, anywhere.`,
  stays: (name: string) => `**${name}** stays.`,
  setHere: (set: string) => `Set in this encounter: ${set}.`,
} as const;
