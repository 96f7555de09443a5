/**
 * What a column of a list of people can hold (spec 2 section 2, Bulk upload), in the order in which it is offered; role and
 * program of a roster alone.
 */
export const meanings = {
  last_name: 'Last Name',
  first_name: 'First Name',
  email: 'Email',
  last_first: 'Last Name, First Name',
  first_last: 'First Name Last Name',
  ignore: 'Ignore Column',
  role: 'Role',
  program: 'Program',
} as const;

export type Meaning = keyof typeof meanings;

const ofRosters: readonly Meaning[] = ['role', 'program'];

/** What is offered for the columns of a list, or of a roster. */
export const offeredMeanings = (isRoster: boolean): Meaning[] =>
  (Object.keys(meanings) as Meaning[]).filter((meaning) => isRoster || !ofRosters.includes(meaning));

const lastNames = ['last name', 'last_name', 'lastname', 'last', 'sur name', 'surname'];
const firstNames = ['first name', 'first_name', 'firstname', 'first', 'given name', 'givenname'];
const emails = ['e-mail', 'email', 'e-mail address', 'email address'];

/** Two names in one column, with a comma, a space or both between them. */
const joined = (ones: readonly string[], others: readonly string[]) =>
  ones.flatMap((one) =>
    others.flatMap((other) => [`${one}, ${other}`, `${one},${other}`, `${one} ${other}`]),
  );

const words = new Map<string, Meaning>([
  ...lastNames.map((word) => [word, 'last_name'] as const),
  ...firstNames.map((word) => [word, 'first_name'] as const),
  ...emails.map((word) => [word, 'email'] as const),
  ...joined(lastNames, firstNames).map((word) => [word, 'last_first'] as const),
  ...joined(firstNames, lastNames).map((word) => [word, 'first_last'] as const),
]);

/** What a column of this head holds; null when the head is none that is known (spec 2 section 5). */
export function meaningOf(head: string, isRoster = false): Meaning | null {
  const word = head.trim().toLowerCase().replace(/\s+/g, ' ');
  const meaning = words.get(word) ?? ofRosters.find((each) => isRoster && each === word);
  return meaning ?? null;
}

/** A list after its heads were found. */
export interface HeadedList {
  /** What stands above each column in the file; '' where nothing does. */
  heads: string[];
  /** What each column holds; null while nobody has said. */
  meanings: (Meaning | null)[];
  /** The rows below the heads. */
  rows: string[][];
}

/**
 * Finds the heads of a list: the first row with one that is known. What stands above them is left out; without any,
 * all rows are people.
 */
export function matchHeads(rows: readonly string[][], isRoster = false): HeadedList {
  const width = rows[0]?.length ?? 0;
  const at = rows.findIndex((row) => row.some((cell) => meaningOf(cell, isRoster) !== null));
  const heads = rows[at] ?? Array<string>(width).fill('');
  const found = new Set<Meaning>();
  return {
    heads,
    // A second column that is called the same is left to be chosen by hand.
    meanings: heads.map((head) => {
      const meaning = meaningOf(head, isRoster);
      if (meaning === null || found.has(meaning)) return null;
      found.add(meaning);
      return meaning;
    }),
    rows: rows.slice(at + 1),
  };
}

/** The meanings after one column's was chosen: another column that had it has none any more. */
export function withMeaning(
  all: readonly (Meaning | null)[],
  column: number,
  meaning: Meaning | null,
): (Meaning | null)[] {
  return all.map((other, at) => {
    if (at === column) return meaning;
    return other === meaning && meaning !== 'ignore' ? null : other;
  });
}
