import type { ToolSetDraft } from '@coaching/contracts';
import { Invalid } from '@coaching/service-kit';
import type { SetOwner } from '../tool-sets/tool-set-record';
import type { Holder } from '../tool-sets/tool-sets-repository';
import type { SentTool } from './saved-tools';

const TOOL_ELSEWHERE = 'A tool with this identifier is in another tool set. Please copy it instead.';
const TOOL_TWICE = 'Two tools have the same identifier.';
const CATEGORY_ELSEWHERE =
  'A category with this identifier is in another tool. Please leave its identifier out.';
const CATEGORY_TWICE = 'Two categories have the same identifier.';

/** @throws Invalid when a uid stands there twice */
function requireDistinct(uids: readonly (string | null | undefined)[], message: string): void {
  const named = uids.filter((uid) => uid);
  if (new Set(named).size < named.length) throw new Invalid(message);
}

/**
 * Those of the named tools that were made in sets of the platform, which a set of somebody else orders and hides.
 * @param others sets besides the one that is saved
 * @throws Invalid when a tool of another set would become one of this: a tool is in one set alone
 */
export function platformToolsIn(
  others: readonly Holder[],
  owner: SetOwner,
  { tools = [], tools_deleted = [] }: Pick<ToolSetDraft, 'tools' | 'tools_deleted'>,
): ReadonlySet<string> {
  const sent = tools.map(({ uid }) => uid);
  requireDistinct(sent, TOOL_TWICE);
  const uidsOf = (sets: readonly Holder[]) =>
    new Set(sets.flatMap(({ tools }) => tools.map(({ uid }) => uid)));
  const takesOver = ({ config_entity }: SetOwner) =>
    config_entity === 'System' && owner.config_entity !== 'System';
  const elsewhere = uidsOf(others.filter((set) => !takesOver(set)));
  if (sent.some((uid) => uid && elsewhere.has(uid))) throw new Invalid(TOOL_ELSEWHERE);
  const platform = uidsOf(others.filter(takesOver));
  return new Set([...sent, ...tools_deleted].flatMap((uid) => (uid && platform.has(uid) ? uid : [])));
}

/**
 * A category is in one tool alone.
 * @param holders sets that hold one of the categories
 * @param uid the set that is saved
 * @throws Invalid
 */
export function requireOwnCategories(
  holders: readonly Holder[],
  uid: string,
  tools: readonly SentTool[],
): void {
  const sent = tools.flatMap((tool) =>
    (tool.categories ?? []).flatMap((category) =>
      category.uid ? { tool: tool.uid, uid: category.uid } : [],
    ),
  );
  requireDistinct(
    sent.map((category) => category.uid),
    CATEGORY_TWICE,
  );
  const toolOf = new Map(
    holders.flatMap((set) =>
      set.tools.flatMap((tool) =>
        tool.categories.map((category) => [category.uid, set.uid === uid ? tool.uid : null] as const),
      ),
    ),
  );
  const isElsewhere = sent.some(
    (category) => toolOf.has(category.uid) && toolOf.get(category.uid) !== category.tool,
  );
  if (isElsewhere) throw new Invalid(CATEGORY_ELSEWHERE);
}
