import { type EventReactions, isOutdated, type Transaction } from '@coaching/service-kit';
import type { Accounts } from '../accounts/accounts-repository';
import type { OrganizationCopy } from './organization-copy';
import type { Organizations } from './organizations-repository';

interface Parts {
  organizations: Organizations;
  accounts: Accounts;
}

/** What organisations are called; one in the recycle bin pays for nothing any more. */
export function reactToOrganizations({ organizations, accounts }: Parts): EventReactions {
  async function store(next: OrganizationCopy, { session }: Transaction): Promise<void> {
    const known = await organizations.find(next.uid, session);
    if (isOutdated(next, known)) return;
    await organizations.put(next, session);
    const account = await accounts.find(next.uid, session);
    if (account && account.closed !== next.deleted)
      await accounts.change(account, { closed: next.deleted, sync_at: new Date() }, session);
  }
  return {
    'organization.updated': ({ revision, data: { organization } }, transaction) =>
      store({ uid: organization.uid, name: organization.name, revision, deleted: false }, transaction),
    async 'organization.deleted'({ entity_uid: uid, revision }, transaction) {
      const known = await organizations.find(uid, transaction.session);
      await store({ uid, name: known?.name ?? '', revision, deleted: true }, transaction);
    },
  };
}
