import { MESSAGES, type ResourceDraft } from '@coaching/contracts';
import { type Handler, Invalid, NotFound, uidOfNew } from '@coaching/service-kit';
import { requireOwnUpload } from './own-upload';
import { presentResource } from './present-resource';
import { requireAt, requireEditable } from './require-resource';
import type { ResourceParts } from './resource-parts';
import type { ResourceRecord } from './resource-record';
import { requireWebAddress } from './web-address';

type NamedDraft = ResourceDraft & { uid: string };

function newResource({ title, ...draft }: NamedDraft, now: Date): ResourceRecord {
  const message = MESSAGES.fieldRequired;
  if (!title) throw new Invalid(message, [{ path: 'resource.title', message }]);
  const empty = { description: '', url: '', file: null, file_name: '', image: null, deleted_by_name: '' };
  const stamps = { revision: 1, created_at: now, updated_at: now, deleted_at: null, deleted_by: null };
  return { ...empty, ...draft, title, ...stamps };
}

/** @throws NotFound for one that is elsewhere or in the recycle bin */
function changed(stored: ResourceRecord, draft: NamedDraft, now: Date): ResourceRecord {
  if (requireAt(draft, stored).deleted_at) throw new NotFound(MESSAGES.notFound);
  return { ...stored, ...draft, revision: stored.revision + 1, updated_at: now };
}

export const saveResource = (parts: ResourceParts): Handler<'saveResource'> => {
  const key = parts.context.keyFor('uids');
  const store = { find: parts.resources.findAny };
  return async ({ actor, body: { resource: sent }, now }) => {
    requireEditable(actor, sent);
    const draft = { ...sent, uid: sent.uid ?? (await uidOfNew(sent, { actor, now, store, key })) };
    const { file, image } = draft;
    const before = await parts.resources.find(draft.uid);
    const by = { actor, now };
    if (draft.url && draft.url !== before?.url) requireWebAddress(draft.url);
    // Looked at before the transaction: a file may have to be fetched for it.
    const isNewFile = file && file !== before?.file;
    const file_name = isNewFile ? await requireOwnUpload('file', file, by, parts) : null;
    if (image && image !== before?.image) await requireOwnUpload('image', image, by, parts);

    return parts.context.transaction(async (transaction) => {
      const { session } = transaction;
      const stored = await parts.resources.findAny(draft.uid, session);
      const resource = stored ? changed(stored, draft, now) : newResource(draft, now);
      if (file_name !== null) resource.file_name = file_name;
      if (resource.file === null) resource.file_name = '';
      await parts.resources.put(resource, session);
      const organization = await parts.owners.afterChange(resource, parts.resources, transaction);
      return { resource: presentResource(resource), organization };
    });
  };
};
