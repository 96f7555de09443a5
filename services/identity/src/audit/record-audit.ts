import { newUid } from '@coaching/contracts';
import type { Handler, ServiceContext } from '@coaching/service-kit';

/** Adds what happened at the gateway, in the organisation of whoever did it. */
export const recordAudit =
  ({ transaction }: Pick<ServiceContext, 'transaction'>): Handler<'recordAudit'> =>
  async ({ body }) => {
    const data = { ...body, about_uids: [], organization_uid: null };
    await transaction(({ announce }) =>
      announce({ type: 'audit.recorded', entity_uid: newUid(), revision: 1, data }),
    );
    return { ok: true };
  };
