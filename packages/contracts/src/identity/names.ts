/** How a person is called, as far as names depend on each other. */
export interface Names {
  first_name: string;
  last_name: string;
  username: string;
  initials: string;
}

/** First and last name as one; what the username is until a person chooses another (spec 1 section 5). */
export function fullName(first_name: string, last_name: string): string {
  return [first_name.trim(), last_name.trim()].filter(Boolean).join(' ');
}

/** First letters of first and last name, upper case (spec 1 section 5). */
export function initialsOf(first_name: string, last_name: string): string {
  return [first_name, last_name].map((name) => [...name.trim().toUpperCase()].slice(0, 1).join('')).join('');
}

/**
 * The names after first or last name changed: the initials follow, and the username does as long as it was
 * empty or the full name (spec 1 section 5). Screens call it at every key, the server at every save.
 */
export function renamed<Person extends Names>(
  person: Person,
  { first_name = person.first_name, last_name = person.last_name }: Partial<Names>,
): Person {
  if (first_name === person.first_name && last_name === person.last_name) return person;
  const before = fullName(person.first_name, person.last_name);
  const username = person.username.trim();
  const follows = username === '' || username === before;
  return {
    ...person,
    first_name,
    last_name,
    initials: initialsOf(first_name, last_name),
    username: follows ? fullName(first_name, last_name) : person.username,
  };
}

/** Marks, spaces and fillers that show nothing. */
const invisible = /\p{C}|\p{Z}|\u115f|\u1160|\u3164|\uffa0|\u2800|\u034f/gu;

/** Shows nothing to who reads it. */
export const isBlank = (text: string): boolean => text.replace(invisible, '') === '';

/** Names that somebody has and a change would take away, which leaves lists and pickers with a blank person. */
export function emptiedNames(
  before: Pick<Names, 'first_name' | 'last_name'>,
  change: Partial<Names>,
): ('first_name' | 'last_name')[] {
  return (['first_name', 'last_name'] as const).filter((name) => {
    const next = change[name];
    return next !== undefined && isBlank(next) && !isBlank(before[name]);
  });
}
