import { Dialog } from '@coaching/ui-kit/dialog';
import { RefusedWork, type RefusedWorkProps } from './refused-work';

interface RefusedDialogProps extends RefusedWorkProps {
  opened: boolean;
  onClose: () => void;
}

/** Why words were refused, over the page: where somebody writes, nothing moves. */
export default function RefusedDialog({ opened, onClose, ...work }: RefusedDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Not saved" size={560}>
      <RefusedWork {...work} />
    </Dialog>
  );
}
