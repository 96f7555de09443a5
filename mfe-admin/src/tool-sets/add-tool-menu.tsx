import type { ToolSet, ToolType } from '@coaching/contracts';
import { manageAddress, NEW_TOOL } from '@coaching/interaction-kit/tool-set';
import { useIsShown } from '@coaching/mfe-kit';
import { ActionMenu, Button, Icon } from '@coaching/ui-kit';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';

/** In the order of the specification (spec 2 section 2, Add Tool). */
const types: readonly ToolType[] = ['Conversation', 'Observation', 'Rubric'];

interface AddToolMenuProps {
  label?: string;
  set: ToolSet;
  onAdd: (tool_type: ToolType) => void;
}

/** The types of tool that can be added to a set: those whose own screen a remote shows, and those that need none. */
export function AddToolMenu({ label = 'Add Tool', set, onAdd }: AddToolMenuProps) {
  const isShown = useIsShown();
  const offered = types.filter(
    (tool_type) => tool_type === 'Observation' || isShown(manageAddress(set, { uid: NEW_TOOL, tool_type })),
  );
  return (
    <ActionMenu
      entries={offered.map((tool_type) => ({ label: tool_type, onSelect: () => onAdd(tool_type) }))}
      trigger={(props) => (
        <Button
          leftSection={<Icon of={IconPlus} size={18} />}
          rightSection={<Icon of={IconChevronDown} size={16} />}
          {...props}
        >
          {label}
        </Button>
      )}
    />
  );
}
