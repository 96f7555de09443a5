import { IconDots } from '@tabler/icons-react';
import { memo } from 'react';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import { ActionMenu, type ActionMenuProps } from './action-menu';

interface DotsMenuProps {
  entries: ActionMenuProps['entries'];
  /** What it is that something can be done with, for those who do not see what the menu stands in. */
  name?: string;
}

/** What can be done with one thing of several, behind three dots; of many, drawn again only when it changes. */
export const DotsMenu = memo(function DotsMenu({ entries, name }: DotsMenuProps) {
  return (
    <ActionMenu
      entries={entries}
      trigger={(props) => (
        <IconButton {...props} label={name ? `Actions for ${name}` : 'Actions'} tooltip="Actions" size={28}>
          <Icon of={IconDots} size={18} />
        </IconButton>
      )}
    />
  );
});
