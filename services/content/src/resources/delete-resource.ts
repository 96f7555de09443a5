import { MESSAGES } from '@coaching/contracts';
import { type Handler, NotFound } from '@coaching/service-kit';
import { presentResource } from './present-resource';
import { requireAt, requireEditable } from './require-resource';
import type { ResourceParts } from './resource-parts';

export const deleteResource =
  ({ resources, owners, context }: ResourceParts): Handler<'deleteResource'> =>
  ({ actor, params: { uid, ...place }, now }) =>
    context.transaction(async (transaction) => {
      requireEditable(actor, place);
      const stored = requireAt(place, await resources.findAny(uid, transaction.session));
      if (stored.deleted_at) throw new NotFound(MESSAGES.notFound);
      const deletion = { updated_at: now, deleted_at: now, deleted_by: actor.uid };
      await resources.put({ ...stored, ...deletion, revision: stored.revision + 1 }, transaction.session);
      return { ok: true, organization: await owners.afterChange(place, resources, transaction) };
    });

export const undeleteResource =
  ({ resources, owners, context }: ResourceParts): Handler<'undeleteResource'> =>
  ({ actor, params: { uid, ...place }, now }) =>
    context.transaction(async (transaction) => {
      requireEditable(actor, place);
      const stored = requireAt(place, await resources.findAny(uid, transaction.session));
      if (!stored.deleted_at) return { resource: presentResource(stored) };
      const stamps = { updated_at: now, deleted_at: null, deleted_by: null };
      const restored = { ...stored, ...stamps, revision: stored.revision + 1 };
      await resources.put(restored, transaction.session);
      const organization = await owners.afterChange(place, resources, transaction);
      return { resource: presentResource(restored), organization };
    });
