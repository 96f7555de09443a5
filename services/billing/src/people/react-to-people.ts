import { type EventReactions, type People, storePeople } from '@coaching/service-kit';
import type { Accounts } from '../accounts/accounts-repository';
import type { TrialClaims } from '../trial/trial-claims';

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
  return {
    async 'user.updated'(event, transaction) {
      await stored['user.updated'](event, transaction);
      const { uid, email } = event.data.person;
      const account = await accounts.find(uid, transaction.session);
      if (account?.trial) await claims.claim(email, uid, transaction.session);
      if (account?.closed) await accounts.change(account, { closed: false }, transaction.session);
      if (account?.customer && account.customer_email !== email)
        await accounts.markDue(uid, new Date(), transaction.session);
    },
    async 'user.deleted'(event, transaction) {
      await stored['user.deleted'](event, transaction);
      const account = await accounts.find(event.entity_uid, transaction.session);
      if (account && !account.closed)
        await accounts.change(account, { closed: true, sync_at: new Date() }, transaction.session);
    },
  };
}
