import { type ImportedRow, type ImportRow, importRowWords } from '@coaching/contracts';
import { isNobody, type ListedPerson, personOf, problemWith } from './listed-person';
import type { Meaning } from './meanings';

/** A row of the file as it was corrected. */
export interface FileRow {
  /** Its number below the heads, from 1. */
  number: number;
  cells: readonly string[];
}

/** What becomes of a row: it stops the list until it is corrected, is asked about, is brought in, is left out or was done. */
export type RowFate = 'wrong' | 'asked' | 'new' | 'changed' | 'there' | 'twice' | 'nobody' | 'done';

export interface ListRow extends FileRow {
  person: ListedPerson;
  fate: RowFate;
  /** The same in words. */
  words: string;
}

/** What the server says of rows, by their numbers. */
export type Judged = ReadonlyMap<number, ImportedRow>;

/** A row with who is in it. */
export interface RowPerson extends FileRow {
  person: ListedPerson;
}

/** Who is in each row, by what was said of the columns. */
export const peopleOf = (rows: readonly FileRow[], meanings: readonly (Meaning | null)[]): RowPerson[] =>
  rows.map((row) => ({ ...row, person: personOf(row.cells, meanings) }));

/** The rows as the server is asked about them; those without anybody are dropped. */
export const importRowsOf = (people: readonly RowPerson[]): ImportRow[] =>
  people.flatMap(({ number, person }) => (isNobody(person) ? [] : [{ number, ...person }]));

const fieldsOfRow = ['first_name', 'last_name', 'email', 'role', 'program'] as const;

/** Whether what the server says of a row is of the row as it stands there now. */
export const isJudged = (row: ImportRow, judged: Judged): boolean => {
  const said = judged.get(row.number);
  return said !== undefined && fieldsOfRow.every((field) => said[field] === row[field]);
};

function fateOf({ outcome, state }: ImportedRow): RowFate {
  if (state === 'done') return 'done';
  if (outcome === 'invalid' || state === 'moved' || state === 'refused') return 'wrong';
  return outcome === 'duplicate' ? 'twice' : outcome;
}

/** What becomes of each row. @param judged null while nobody has said which column holds the emails */
export function listRows(people: readonly RowPerson[], judged: Judged | null): ListRow[] {
  return people.map((row): ListRow => {
    const { person, number } = row;
    if (!judged) return { ...row, fate: 'asked', words: '' };
    if (isNobody(person)) return { ...row, fate: 'nobody', words: 'Left out: nobody is in it' };
    const said = judged.get(number);
    if (said && isJudged({ number, ...person }, judged))
      return { ...row, fate: fateOf(said), words: importRowWords(said) };
    const problem = problemWith(person);
    if (problem !== null) return { ...row, fate: 'wrong', words: problem };
    return { ...row, fate: 'asked', words: 'Is looked up…' };
  });
}

/** How many rows have each fate. */
export function countFates(rows: readonly ListRow[]): Record<RowFate, number> {
  const counts = { wrong: 0, asked: 0, new: 0, changed: 0, there: 0, twice: 0, nobody: 0, done: 0 };
  for (const { fate } of rows) counts[fate] += 1;
  return counts;
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count.toLocaleString('en-US')} ${count === 1 ? one : many}`];

/** What Create Users does, in words. */
export function summaryOf(counts: Record<RowFate, number>): string {
  const parts = [
    ...counted(counts.done, 'is done', 'are done'),
    ...counted(counts.new, 'is invited', 'are invited'),
    ...counted(counts.changed, 'has an account and is changed', 'have an account and are changed'),
    ...counted(counts.there, 'is here already', 'are here already'),
    ...counted(counts.twice, 'is listed twice', 'are listed twice'),
    ...counted(counts.asked, 'is looked up', 'are looked up'),
    ...counted(counts.wrong, 'is to be mended', 'are to be mended'),
  ];
  return parts.length === 0 ? 'Nobody is in this list.' : `${parts.join(', ')}.`;
}
