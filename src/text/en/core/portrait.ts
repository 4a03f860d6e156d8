/** A character's picture. Names are safe to show already. */
export const portrait = {
  given: (name: string) => `**${name}** has a portrait now: everybody sees it beside what ${name} does on a turn.`,
  taken: (name: string) => `**${name}** is shown without a portrait.`,
  /** What is read aloud in its place. */
  of: 'Portrait',
} as const;
