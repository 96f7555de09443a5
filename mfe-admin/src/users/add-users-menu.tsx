import { assignableRoles, type Place } from '@coaching/access';
import type { Role } from '@coaching/contracts';
import { useSession } from '@coaching/mfe-kit';
import { ActionMenu, Button, Icon, latePart, useCodeAhead } from '@coaching/ui-kit';
import { IconChevronDown, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';

const loadDialog = () => import('./add-users-dialog');
const AddUsersDialog = latePart(loadDialog);

/** Brings people into a place in the roles that one may assign there; nothing for who may assign none. */
export function AddUsersMenu({ place }: { place: Place }) {
  const { actor } = useSession();
  const [role, setRole] = useState<Role | null>(null);
  useCodeAhead(loadDialog);
  const offered = assignableRoles(actor, place);
  if (offered.length === 0) return null;
  return (
    <>
      <ActionMenu
        entries={offered.map((each) => ({ label: `Add ${each}`, onSelect: () => setRole(each) }))}
        trigger={(props) => (
          <Button
            leftSection={<Icon of={IconUserPlus} size={18} />}
            rightSection={<Icon of={IconChevronDown} size={16} />}
            {...props}
          >
            Add Users
          </Button>
        )}
      />
      {role && <AddUsersDialog role={role} place={place} onClose={() => setRole(null)} />}
    </>
  );
}
