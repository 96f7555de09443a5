import type { ObservationDefaults } from '@coaching/contracts';
import { Dialog } from '@coaching/ui-kit/dialog';
import { StartingForm } from './starting-form';

interface StartingDialogProps {
  defaults: ObservationDefaults;
  opened: boolean;
  onClose: () => void;
}

/** What new observations start with, in a dialog. */
export default function StartingDialog({ defaults, opened, onClose }: StartingDialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="What new observations start with"
      closeOnClickOutside={false}
    >
      <StartingForm defaults={defaults} onDone={onClose} />
    </Dialog>
  );
}
