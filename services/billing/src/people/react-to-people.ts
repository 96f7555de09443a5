import { type EventReactions, type People, type PersonCopy, storePeople } from '@coaching/service-kit';
import type { ClientSession } from 'mongoose';
import type { Accounts } from '../accounts/accounts-repository';
import { coachesIn } from '../seats/seat-holders';
import type { TrialClaims } from '../trial/trial-claims';

type Schools = Pick<PersonCopy, 'schools'>;

interface Parts {
  people: People;
  accounts: Accounts;
  claims: TrialClaims;
}

const nothingToRefresh = async () => {};

/**
 * Who people are, for as long as they are there: an address that somebody takes after their free week has had it, too,
 * and nobody who is gone goes on paying.
 */
export function reactToPeople({ people, accounts, claims }: Parts): EventReactions {
  const stored = storePeople(people, nothingToRefresh);
  /** Where somebody coaches who did not, or no longer, the seats are counted anew. */
  async function noteCoach(before: Schools | null, after: Schools | null, session: ClientSession) {
    const [were, are] = [before, after].map((person) => (person ? coachesIn(person) : []));
    const changed = [
      ...were!.filter((uid) => !are!.includes(uid)),
      ...are!.filter((uid) => !were!.includes(uid)),
    ];
    if (changed.length > 0) await accounts.markSeatsDue(changed, new Date(), session);
  }

  return {
    async 'user.updated'(event, transaction) {
      const { uid, email, emails = [email] } = event.data.person;
      const before = await people.find(uid, transaction.session);
      await stored['user.updated'](event, transaction);
      await noteCoach(before?.deleted ? null : before, event.data.person, transaction.session);
      const account = await accounts.find(uid, transaction.session);
      await claims.remember(emails, uid, transaction.session);
      if (account?.trial) await claims.claim(uid, transaction.session);
      if (account?.closed) await accounts.change(account, { closed: false }, transaction.session);
      if (account?.customer && account.customer_email !== email)
        await accounts.markDue(uid, new Date(), transaction.session);
    },
    async 'user.deleted'(event, transaction) {
      const before = await people.find(event.entity_uid, transaction.session);
      await stored['user.deleted'](event, transaction);
      await noteCoach(before, null, transaction.session);
      const account = await accounts.find(event.entity_uid, transaction.session);
      if (account && !account.closed)
        await accounts.change(account, { closed: true, sync_at: new Date() }, transaction.session);
    },
  };
}
