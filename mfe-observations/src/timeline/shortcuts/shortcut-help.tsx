import { Icon, IconButton, useCodeAhead } from '@coaching/ui-kit';
import { IconKeyboard } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';

const loadDialog = () => import('./shortcut-dialog');
const ShortcutDialog = lazy(loadDialog);

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
      <IconButton label="Keys" tooltip="Keys (?)" onClick={onOpen}>
        <Icon of={IconKeyboard} />
      </IconButton>
      {opened !== null && (
        <Suspense fallback={null}>
          <ShortcutDialog opened={opened} onClose={onClose} />
        </Suspense>
      )}
    </>
  );
}
