import type { RestorePreview } from '@coaching/contracts';
import { Button } from '@coaching/ui-kit';
import { Dialog, DialogForm } from '@coaching/ui-kit/dialog';
import { RestorePreviewText } from './restore-preview-text';

interface BlockedRestoreProps {
  title: string;
  preview: RestorePreview;
  onClose: () => void;
}

/** Says what keeps something from coming back, and what to do about it. */
export function BlockedRestore({ title, preview, onClose }: BlockedRestoreProps) {
  return (
    <Dialog opened onClose={onClose} title={`${title} cannot be restored yet`}>
      <DialogForm
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
        }}
        buttons={
          <Button type="submit" data-autofocus>
            Understood
          </Button>
        }
      >
        <div>
          <RestorePreviewText preview={preview} />
        </div>
      </DialogForm>
    </Dialog>
  );
}
