/** One or two letters for a name without stored initials: "Ada King Lovelace" gives "AL". */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => [...(word ?? '')][0] ?? '',
  );
  return letters.join('').toUpperCase();
}

/** Number of calm hues avatars and marks choose from. */
export const HUES = 6;

/** The same small number for the same name, always: which hue its avatar has. */
export function hueOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % HUES;
}
