import type { EventReactions } from '@coaching/service-kit';
import type { Files } from './files-repository';

/**
 * Whoever is gone or locked out sends nothing any more: an address that was signed for them leads nowhere, and what
 * they sent to the storage directly is dropped as what nobody was promised.
 */
export const withdrawPromises = ({ withdraw }: Pick<Files, 'withdraw'>): EventReactions => ({
  async 'user.updated'({ data: { person } }, { session }) {
    if (person.is_disabled) await withdraw(person.uid, session);
  },
  'user.deleted': ({ data: { uid } }, { session }) => withdraw(uid, session),
});
