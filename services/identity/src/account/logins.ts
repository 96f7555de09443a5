import type { PersonRecord } from '../people/person-record';

/** Ways to log in that one account can have. */
export const MOST_LOGINS = 10;

/** A way to log in by email. */
const emailLogin = (email: string) => ({ system: 'email', system_key: email });

/** Addresses that a person logs in with. */
export const addressesOf = ({ uams }: PersonRecord): string[] =>
  uams.filter(({ system }) => system === 'email').map(({ system_key }) => system_key);

export const hasLogin = ({ uams }: PersonRecord, system: string, system_key: string): boolean =>
  uams.some((login) => login.system === system && login.system_key === system_key);

/** The person with one more address; the very same person when it is there already. */
export function withEmail(person: PersonRecord, email: string): PersonRecord {
  if (hasLogin(person, 'email', email)) return person;
  return { ...person, uams: [...person.uams, emailLogin(email)] };
}

/** The person without a way to log in; mail goes to the first address that is left when theirs is gone. */
export function withoutLogin(person: PersonRecord, system: string, system_key: string): PersonRecord {
  if (!hasLogin(person, system, system_key)) return person;
  const uams = person.uams.filter((login) => !(login.system === system && login.system_key === system_key));
  const addresses = addressesOf({ ...person, uams });
  return { ...person, uams, email: addresses.includes(person.email) ? person.email : addresses[0]! };
}
