import { BYTE_ORDER_MARK, csvLine, type InvitationOutcome } from '@coaching/contracts';
import { isNobody, type ListedPerson, personOf, problemWith } from './listed-person';
import type { Meaning } from './meanings';

/** A row of the file as it was corrected. */
export interface FileRow {
  /** Its number below the heads, from 1. */
  number: number;
  cells: readonly string[];
}

/** What is known of the people of a list from elsewhere, by email. */
export interface Known {
  /** What inviting them does. */
  outcomes: ReadonlyMap<string, { outcome: InvitationOutcome; username: string }>;
  /** Who was invited from here. */
  done: ReadonlySet<string>;
  /** Why inviting them was refused. */
  refusals: ReadonlyMap<string, string>;
}

/** What becomes of a row: it stops the list until it is mended, is asked about, is invited, is left out or was done. */
export type RowFate = 'wrong' | 'asked' | 'new' | 'added' | 'there' | 'twice' | 'nobody' | 'done';

export interface ListRow extends FileRow {
  person: ListedPerson;
  fate: RowFate;
  /** The same in words. */
  words: string;
}

const NOT_INVITED = 'Cannot be invited here: staff of the platform, or the coach.';

const said = (words: string, username: string) => (username ? `${words}: ${username}` : words);

function fateOf({ email }: ListedPerson, { outcomes, done, refusals }: Known): [RowFate, string] {
  if (done.has(email)) return ['done', 'Invited'];
  const refusal = refusals.get(email);
  if (refusal !== undefined) return ['wrong', refusal];
  const known = outcomes.get(email);
  if (!known) return ['asked', 'Is looked up…'];
  switch (known.outcome) {
    case 'refused':
      return ['wrong', NOT_INVITED];
    case 'there':
      return ['there', said('Is here already', known.username)];
    case 'added':
      return ['added', said('Has an account and is added', known.username)];
    case 'new':
      return ['new', 'Is invited'];
  }
}

/** A row with who is in it. */
export interface RowPerson extends FileRow {
  person: ListedPerson;
  /** Why they cannot be invited at all; null where they can. */
  problem: string | null;
}

/** Who is in each row, by what was said of the columns. */
export const peopleOf = (rows: readonly FileRow[], meanings: readonly (Meaning | null)[]): RowPerson[] =>
  rows.map((row) => {
    const person = personOf(row.cells, meanings);
    return { ...row, person, problem: problemWith(person) };
  });

/** The addresses of those who can be invited at all, each once. */
export const addressesOf = (people: readonly RowPerson[]): string[] => [
  ...new Set(people.flatMap(({ person, problem }) => (problem === null ? [person.email] : []))),
];

/** What becomes of each row. @param known null while nobody has said which column holds the emails */
export function listRows(people: readonly RowPerson[], known: Known | null): ListRow[] {
  const first = new Map<string, number>();
  return people.map(({ problem, ...row }) => {
    const { person, number } = row;
    if (!known) return { ...row, fate: 'asked' as const, words: '' };
    if (isNobody(person)) return { ...row, fate: 'nobody' as const, words: 'Left out: nobody is in it' };
    if (problem !== null) return { ...row, fate: 'wrong' as const, words: problem };
    const earlier = first.get(person.email);
    if (earlier !== undefined)
      return { ...row, fate: 'twice' as const, words: `Left out: the same as row ${earlier}` };
    first.set(person.email, number);
    const [fate, words] = fateOf(person, known);
    return { ...row, fate, words };
  });
}

/** How many rows have each fate. */
export function countFates(rows: readonly ListRow[]): Record<RowFate, number> {
  const counts = { wrong: 0, asked: 0, new: 0, added: 0, there: 0, twice: 0, nobody: 0, done: 0 };
  for (const { fate } of rows) counts[fate] += 1;
  return counts;
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count.toLocaleString('en-US')} ${count === 1 ? one : many}`];

/** What Create Users does, in words. */
export function summaryOf(counts: Record<RowFate, number>): string {
  const parts = [
    ...counted(counts.done, 'was invited', 'were invited'),
    ...counted(counts.new, 'is invited', 'are invited'),
    ...counted(counts.added, 'has an account and is added', 'have an account and are added'),
    ...counted(counts.there, 'is here already', 'are here already'),
    ...counted(counts.twice, 'is listed twice', 'are listed twice'),
    ...counted(counts.asked, 'is looked up', 'are looked up'),
    ...counted(counts.wrong, 'is to be mended', 'are to be mended'),
  ];
  return parts.length === 0 ? 'Nobody is in this list.' : `${parts.join(', ')}.`;
}

/** What became of each row, as a file for spreadsheets. */
export const resultCsv = (rows: readonly ListRow[]): string =>
  [
    BYTE_ORDER_MARK,
    csvLine(['Row', 'Last Name', 'First Name', 'Email', 'What happens']),
    ...rows.map(({ number, person: { last_name, first_name, email }, words }) =>
      csvLine([number, last_name, first_name, email, words]),
    ),
  ].join('');
