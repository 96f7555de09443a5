/** Longest duration a field takes: a week, in minutes. */
const MOST = 7 * 24 * 60;

/** Minutes from what a person typed: a whole number from 0 to a week; null when empty, undefined when it is neither. */
export function parseMinutes(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  if (!/^\d{1,5}$/.test(text)) return undefined;
  const minutes = Number(text);
  return minutes <= MOST ? minutes : undefined;
}
