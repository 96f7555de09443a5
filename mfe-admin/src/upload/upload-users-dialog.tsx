import type { Place } from '@coaching/access';
import type { Role } from '@coaching/contracts';
import ChooseListDialog from './choose-list-dialog';
import { uploadAddress } from './upload-target';

interface UploadUsersDialogProps {
  role: Role;
  place: Place;
  onClose: () => void;
}

/** Takes a file of people for a place. */
export default function UploadUsersDialog({ role, place, onClose }: UploadUsersDialogProps) {
  return (
    <ChooseListDialog
      role={role}
      addressOf={(url, name) => uploadAddress(url, role, place, name)}
      onClose={onClose}
    />
  );
}
