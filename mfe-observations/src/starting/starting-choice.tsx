import { useCall, useSession } from '@coaching/mfe-kit';
import { Button, latePart } from '@coaching/ui-kit';
import { useState } from 'react';
import classes from './starting-choice.module.css';

const StartingDialog = latePart(() => import('./starting-dialog'));

/** What new observations start with, as the server has it. */
export const useObservationDefaults = () => useCall('getObservationDefaults', {}, { quiet: true });

/** The way to choose what new observations start with: the person's own to choose, and nobody's who is there as them. */
export function StartingChoice() {
  const { real } = useSession();
  const { data, isError, refetch } = useObservationDefaults();
  const [opened, setOpened] = useState<boolean | null>(null);
  if (real) return null;
  if (isError)
    return (
      <p className={classes.failed}>
        What new observations start with could not be loaded; it holds unless you choose here.{' '}
        <Button variant="subtle" size="compact-sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.open}
        aria-haspopup="dialog"
        disabled={!data}
        onClick={() => setOpened(true)}
      >
        Change what new observations start with
      </Button>
      {data && opened !== null && (
        <StartingDialog
          defaults={data.observation_defaults}
          opened={opened}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  );
}
