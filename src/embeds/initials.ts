/** Letters of a name that the font of pictures has, in capitals. */
function initialLetters(name: string): string {
  // Marks are taken off their letters first: "Ö" is "O" and a mark.
  return name
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '');
}

/**
 * One to three letters and digits for each name, no two alike, in the order of the names: "K" for Kira, "G2" for Goblin 2. A
 * name in another script has "X".
 */
export function initialsOf(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const label = candidates(name).find((each) => !taken.has(each)) ?? numbered(taken);
    taken.add(label);
    return label;
  });
}

function candidates(name: string): readonly string[] {
  const [, number = ''] = /(?: |^)(\d{1,2})$/.exec(name.trim()) ?? [];
  const letters = initialLetters(name.replace(/ \d+$/, '')) || 'X';
  const [first = 'X'] = letters;
  const words = name.split(/[\s-]+/).flatMap((word) => initialLetters(word).slice(0, 1));
  const short = [
    first,
    words.slice(0, 2).join(''),
    letters.slice(0, 2),
    words.slice(0, 3).join(''),
    letters.slice(0, 3),
  ];
  const counted = Array.from({ length: 9 }, (_, n) => `${first}${n + 1}`);
  return [...short.filter((each) => each !== '').map((each) => `${each}${number}`), ...counted].filter(
    (each) => each.length <= 3,
  );
}

/** Where all that a name gives is taken: a number alone. */
function numbered(taken: ReadonlySet<string>): string {
  for (let n = 1; ; n++) if (!taken.has(String(n))) return String(n);
}
