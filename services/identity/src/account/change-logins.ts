import { mayChangeLogins } from '@coaching/access';
import type { Actor } from '@coaching/contracts';
import type { ServiceContext } from '@coaching/service-kit';
import type { Codes } from '../codes/codes-repository';
import { changePerson } from '../people/change-person';
import type { People } from '../people/people-repository';
import { admitted } from '../people/person-policy';
import type { PersonRecord } from '../people/person-record';
import { withSessionsEnded } from '../session/session-of';
import { type AccountChange, accountNewsMails } from './account-news';

interface Parts {
  codes: Codes;
  people: People;
  context: ServiceContext;
}

interface LoginsChange {
  uid: string;
  /** Who asks; null for who has proved to receive the mails of an address that staff adds. */
  actor: Actor | null;
  news: AccountChange;
  now: Date;
}

/**
 * Changes how a person signs in. In the same transaction all of their sessions end, every address gets a mail, the one
 * that is no more too, and codes that would add further addresses stop to work. A change that answers the very same
 * person does nothing.
 * @throws NotFound, NotAllowed, and what `change` throws
 */
export function changeLogins(
  { codes, people, context }: Parts,
  { uid, actor, news, now }: LoginsChange,
  change: (person: PersonRecord) => PersonRecord,
): Promise<PersonRecord> {
  const by = actor && actor.uid !== uid ? actor.username : undefined;
  return changePerson(
    { people, context },
    uid,
    now,
    (current) => {
      const person = actor ? admitted(actor, current, mayChangeLogins) : current;
      const changed = change(person);
      return changed === person ? current : withSessionsEnded(changed);
    },
    async (changed, before, { session, announce }) => {
      await codes.withdraw(uid, now, session);
      for (const mail of accountNewsMails(changed, { by, ...news }, before)) await announce(mail);
    },
  );
}
