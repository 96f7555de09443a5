import { newUid } from '@coaching/contracts';
import type { Announcement } from '@coaching/service-kit';
import { isThere, type OwnTool, ownedBy, type SetOwner } from '../tool-sets/tool-set-record';

/** A copy of a tool under a uid of its own, with each of its categories that is there under a new one. */
export function copyOf(
  tool: OwnTool,
  copy_uid: string,
): { copy: OwnTool; categories: Record<string, string> } {
  const there = { deleted_at: null, deleted_by: null };
  const copied = tool.categories.filter(isThere).map(({ uid, name }) => ({ of: uid, uid: newUid(), name }));
  return {
    copy: {
      ...tool,
      uid: copy_uid,
      categories: copied.map(({ uid, name }) => ({ uid, name, ...there })),
      ...there,
    },
    categories: Object.fromEntries(copied.map(({ of, uid }) => [of, uid])),
  };
}

/** The event of a copy, which is a tool from now on. */
export const toolCopied = (
  from: string,
  { copy, categories }: ReturnType<typeof copyOf>,
  owner: SetOwner,
): Announcement<'tool.copied'> => ({
  type: 'tool.copied',
  entity_uid: copy.uid,
  revision: 1,
  data: { from, to: copy.uid, ...ownedBy(owner), categories },
});
