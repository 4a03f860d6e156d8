/**
 * A scene as a page of a browser. What the check finds is put together in the page itself, of numbers and hashes as they are
 * written there: each of those texts says where they go.
 */
export const page = {
  /** As HTML names the language. */
  language: 'en',
  skip: 'To the story',
  contents: 'On this page',
  parts: {
    course: 'Course of the fight',
    luck: 'Luck of the dice',
    turning: 'Turning points',
    steps: 'Step by step',
    story: 'Story',
    dice: 'Dice',
  },
  inNumbers: 'In numbers',
  steps: {
    lead: 'From deed to deed by the arrow keys, the slider or the buttons.',
    last: 'At the end',
    field: 'The field',
    order: 'Turn order',
    onTurn: 'on turn',
    back: 'Back',
    next: 'Next',
    slider: 'Deed',
    /** Of so many deeds the how manieth is shown. */
    place: (at: string, of: string) => `${at} of ${of}`,
    inStory: 'In the story',
    where: 'Who is where',
  },
  story: {
    sums: 'Sums',
    dice: 'Dice',
    thrown: (deed: number, first: number, last: number) =>
      `Deed ${deed}, ${first === last ? `throw ${first}` : `throws ${first} to ${last}`}:`,
    rolled: (deed: number, first: number, last: number) =>
      `Deed ${deed}, ${first === last ? `free die ${first}` : `free dice ${first} to ${last}`}:`,
    die: (sides: number | string, face: number | string) => `d${sides}: ${face}`,
  },
  check: {
    seals: 'Seals and seeds',
    lead: 'Your own browser throws every die again under the seed, and makes every hash anew. Nothing is sent anywhere.',
    kept: 'Before the scene is over its record has the creatures’ sheets, and the seed is secret. Take this page again after the end: it checks every die then.',
    label: 'SHA-256 from the channel (the seal, or the hash of a round)',
    hint: 'With it the check also shows that this is the record that was played. If you do not trust the page itself, `npm run verify` in Fray’s source does the same without it.',
    button: 'Check every die',
    running: 'Checking …',
    unable:
      'This browser cannot check here: it runs no scripts, has no WebCrypto, or is too old. Open the file in another.',
    unreadable: 'The record in this page cannot be read: the file is damaged or was changed.',
    verdicts: {
      right: 'All of it is right.',
      open: 'Nothing is wrong. What is open cannot be checked here.',
      wrong: 'This record is not right.',
    },
    kinds: { right: 'Right', wrong: 'Wrong', open: 'Open' },
    marks: { right: 'as sealed', wrong: 'not as sealed' },
    more: (count: string) => `… and ${count} more of that kind.`,
    right: {
      seed: (seal: string, commitment: string) =>
        `Seal ${seal}: the seed is the one that was sealed. Its SHA-256: ${commitment}`,
      throws: (count: string) => `Dice that fell as the seed says: ${count}.`,
      hash: (hash: string) => `Every deed is as its hash was made. The last hash: ${hash}`,
      shownSeal: (seal: string) => `What the channel shows is seal ${seal}.`,
      shownHash: (deed: string) => `What the channel shows is the hash of deed ${deed}.`,
    },
    wrong: {
      throw: (number: string, sides: string, deed: string, face: string, due: string) =>
        `Throw ${number} (d${sides}) of deed ${deed}: the record has ${face}, the seed gives ${due}.`,
      roll: (number: string, sides: string, deed: string, face: string, due: string) =>
        `Free die ${number} (d${sides}) of deed ${deed}: the record has ${face}, the seed gives ${due}.`,
      noDie: (number: string, deed: string) => `Throw ${number} of deed ${deed} is of no die that there is.`,
      row: (deed: string) =>
        `Deed ${deed} is not what its hash was made over: it, or what came before it, was changed.`,
      told: (deed: string) => `The dice that this page shows of deed ${deed} are not those of its record.`,
      missingDeeds: (deed: string, place: string) =>
        `Deed ${deed} stands at place ${place} of the record: deeds are missing or moved.`,
      missingThrows: (deed: string, first: string, fallen: string) =>
        `Deed ${deed} begins with throw ${first}, and ${fallen} fell before it: throws are missing or added.`,
      undone: (deed: string) => `Deed ${deed} is marked as undone, against the record.`,
      standing: (deed: string) => `Deed ${deed} is not marked as undone, against the record.`,
      seed: (seal: string, commitment: string) =>
        `Seal ${seal}: the seed is not the one that was sealed. Its SHA-256 is not ${commitment}.`,
      noSeed: (seal: string) => `Seal ${seal}: the scene was ended, which shows the seed, and it is missing here.`,
      sealOrder: (seal: string) => `Seal ${seal} is from an earlier throw on than the one before it.`,
      noSeal: () => 'No seal covers the first throws.',
      shownNowhere: () => 'What the channel shows is no seal and no hash of this record.',
    },
    open: {
      secretSeed: (seal: string, commitment: string) =>
        `Seal ${seal}: its seed is still secret. Its SHA-256: ${commitment}`,
      secretThrows: (count: string) => `Dice of a seed that is still secret: ${count}.`,
      bigRolls: (count: string) =>
        `Rolls of so many dice that the record has only their digest, which \`npm run verify\` checks: ${count}.`,
      redacted: (deeds: string) =>
        `Personal data was deleted from deeds ${deeds}: that these are as they were cannot be checked.`,
    },
  },
} as const;
