import { backgroundWork, inParts, type ServiceContext, type Work } from '@coaching/service-kit';
import { BATCH, type Names } from './names';
import type { PendingNames } from './pending-names';

/** Puts names that stand on many rows on them, some at a time, while the service is up; begins again after a kill. */
export const putPendingNames = (
  { transaction, ...context }: Pick<ServiceContext, 'transaction' | 'lease' | 'log'>,
  pending: PendingNames,
  names: Names,
): Work =>
  backgroundWork(context, 'names', async (goesOn) => {
    for (let next = await pending.next(); next; next = await pending.next()) {
      const name = next;
      const uids = await names.rowsWith(name);
      for (const some of inParts(uids, BATCH)) {
        if (!(await goesOn())) return;
        await transaction(({ session }) => names.putOn(some, name, session));
      }
      if (!(await goesOn())) return;
      await pending.done(name);
    }
  });
