import type { ToolSetDraft } from '@coaching/contracts';
import { Invalid, identifiedParts } from '@coaching/service-kit';
import { type Deletion, isThere, type OwnTool, type StoredCategory } from '../tool-sets/tool-set-record';
import { keepingPlaces } from './keeping-places';

/** A tool as it is sent, under the uid that it has or is given. */
export type SentTool = Omit<NonNullable<ToolSetDraft['tools']>[number], 'uid'> & { uid: string };

type SentCategory = NonNullable<SentTool['categories']>[number];

const TYPE_STAYS = 'The type of a tool stays as it is. Please add another tool instead.';

const FOR_CONVERSATIONS = (name: string) =>
  `Only a conversation tool is structured and has categories, and “${name}” is none.`;

const there = { deleted_at: null, deleted_by: null };

/** Categories in the order they are sent in; those that are missing are deleted, and stay at their place. */
function savedCategories(
  stored: readonly StoredCategory[],
  sent: readonly SentCategory[],
  deletion: Deletion,
): StoredCategory[] {
  const named = identifiedParts(sent, stored.filter(isThere), (one, other) => one.name === other.name);
  const parts = new Map(
    named.map(({ uid, name }): [string, StoredCategory] => [uid, { uid, name, ...there }]),
  );
  for (const category of stored) {
    const change = parts.get(category.uid);
    if (!isThere(category)) parts.set(category.uid, category);
    else parts.set(category.uid, change ? { ...category, name: change.name } : { ...category, ...deletion });
  }
  const order = keepingPlaces(
    stored.map(({ uid }) => uid),
    named.map(({ uid }) => uid),
  );
  return order.map((uid) => parts.get(uid)!);
}

/**
 * Refuses what only conversations have on any other tool, but for what a tool has from before.
 * @param before undefined for a new one
 * @throws Invalid
 */
function requireOfItsType(tool: OwnTool, before?: OwnTool): OwnTool {
  if (tool.tool_type === 'Conversation') return tool;
  const had = new Set(before?.categories.filter(isThere).map(({ uid }) => uid));
  const isCategorized = tool.categories.some((category) => isThere(category) && !had.has(category.uid));
  if (isCategorized || (tool.structured && !before?.structured))
    throw new Invalid(FOR_CONVERSATIONS(tool.name));
  return tool;
}

function changedTool(tool: OwnTool, sent: SentTool, deletion: Deletion): OwnTool {
  if (sent.tool_type !== tool.tool_type) throw new Invalid(TYPE_STAYS);
  const { name, structured = tool.structured, categories } = sent;
  return {
    ...tool,
    name,
    structured,
    categories: categories ? savedCategories(tool.categories, categories, deletion) : tool.categories,
  };
}

const newTool = (
  { uid, name, tool_type, structured = false, categories = [] }: SentTool,
  deletion: Deletion,
): OwnTool => ({
  uid,
  name,
  tool_type,
  structured,
  categories: savedCategories([], categories, deletion),
  ...there,
});

/**
 * The tools that were made in a set once what is sent has had its effect: changed, added, or deleted where they are
 * missing. What is in the recycle bin stays there, also when somebody sends it who saw it before.
 * @param sent tools of this set alone
 * @param stays whether a tool that is missing is not meant to go
 * @throws Invalid for a tool of another type than it was, and for what its type does not have
 */
export function savedTools(
  stored: readonly OwnTool[],
  sent: readonly SentTool[],
  stays: (uid: string) => boolean,
  deletion: Deletion,
): OwnTool[] {
  const sentOnes = new Map(sent.map((tool) => [tool.uid, tool]));
  const changed = stored.map((tool) => {
    if (!isThere(tool)) return tool;
    const change = sentOnes.get(tool.uid);
    if (change) return requireOfItsType(changedTool(tool, change, deletion), tool);
    return stays(tool.uid) ? tool : { ...tool, ...deletion };
  });
  const known = new Set(stored.map(({ uid }) => uid));
  const added = sent
    .filter(({ uid }) => !known.has(uid))
    .map((tool) => requireOfItsType(newTool(tool, deletion)));
  return [...changed, ...added];
}
