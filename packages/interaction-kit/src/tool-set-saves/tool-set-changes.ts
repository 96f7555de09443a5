import type { Tool, ToolSet, ToolSetDraft } from '@coaching/contracts';
import { type Move, withMoves } from '../moves';

/** What a change sends of a set. */
export type ChangedFields = Pick<ToolSetDraft, 'tools' | 'tools_deleted' | 'uses'>;

/**
 * A change as what somebody wants of a set, so that it can be made anew to the one that others have saved meanwhile.
 * @returns what is sent; null where all is as wanted already
 */
export type ToolSetChange = (set: ToolSet) => ChangedFields | null;

/** A tool that is new. */
export type NewTool = Pick<Tool, 'uid' | 'name' | 'tool_type' | 'structured'>;

type ToolDraft = NonNullable<ToolSetDraft['tools']>[number];

const draftOf = ({ uid, name, tool_type, structured, categories }: Tool): ToolDraft => ({
  uid,
  name,
  tool_type,
  structured,
  categories,
});
const holds = ({ tools }: ToolSet, wanted: string) => tools.some(({ uid }) => uid === wanted);

/** Stores a set as it is, for one that nobody has stored yet. */
export const stored: ToolSetChange = ({ revision }) => (revision === 0 ? {} : null);

/** One more tool, at the end. */
export const added =
  (tool: NewTool): ToolSetChange =>
  (set) =>
    holds(set, tool.uid) ? null : { tools: [...set.tools.map(draftOf), tool] };

/** What can be changed of a tool. */
type ChangeableTool = Pick<Tool, 'name' | 'structured' | 'categories'>;

/**
 * A tool changed.
 * @param change answers the very same tool where all is as wanted already
 */
export const changedTool =
  (tool_uid: string, change: (tool: ChangeableTool) => ChangeableTool): ToolSetChange =>
  ({ tools }) => {
    const tool = tools.find(({ uid }) => uid === tool_uid);
    const after = tool && change(tool);
    if (!tool || after === tool) return null;
    return { tools: tools.map((one) => draftOf(one === tool ? { ...tool, ...after } : one)) };
  };

/** A tool under another name. */
export const renamed = (tool_uid: string, name: string): ToolSetChange =>
  changedTool(tool_uid, (tool) => (tool.name === name ? tool : { ...tool, name }));

/** Without a tool that was made in it. */
export const deleted =
  (tool_uid: string): ToolSetChange =>
  (set) =>
    holds(set, tool_uid) ? { tools: set.tools.filter(({ uid }) => uid !== tool_uid).map(draftOf) } : null;

/** With a tool that it does not offer, but could. */
export const hidden =
  (tool_uid: string): ToolSetChange =>
  ({ tools_deleted }) =>
    tools_deleted.includes(tool_uid) ? null : { tools_deleted: [...tools_deleted, tool_uid] };

/** With a tool on offer again. */
export const unhidden =
  (tool_uid: string): ToolSetChange =>
  ({ tools_deleted }) =>
    tools_deleted.includes(tool_uid)
      ? { tools_deleted: tools_deleted.filter((uid) => uid !== tool_uid) }
      : null;

/** With the tools of another set; null for none. */
export const using =
  (uses: string | null): ToolSetChange =>
  (set) =>
    set.uses === uses ? null : { uses };

/** Tools after moves, among those that are there. */
export const reordered =
  (moves: readonly Move[]): ToolSetChange =>
  ({ tools }) => {
    const after = withMoves(tools, moves);
    return after === tools ? null : { tools: after.map(draftOf) };
  };
