import type { ResourceOwner } from '@coaching/contracts';
import { deleteEntity, type Handler, restoreEntity } from '@coaching/service-kit';
import { presentResource } from './present-resource';
import { requireAt, requireEditable } from './require-resource';
import { resourceKind } from './resource-kind';
import type { ResourceParts } from './resource-parts';

/** A kind that remembers the organisation of what was deleted or restored, for the answer. */
function rememberingOwner(parts: ResourceParts) {
  let organization: ResourceOwner | undefined;
  const kind = resourceKind(parts, (changed) => {
    organization = changed;
  });
  return { kind, organization: () => organization };
}

export const deleteResource =
  (parts: ResourceParts): Handler<'deleteResource'> =>
  async ({ actor, params: { uid, ...place }, now }) => {
    requireEditable(actor, place);
    requireAt(place, await parts.resources.findAny(uid));
    const { kind, organization } = rememberingOwner(parts);
    await deleteEntity(kind, parts.context, { actor, uid, now });
    return { ok: true, organization: organization() };
  };

export const undeleteResource =
  (parts: ResourceParts): Handler<'undeleteResource'> =>
  async ({ actor, params: { uid, ...place }, now }) => {
    requireEditable(actor, place);
    requireAt(place, await parts.resources.findAny(uid));
    const { kind, organization } = rememberingOwner(parts);
    const resource = await restoreEntity(kind, parts.context, { actor, uid, now });
    return { resource: presentResource(resource), organization: organization() };
  };
