import { Icon, IconButton, latePart, useCodeAhead } from '@coaching/ui-kit';
import { IconKeyboard } from '@tabler/icons-react';

import classes from './shortcut-help.module.css';

const loadDialog = () => import('./shortcut-dialog');
const ShortcutDialog = latePart(loadDialog);

interface ShortcutHelpProps {
  /** Null until it was asked for the first time. */
  opened: boolean | null;
  onOpen: () => void;
  onClose: () => void;
}

/** The button that shows the sheet of keys. */
export function ShortcutHelp({ opened, onOpen, onClose }: ShortcutHelpProps) {
  useCodeAhead(loadDialog);
  return (
    <>
      <IconButton label="Keys" tooltip="Keys (?)" className={classes.button} onClick={onOpen}>
        <Icon of={IconKeyboard} />
      </IconButton>
      {opened !== null && <ShortcutDialog opened={opened} onClose={onClose} />}
    </>
  );
}
