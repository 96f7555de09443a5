import { MESSAGES } from '@coaching/contracts';
import { type Handler, NotAllowed, NotFound, type ServiceContext } from '@coaching/service-kit';
import { observationDeleted } from '../events/observation-events';
import { mayDelete, mayRead } from './observation-policy';
import type { Observations } from './observation-repository';

export const deleteObservation =
  (observations: Observations, { transaction }: ServiceContext): Handler<'deleteObservation'> =>
  async ({ actor, params: { uid }, now }) =>
    transaction(async ({ session, announce, signal }) => {
      const stored = await observations.find(uid, session);
      if (!stored || stored.deleted_at || !mayRead(actor, stored)) throw new NotFound(MESSAGES.notFound);
      if (!mayDelete(actor, stored)) throw new NotAllowed(MESSAGES.notAllowed);
      const revision = stored.revision + 1;
      const stamps = { revision, updated_at: now, deleted_at: now, deleted_by: actor.uid };
      await observations.change(stored, stamps, session);
      await announce(observationDeleted({ uid, revision }));
      signal('observation.saved', uid);
      return { ok: true };
    });
