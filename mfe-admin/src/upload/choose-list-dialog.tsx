import { MAX_LIST_BYTES, ROSTER_EXTENSION, type Role, USER_LIST_EXTENSIONS } from '@coaching/contracts';
import { startUploads } from '@coaching/mfe-kit/upload';
import { Anchor, Button, Link } from '@coaching/ui-kit';
import { Dialog } from '@coaching/ui-kit/dialog';
import { FileUpload } from '@coaching/ui-kit/upload';
import { useNavigate } from 'react-router';

const settings = { extensions: [...USER_LIST_EXTENSIONS, ROSTER_EXTENSION], maxSize: MAX_LIST_BYTES };

interface ChooseListDialogProps {
  role: Role;
  /** Where a list that was uploaded is looked over; without one, where the last imports are. */
  addressOf: (url: string | null, name?: string) => string;
  onClose: () => void;
}

/** Takes the file that people are read from, and goes to where they are looked over. */
export default function ChooseListDialog({ role, addressOf, onClose }: ChooseListDialogProps) {
  const navigate = useNavigate();
  return (
    <Dialog opened onClose={onClose} title={`Upload ${role}`} size={500} closeOnClickOutside={false}>
      <p>
        The file must hold each user’s name and email. You look over everybody before anyone is invited. A
        OneRoster export (zip) is taken as it is.{' '}
        <Anchor href="/template.csv" download inherit>
          Download a template
        </Anchor>
      </p>
      <FileUpload
        label="List of users"
        data-autofocus
        upload={startUploads}
        settings={settings}
        onUploaded={({ download_url, name }) => {
          if (download_url) void navigate(addressOf(download_url, name));
        }}
      />
      <p>
        <Link href={addressOf(null)} onClick={onClose}>
          Last imports
        </Link>
        , to look at or take back.
      </p>
      <Button variant="default" mt="md" onClick={onClose}>
        Cancel
      </Button>
    </Dialog>
  );
}
