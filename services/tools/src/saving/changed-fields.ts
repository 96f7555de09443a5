import { isDeepStrictEqual } from 'node:util';
import { toolsInOrder } from '../tool-sets/effective-tools';
import { isThere, type OwnTool, type ToolSetRecord } from '../tool-sets/tool-set-record';
import { keepingPlaces } from './keeping-places';
import { savedTools } from './saved-tools';
import type { SentToolSet } from './sent-tool-set';

type Tools = Pick<ToolSetRecord, 'tools' | 'tools_order' | 'tools_deleted'>;

const changesUses = ({ uses }: SentToolSet, stored: ToolSetRecord) =>
  uses !== undefined && uses !== stored.uses;

/**
 * Own tools as they are once this is saved. One is deleted when it is missing among those its sender saw on offer: not
 * when it was or becomes hidden, and not when others have stored it whom they know nothing of. Another set to use
 * leaves what was made here as it is.
 */
function toolsAfter(sent: SentToolSet, stored: ToolSetRecord): OwnTool[] {
  if (!sent.tools) return stored.tools;
  const all = sent.sawNone || changesUses(sent, stored);
  const hidden = new Set([...stored.tools_deleted, ...(sent.tools_deleted ?? [])]);
  const own = sent.tools.filter(({ uid }) => !sent.platformTools.has(uid));
  return savedTools(stored.tools, own, (uid) => all || hidden.has(uid), sent.deletion);
}

function hiddenAfter({ tools_deleted, platformTools }: SentToolSet, stored: ToolSetRecord, tools: OwnTool[]) {
  if (!tools_deleted) return stored.tools_deleted;
  const own = new Map(tools.map((tool) => [tool.uid, isThere(tool)]));
  const isKnown = (uid: string) => platformTools.has(uid) || stored.tools_deleted.includes(uid);
  return [...new Set(tools_deleted)].filter((uid) => own.get(uid) ?? isKnown(uid));
}

function orderAfter({ tools, platformTools, used }: SentToolSet, stored: ToolSetRecord): string[] {
  if (!tools) return stored.tools_order;
  const before = toolsInOrder(stored, used).map(({ tool }) => tool.uid);
  const known = new Set(before);
  const gone = new Set(stored.tools.filter((tool) => !isThere(tool)).map(({ uid }) => uid));
  const isShown = (uid: string) => !gone.has(uid) && (known.has(uid) || !platformTools.has(uid));
  const after = keepingPlaces(before, tools.map(({ uid }) => uid).filter(isShown));
  return isDeepStrictEqual(before, after) ? stored.tools_order : after;
}

function toolFields(sent: SentToolSet, stored: ToolSetRecord): Tools {
  const tools = toolsAfter(sent, stored);
  // Customisations are lost with another set to use (spec 2 section 4); tools that were made are none.
  if (changesUses(sent, stored)) return { tools, tools_order: [], tools_deleted: [] };
  return {
    tools,
    tools_order: orderAfter(sent, stored),
    tools_deleted: hiddenAfter(sent, stored, tools),
  };
}

function usesFields(sent: SentToolSet, stored: ToolSetRecord): Pick<ToolSetRecord, 'uses' | 'old_uses'> {
  const { uses, old_uses } = stored;
  if (!changesUses(sent, stored)) return { uses, old_uses };
  return { uses: sent.uses ?? null, old_uses: [...new Set([...old_uses, ...(uses ? [uses] : [])])] };
}

/** The fields of a set that what is sent would change; none for what has its effect already. @throws Invalid */
export function changedFields(sent: SentToolSet, stored: ToolSetRecord): Partial<ToolSetRecord> {
  const written: Partial<ToolSetRecord> = {
    name: sent.name ?? stored.name,
    ...usesFields(sent, stored),
    ...toolFields(sent, stored),
  };
  const changed = Object.entries(written).filter(
    ([field, value]) => !isDeepStrictEqual(value, stored[field as keyof ToolSetRecord]),
  );
  return Object.fromEntries(changed);
}
