import { mayDeleteAccount, mayRestoreAccount } from '@coaching/access';
import { MESSAGES } from '@coaching/contracts';
import { Conflict, type DeletableKind } from '@coaching/service-kit';
import type { People } from '../people/people-repository';
import { userDeleted, userUpdated } from '../people/person-events';
import { maySee } from '../people/person-policy';
import type { PersonRecord } from '../people/person-record';
import { withSessionsEnded } from '../session/session-of';
import { accountNewsMails } from './account-news';
import { refuseLastSuperuser } from './last-superuser';
import { hasTakenAddress } from './taken-address';

export const addressTaken = () => new Conflict(MESSAGES.addressUsedAgain);

/**
 * What deleting and restoring need to know of accounts. One comes back with its places, licences and password, but no
 * session. Every address of it gets a mail.
 */
export const accountKind = (people: People): DeletableKind<PersonRecord> => ({
  store: people.store,
  signal: 'person.changed',
  mayRead: maySee,
  mayDelete: mayDeleteAccount,
  mayRestore: mayRestoreAccount,
  eventsFor: (_before, after) => [after.deleted_at ? userDeleted(after) : userUpdated(after)],
  async beforeDelete(person, { session }) {
    await refuseLastSuperuser(people, person, session);
    // Also the sessions must be over: those that still are there would be good again when the account is restored.
    const { session_epoch } = withSessionsEnded(person);
    return { session_epoch };
  },
  async afterDelete(person, { actor, announce }) {
    const by = actor.uid === person.uid ? undefined : actor.username;
    for (const mail of accountNewsMails(person, { news: 'account_deleted', by })) await announce(mail);
  },
  async beforeRestore(person, { session }) {
    if (await hasTakenAddress(people, person, session)) throw addressTaken();
    return {};
  },
  async afterRestore(person, { actor, announce }) {
    const by = actor.username;
    for (const mail of accountNewsMails(person, { news: 'account_restored', by })) await announce(mail);
  },
});
