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
  formAgain: 'Open the form again',
  nameField: 'Name',
  oneALine: (fields: string) => `One a line${fields === '' ? '' : `: ${fields}`}`,
  setHere: (set: string) => `Set in this encounter: ${set}.`,
} as const;
