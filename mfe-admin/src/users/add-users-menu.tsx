import { assignableRoles, type Place } from '@coaching/access';
import type { Role } from '@coaching/contracts';
import { useSession } from '@coaching/mfe-kit';
import { ActionMenu, Button, Icon, latePart, useCodeAhead } from '@coaching/ui-kit';
import { IconChevronDown, IconFileUpload, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './add-users-menu.module.css';

const loadAdding = () => import('./add-users-dialog');
const loadUploading = () => import('../upload/upload-users-dialog');
const AddUsersDialog = latePart(loadAdding);
const UploadUsersDialog = latePart(loadUploading);

const ways = [
  { name: 'Add', label: 'Add Users', icon: IconUserPlus, variant: 'filled', Dialog: AddUsersDialog },
  {
    name: 'Upload',
    label: 'Upload Users',
    icon: IconFileUpload,
    variant: 'default',
    Dialog: UploadUsersDialog,
  },
] as const;

/**
 * Brings people into a place in the roles that one may assign there, one by one or from a file; nothing for who may
 * assign none.
 */
export function AddUsersMenu({ place }: { place: Place }) {
  const { actor } = useSession();
  const [chosen, setChosen] = useState<{ way: (typeof ways)[number]; role: Role } | null>(null);
  useCodeAhead(loadAdding);
  useCodeAhead(loadUploading);
  const offered = assignableRoles(actor, place);
  if (offered.length === 0) return null;
  return (
    <div className={classes.menus}>
      {ways.map((way) => (
        <ActionMenu
          key={way.name}
          entries={offered.map((role) => ({
            label: `${way.name} ${role}`,
            onSelect: () => setChosen({ way, role }),
          }))}
          trigger={(props) => (
            <Button
              variant={way.variant}
              leftSection={<Icon of={way.icon} size={18} />}
              rightSection={<Icon of={IconChevronDown} size={16} />}
              {...props}
            >
              {way.label}
            </Button>
          )}
        />
      ))}
      {chosen && <chosen.way.Dialog role={chosen.role} place={place} onClose={() => setChosen(null)} />}
    </div>
  );
}
