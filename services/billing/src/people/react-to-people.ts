import {
  type ChangedCopy,
  type EventReactions,
  followPeople,
  type People,
  type PersonCopy,
  type PersonEvent,
  type ReactionToAll,
} from '@coaching/service-kit';
import type { ClientSession } from 'mongoose';
import type { Accounts } from '../accounts/accounts-repository';
import { coachesIn } from '../seats/seat-holders';
import type { TrialClaims } from '../trial/trial-claims';

interface Parts {
  people: People;
  accounts: Accounts;
  claims: TrialClaims;
}

const nothingToRefresh = async () => {};

const placesOf = (person: PersonCopy | null) => (person && !person.deleted ? coachesIn(person) : []);

/** Where somebody coaches who did not, or no longer. */
function differingPlaces({ before, after }: ChangedCopy): string[] {
  const [were, are] = [placesOf(before), placesOf(after)];
  return [...were.filter((uid) => !are.includes(uid)), ...are.filter((uid) => !were.includes(uid))];
}

const addressesIn = (event: PersonEvent) => {
  if (event.type === 'user.deleted') return [];
  const { uid, email, emails = [email] } = event.data.person;
  return [{ user_uid: uid, emails }];
};

/**
 * Who people are, for as long as they are there: an address that somebody takes after their free week has had it, too,
 * and nobody who is gone goes on paying.
 */
export function reactToPeople({ people, accounts, claims }: Parts): EventReactions {
  const follow = followPeople(people, nothingToRefresh);

  /** What news of somebody means for their account, as it is by then. */
  async function noteOnAccount(event: PersonEvent, session: ClientSession): Promise<void> {
    const account = await accounts.find(event.entity_uid, session);
    if (!account) return;
    if (event.type === 'user.deleted') {
      if (!account.closed) await accounts.change(account, { closed: true, sync_at: new Date() }, session);
      return;
    }
    const { uid, email } = event.data.person;
    if (account.trial) await claims.claim(uid, session);
    if (account.closed) await accounts.change(account, { closed: false }, session);
    if (account.customer && account.customer_email !== email)
      await accounts.markDue(uid, new Date(), session);
  }

  const reaction: ReactionToAll = {
    async toAll(all, transaction) {
      const { session } = transaction;
      const events = all as readonly PersonEvent[];
      const places = (await follow(events, transaction)).flatMap(differingPlaces);
      // There the seats are counted anew.
      if (places.length > 0) await accounts.markSeatsDue([...new Set(places)], new Date(), session);
      await claims.rememberAll(events.flatMap(addressesIn), session);
      const uids = [...new Set(events.map(({ entity_uid }) => entity_uid))];
      const having = await accounts.having(uids, session);
      for (const event of events) if (having.has(event.entity_uid)) await noteOnAccount(event, session);
    },
  };
  return { 'user.updated': reaction, 'user.deleted': reaction };
}
