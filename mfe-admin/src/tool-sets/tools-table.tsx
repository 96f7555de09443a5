import { looksAfterTemplates, mayConfigureTools, mayMakeToolSets } from '@coaching/access';
import type { Tool, ToolSet } from '@coaching/contracts';
import { useMoves } from '@coaching/interaction-kit/moves';
import { manageAddress } from '@coaching/interaction-kit/tool-set';
import { reordered, type ToolSetSaves, unhidden } from '@coaching/interaction-kit/tool-set-saves';
import { useIsShown, useSession } from '@coaching/mfe-kit';
import { EmptyState, type MenuEntry } from '@coaching/ui-kit';
import { DataTable } from '@coaching/ui-kit/data-table';
import type { ReactNode } from 'react';
import { toolColumns } from './tool-columns';
import { toolRows } from './tool-rows';
import { OWN_ORDER, type ToolsQuery } from './tools-query';

const ORDER_NOT_SAVED = 'The new order could not be saved, so the old one is back.';

/** What stands where a set has no tools: only those of others than the platform use another set. */
const NO_TOOLS = {
  fixed: 'The tools of this set will be here.',
  platform: 'The tools of this set will be here once one is added.',
  other: 'The tools of this set will be here: add one, or use another tool set.',
};

interface ToolsTableProps {
  /** Undefined while it is loaded. */
  set: ToolSet | undefined;
  query: ToolsQuery;
  onChange: (query: Partial<ToolsQuery>) => void;
  /** Hidden tools in place of those on offer. */
  showsHidden: boolean;
  saves: ToolSetSaves;
  onManage: (tool: Tool) => void;
  onCopy: (tool: Tool) => void;
  /** What adds a tool where there is none. */
  adding: ReactNode;
  error: string | undefined;
  onRetry: () => void;
  busy: boolean;
}

/** The tools of a set in their order, and what can be done with each (spec 2 section 2, Tool configuration). */
export function ToolsTable(props: ToolsTableProps) {
  const { set, query, onChange, showsHidden, saves, onManage, onCopy, adding, ...state } = props;
  const { actor } = useSession();
  const isShown = useIsShown();
  const mayConfigure = set !== undefined && mayConfigureTools(actor, set);
  const mayCopy = mayMakeToolSets(actor);

  /** The screen of a tool that has one. */
  const addressOf = (tool: Tool): string | undefined => {
    if (!set || showsHidden || tool.tool_type === 'Observation') return undefined;
    // A coach has questions and templates of their own; a rubric is built by those who configure.
    if (tool.tool_type === 'Rubric' && !mayConfigure) return undefined;
    const address = manageAddress(set, tool);
    if (!isShown(address)) return undefined;
    return mayConfigure || !looksAfterTemplates(actor) ? address : `${address}?tab=templates`;
  };
  const managing = (tool: Tool): MenuEntry[] => {
    if (!set) return [];
    if (showsHidden)
      return [{ label: 'Unhide Tool', onSelect: () => void saves.save(set, unhidden(tool.uid)) }];
    const href = addressOf(tool);
    if (href) return [{ label: 'Manage Tool', href }];
    const isHere = tool.tool_type === 'Observation' && mayConfigure;
    return isHere ? [{ label: 'Manage Tool', onSelect: () => onManage(tool) }] : [];
  };
  const movesTo = useMoves(set?.tools.map(({ uid }) => uid) ?? []);
  const reorder = async (uids: string[]) =>
    set && (await saves.save(set, reordered(movesTo(uids)))) ? null : ORDER_NOT_SAVED;

  const shown = set && toolRows(showsHidden ? set.tools_hidden : set.tools, query);
  return (
    <DataTable
      label={showsHidden ? 'Hidden tools' : 'Tools'}
      columns={toolColumns}
      rows={shown?.rows}
      total={shown?.total ?? 0}
      rowKey={({ uid }) => uid}
      rowName={({ name }) => name}
      rowHref={addressOf}
      rowActions={(tool) => [
        ...managing(tool),
        ...(mayCopy ? [{ label: 'Copy Tool', onSelect: () => onCopy(tool) }] : []),
      ]}
      onReorder={mayConfigure && !showsHidden ? reorder : undefined}
      reorderedBy={OWN_ORDER}
      state={query}
      onChange={(next) => onChange(next as Partial<ToolsQuery>)}
      empty={
        <EmptyState action={mayConfigure && adding}>
          {mayConfigure ? NO_TOOLS[set.config_entity === 'System' ? 'platform' : 'other'] : NO_TOOLS.fixed}
        </EmptyState>
      }
      {...state}
    />
  );
}
