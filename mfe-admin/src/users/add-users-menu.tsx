import { assignableRoles, type Place } from '@coaching/access';
import type { Role } from '@coaching/contracts';
import { useSession } from '@coaching/mfe-kit';
import { ActionMenu, Button, Icon, latePart, useCodeAhead, useMediaQuery } from '@coaching/ui-kit';
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
  // Beside a page's name there is room for one.
  const isNarrow = useMediaQuery('(width < 36em)') ?? false;
  const [chosen, setChosen] = useState<{ way: (typeof ways)[number]; role: Role } | null>(null);
  useCodeAhead(loadAdding);
  useCodeAhead(loadUploading);
  const offered = assignableRoles(actor, place);
  if (offered.length === 0) return null;
  const entriesOf = (way: (typeof ways)[number]) =>
    offered.map((role) => ({ label: `${way.name} ${role}`, onSelect: () => setChosen({ way, role }) }));
  const menus = isNarrow
    ? [{ ...ways[0], entries: [...entriesOf(ways[0]), 'divider' as const, ...entriesOf(ways[1])] }]
    : ways.map((way) => ({ ...way, entries: entriesOf(way) }));
  return (
    <div className={classes.menus}>
      {menus.map(({ label, icon, variant, entries }) => (
        <ActionMenu
          key={label}
          entries={entries}
          trigger={(props) => (
            <Button
              variant={variant}
              leftSection={<Icon of={icon} size={18} />}
              rightSection={<Icon of={IconChevronDown} size={16} />}
              {...props}
            >
              {label}
            </Button>
          )}
        />
      ))}
      {chosen && <chosen.way.Dialog role={chosen.role} place={place} onClose={() => setChosen(null)} />}
    </div>
  );
}
