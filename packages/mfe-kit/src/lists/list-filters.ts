/** The longest text that a filter looks for. */
const LONGEST_TEXT = 100;

/** One choice of a filter as an address says it; undefined where it says none, or one that there is not. */
export function readChoice<Choice extends string>(
  search: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  return choices.find((choice) => choice === search.get(name));
}

/** Several choices of a filter, in their own order; undefined where the address says none. */
export function readChoices<Choice extends string>(
  search: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice[] | undefined {
  const given = search.getAll(name);
  const found = choices.filter((choice) => given.includes(choice));
  return found.length === 0 ? undefined : found;
}

/** The text that a filter looks for, or an identifier that only the server knows; undefined where there is none. */
export function readText(search: URLSearchParams, name: string): string | undefined {
  return search.get(name)?.trim().slice(0, LONGEST_TEXT) || undefined;
}
