import { invitedUserSchema } from '@coaching/contracts';
import type { Meaning } from './meanings';

/** Somebody in a list, by what its columns hold. */
export interface ListedPerson {
  first_name: string;
  last_name: string;
  /** In lower case. */
  email: string;
}

/** One name and the other, from a column that holds both. */
function split(name: string): [string, string] {
  const at = name.includes(',') ? name.indexOf(',') : name.indexOf(' ');
  return at === -1 ? [name.trim(), ''] : [name.slice(0, at).trim(), name.slice(at + 1).trim()];
}

/** Who a row is, by what was said of its columns. */
export function personOf(cells: readonly string[], meanings: readonly (Meaning | null)[]): ListedPerson {
  const person = { first_name: '', last_name: '', email: '' };
  meanings.forEach((meaning, at) => {
    const cell = (cells[at] ?? '').trim();
    if (cell === '') return;
    if (meaning === 'email') person.email = cell.toLowerCase();
    else if (meaning === 'last_first') [person.last_name, person.first_name] = split(cell);
    else if (meaning === 'first_last') [person.first_name, person.last_name] = split(cell);
    else if (meaning === 'first_name' || meaning === 'last_name') person[meaning] = cell;
  });
  return person;
}

/** A row that holds nobody; it is dropped without a word (spec 2 section 5). */
export const isNobody = ({ first_name, last_name, email }: ListedPerson): boolean =>
  first_name === '' && last_name === '' && email === '';

/** What is wrong with somebody, as a sentence; null when they can be invited. */
export function problemWith(person: ListedPerson): string | null {
  if (person.email === '') return 'The email is missing.';
  if (person.first_name === '' && person.last_name === '') return 'The name is missing.';
  const checked = invitedUserSchema.safeParse(person);
  return checked.success ? null : checked.error.issues[0]!.message;
}
