import { type ImportRow, problemWithInvited } from '@coaching/contracts';
import type { Meaning } from './meanings';

/** Somebody in a list, by what its columns hold; the email in lower case, role and program where the list says them. */
export type ListedPerson = Omit<ImportRow, 'number'>;

/** One name and the other, from a column that holds both. */
function split(name: string): [string, string] {
  const at = name.includes(',') ? name.indexOf(',') : name.indexOf(' ');
  return at === -1 ? [name.trim(), ''] : [name.slice(0, at).trim(), name.slice(at + 1).trim()];
}

/** Who a row is, by what was said of its columns. */
export function personOf(cells: readonly string[], meanings: readonly (Meaning | null)[]): ListedPerson {
  const person = { first_name: '', last_name: '', email: '', role: '', program: '' };
  meanings.forEach((meaning, at) => {
    const cell = (cells[at] ?? '').trim();
    if (cell === '' || meaning === null || meaning === 'ignore') return;
    if (meaning === 'email') person.email = cell.toLowerCase();
    else if (meaning === 'last_first') [person.last_name, person.first_name] = split(cell);
    else if (meaning === 'first_last') [person.first_name, person.last_name] = split(cell);
    else person[meaning] = cell;
  });
  return person;
}

/** A row that holds nobody; it is dropped without a word (spec 2 section 5). */
export const isNobody = ({ first_name, last_name, email }: ListedPerson): boolean =>
  first_name === '' && last_name === '' && email === '';

/** What is wrong with somebody, as a sentence; null when they can be invited. */
export const problemWith = (person: ListedPerson): string | null => problemWithInvited(person);
