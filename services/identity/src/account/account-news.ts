import { type AccountNews, newUid } from '@coaching/contracts';
import type { Announcement } from '@coaching/service-kit';
import type { PersonRecord } from '../people/person-record';
import { addressesOf } from './logins';

/** What has become of somebody's account. */
export interface AccountChange {
  news: AccountNews;
  /** Address it is about. */
  email?: string;
  /** Who did it, when it was not the person. */
  by?: string;
}

/** One mail to each address that a person signs in with, and to each they signed in with before. */
export function accountNewsMails(
  person: PersonRecord,
  { news, email = undefined, by = undefined }: AccountChange,
  before: PersonRecord = person,
): Announcement<'mail.requested'>[] {
  const addresses = new Set([...addressesOf(before), ...addressesOf(person)]);
  return [...addresses].map((to) => {
    const what = { news, email: email ?? null, by: by ?? null };
    const mail = { template: 'account_news' as const, to, username: person.username, ...what };
    return { type: 'mail.requested', entity_uid: newUid(), revision: 1, data: { mail } };
  });
}
