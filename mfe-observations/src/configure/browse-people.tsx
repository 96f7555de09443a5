import { Button, useCodeAhead } from '@coaching/ui-kit';
import { lazy, Suspense, useState } from 'react';
import type { Coachee } from './configuration';

const loadDialog = () => import('./browse-people-dialog');
const BrowsePeopleDialog = lazy(loadDialog);

interface BrowsePeopleProps {
  className?: string;
  value: Coachee | null;
  onChange: (coachee: Coachee) => void;
}

/** The way to choose a coachee from a list, for who does not know what to type. */
export function BrowsePeople({ className, value, onChange }: BrowsePeopleProps) {
  useCodeAhead(loadDialog);
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
        Browse people
      </Button>
      {opened !== null && (
        <Suspense fallback={null}>
          <BrowsePeopleDialog
            value={value}
            onChange={onChange}
            opened={opened}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      )}
    </>
  );
}
