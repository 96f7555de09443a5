import type { Tool } from '@coaching/contracts';
import { Badge, Group } from '@coaching/ui-kit';
import type { Column } from '@coaching/ui-kit/data-table';

/** Columns of the tools of a set (spec 2 section 2, Tool configuration). */
export const toolColumns: readonly Column<Tool>[] = [
  { id: 'name', label: 'Tool Name', sortable: true, isLink: true, cell: ({ name }) => name },
  { id: 'tool_owner', label: 'Tool Owner', sortable: true, cell: ({ tool_owner }) => tool_owner.name },
  {
    id: 'tool_type',
    label: 'Tool Type',
    sortable: true,
    // A row is one line high, and its longest type has its badge beside it.
    width: 'clamp(14.5rem, 22vw, 20rem)',
    cell: ToolTypeCell,
  },
];

function ToolTypeCell({ tool_type, structured }: Tool) {
  if (!structured) return tool_type;
  return (
    <Group component="span" gap="0 8px" display="inline-flex">
      {tool_type}
      <Badge variant="light" component="span">
        Structured
      </Badge>
    </Group>
  );
}
