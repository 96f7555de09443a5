import { mayReadAccesses } from '@coaching/access';
import { type Access, MESSAGES } from '@coaching/contracts';
import { findPage, type Handler, NotFound } from '@coaching/service-kit';
import type { AccessRecord } from './access-record';
import type { Accesses } from './accesses-repository';

const presentAccess = ({
  uid,
  real_uid,
  real_username,
  reason,
  began_at,
  ended_at,
}: AccessRecord): Access => ({
  uid,
  real: { uid: real_uid, username: real_username },
  reason,
  began_at: began_at.toISOString(),
  ended_at: ended_at.toISOString(),
});

export const getAccesses =
  (accesses: Accesses): Handler<'getAccesses'> =>
  async ({ actor, params: { user_uid }, query }) => {
    if (!mayReadAccesses(actor, user_uid)) throw new NotFound(MESSAGES.notFound);
    const { rows, total } = await findPage(accesses.model, {
      filter: { user_uid },
      query,
      sorts: { began_at: 'began_at' },
    });
    return { accesses: rows.map(presentAccess), total };
  };
