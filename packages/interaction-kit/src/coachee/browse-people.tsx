import { mayInviteCoacheesTo } from '@coaching/access';
import { useSession } from '@coaching/mfe-kit';
import { Button, latePart, useCodeAhead } from '@coaching/ui-kit';
import { useState } from 'react';
import type { Coachee } from './coachee';

const loadDialog = () => import('./browse-people-dialog');
const BrowsePeopleDialog = latePart(loadDialog);

interface BrowsePeopleProps {
  className?: string;
  /** Any number of people; one when left out. */
  multiple?: boolean;
  value: readonly Coachee[];
  /** Called with who is chosen, where that has changed. */
  onChange: (coachees: Coachee[]) => void;
}

/** The way to choose a coachee from a list, for who does not know what to type. */
export function BrowsePeople({ className, multiple, value, onChange }: BrowsePeopleProps) {
  useCodeAhead(loadDialog);
  const { user, actor } = useSession();
  const mayInvite = user.roles.includes('Coach') && mayInviteCoacheesTo(actor, user.uid);
  const [opened, setOpened] = useState<boolean | null>(null);
  return (
    <>
      <Button
        className={className}
        variant="subtle"
        size="compact-sm"
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        {mayInvite ? 'Browse or invite people' : 'Browse people'}
      </Button>
      {opened !== null && (
        <BrowsePeopleDialog
          multiple={multiple}
          value={value}
          onChange={onChange}
          opened={opened}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  );
}
