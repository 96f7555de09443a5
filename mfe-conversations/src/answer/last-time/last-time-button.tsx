import { Icon, IconButton } from '@coaching/ui-kit';
import { IconHistory } from '@tabler/icons-react';
import type { LastTime } from './use-last-time';

/** Shows what was answered and agreed last time, or hides it again. */
export function LastTimeButton({ lastTime }: { lastTime: LastTime }) {
  return (
    <IconButton
      label="Since last time"
      tooltip="Since last time (Alt+L)"
      aria-pressed={lastTime.isShown}
      aria-keyshortcuts="Alt+L"
      variant={lastTime.isShown ? 'light' : 'subtle'}
      onClick={lastTime.toggle}
    >
      <Icon of={IconHistory} />
    </IconButton>
  );
}
