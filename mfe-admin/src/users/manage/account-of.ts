import type { AccountHolder } from '@coaching/access';
import type { User } from '@coaching/contracts';

/** An account as questions about it take it; who invited the person is not sent, and decides nothing that is asked here. */
export const accountOf = ({ uid, roles, schools }: User): AccountHolder => ({
  uid,
  roles,
  schools,
  coaches: [],
});
