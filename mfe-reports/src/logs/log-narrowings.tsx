import type { CallResponse } from '@coaching/contracts';
import { useSession } from '@coaching/mfe-kit';
import { Button } from '@coaching/ui-kit';
import type { LogCall, LogKind } from './log-kinds';
import type { LogState } from './log-state';
import classes from './logs.module.css';
import { useLogPlaces } from './use-log-places';

interface LogNarrowingsProps {
  kind: LogKind;
  state: LogState;
  answer: CallResponse<LogCall>;
  onClear: (next: Partial<LogState>) => void;
}

/** What an address narrows a log to without a filter on the screen that says so, and how to see the rest. */
export function LogNarrowings({ kind, state, answer, onClear }: LogNarrowingsProps) {
  const { organization: own } = useSession();
  const { ofAll, organizations, programs, isLoading } = useLogPlaces(state);
  const { client_uid, organization_uid, program_uid } = state;
  const [row] = kind.rows(answer);
  const place = own?.uid === organization_uid ? own?.name : row?.organization;
  const program = organizations
    .flatMap((organization) => organization.programs)
    .find(({ uid }) => uid === program_uid)?.program_name;
  return (
    <>
      {client_uid && (
        <p className={classes.narrowing}>
          Only {answer.user?.username ?? 'one coachee'} as a coachee
          <Button variant="default" size="xs" onClick={() => onClear({ client_uid: undefined })}>
            Show all coachees
          </Button>
        </p>
      )}
      {organization_uid && !ofAll && (
        <p className={classes.narrowing}>
          Only in {place || 'one organization'}
          <Button
            variant="default"
            size="xs"
            onClick={() => onClear({ organization_uid: undefined, program_uid: undefined })}
          >
            Do not narrow by organization
          </Button>
        </p>
      )}
      {program_uid && programs.length === 0 && !isLoading && (
        <p className={classes.narrowing}>
          Only in {program ?? 'one program'}
          <Button variant="default" size="xs" onClick={() => onClear({ program_uid: undefined })}>
            Show all programs
          </Button>
        </p>
      )}
    </>
  );
}
