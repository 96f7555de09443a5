import { isSameOwner } from '@coaching/access';
import { DEFAULT_TOOL_SET, MESSAGES, NO_ENTITY, type ToolSetDraft } from '@coaching/contracts';
import { type Draft, identifiedParts, NotFound } from '@coaching/service-kit';
import {
  type Deletion,
  isThere,
  ownedBy,
  type SetOwner,
  type ToolSetRecord,
} from '../tool-sets/tool-set-record';
import type { Holder } from '../tool-sets/tool-sets-repository';
import { platformToolsIn, requireOwnCategories } from './known-elsewhere';
import type { SentTool } from './saved-tools';

/** What is sent of a tool set, with what tells its effect. */
export interface SentToolSet extends Draft, Pick<ToolSetDraft, 'name' | 'tools_deleted' | 'uses'> {
  owner: SetOwner;
  tools?: SentTool[];
  /** Whether it comes from somebody who saw that none was stored. */
  sawNone: boolean;
  /** Those of its tools that are the platform's. */
  platformTools: ReadonlySet<string>;
  /** The set that is used before this has its effect. */
  used: ToolSetRecord | null;
  /** The stamps of what it deletes. */
  deletion: Deletion;
}

/** What is known of the surroundings of a set when it is saved. */
export interface SaveSurroundings extends Pick<SentToolSet, 'used' | 'deletion'> {
  /** Sets that hold parts of what is sent. */
  holders: readonly Holder[];
}

/** Whether it was made where none was stored: such a set has no uid of its own. */
export const sawNone = ({ uid }: Pick<ToolSetDraft, 'uid'>) =>
  !uid || uid === DEFAULT_TOOL_SET || uid === NO_ENTITY;

/**
 * What is sent, for a set of this uid.
 * @param stored null for a new one
 * @throws NotFound when the stored one is another owner's; Invalid when it claims parts of other sets
 */
export function sentToolSet(
  draft: ToolSetDraft,
  uid: string,
  stored: ToolSetRecord | null,
  { used, deletion, holders }: SaveSurroundings,
): SentToolSet {
  const owner = ownedBy(draft);
  if (stored && !isSameOwner(stored, owner)) throw new NotFound(MESSAGES.notFound);
  const others = holders.filter((holder) => holder.uid !== uid);
  const platformTools = platformToolsIn(others, owner, draft);
  const shown = (stored?.tools ?? []).filter(
    (tool) => isThere(tool) && !stored!.tools_deleted.includes(tool.uid),
  );
  const tools =
    draft.tools &&
    identifiedParts(
      draft.tools,
      shown,
      (one, other) => one.name === other.name && one.tool_type === other.tool_type,
    );
  if (tools)
    requireOwnCategories(
      holders,
      uid,
      tools.filter((tool) => !platformTools.has(tool.uid)),
    );
  const { revision, name, tools_deleted, uses } = draft;
  const asked = { uid, revision, name, tools_deleted, uses };
  return { ...asked, tools, owner, sawNone: sawNone(draft), platformTools, used, deletion };
}
