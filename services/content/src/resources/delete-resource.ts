import { mayEditResources } from '@coaching/access';
import { MESSAGES } from '@coaching/contracts';
import { type Handler, NotFound, type Restoring } from '@coaching/service-kit';
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
      const deleter = { deleted_by: actor.uid, deleted_by_name: actor.username };
      const deletion = { updated_at: now, deleted_at: now, ...deleter };
      await resources.put({ ...stored, ...deletion, revision: stored.revision + 1 }, transaction.session);
      return { ok: true, organization: await owners.afterChange(place, resources, transaction) };
    });

/**
 * Brings a resource back; one that is there stays as it is. Who may not learns nothing of it.
 * @throws NotFound
 */
export const restoreResource = (
  { resources, owners, context }: Pick<ResourceParts, 'resources' | 'owners' | 'context'>,
  { actor, uid, now }: Restoring,
) =>
  context.transaction(async (transaction) => {
    const stored = await resources.findAny(uid, transaction.session);
    if (!stored || !mayEditResources(actor, stored)) throw new NotFound(MESSAGES.notFound);
    if (!stored.deleted_at) return { resource: presentResource(stored) };
    const stamps = { updated_at: now, deleted_at: null, deleted_by: null, deleted_by_name: '' };
    const restored = { ...stored, ...stamps, revision: stored.revision + 1 };
    await resources.put(restored, transaction.session);
    const organization = await owners.afterChange(stored, resources, transaction);
    return { resource: presentResource(restored), organization };
  });

export const undeleteResource =
  (parts: ResourceParts): Handler<'undeleteResource'> =>
  async ({ actor, params: { uid, ...place }, now }) => {
    requireEditable(actor, place);
    requireAt(place, await parts.resources.findAny(uid));
    return restoreResource(parts, { actor, uid, now });
  };
