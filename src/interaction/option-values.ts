/** What was typed into a command, by option name. An attachment comes as its text, a picture as its bytes in base64 (`src/session/portrait.ts`). */
export type OptionValues = ReadonlyMap<string, string | number | boolean>;

/** What was typed into a text option, before it is read. */
export function typedText(values: OptionValues, name: string): string | undefined {
  const value = values.get(name);
  return value === undefined ? undefined : String(value).trim();
}

/** The same; nothing typed is no text. */
export function typedIn(values: OptionValues, name: string): string {
  return typedText(values, name) ?? '';
}
