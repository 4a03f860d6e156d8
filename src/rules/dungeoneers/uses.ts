/** The resource that counts what is left of an item or ability. */
export function usesOf(name: string): string {
  return `uses: ${name}`;
}
