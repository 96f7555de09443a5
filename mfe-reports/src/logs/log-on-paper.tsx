import { formatMoment, formatMonth } from '@coaching/contracts';
import type { LogKind } from './log-kinds';
import type { LogState } from './log-state';
import classes from './logs.module.css';
import { useLogPlaces } from './use-log-places';

interface LogOnPaperProps {
  kind: LogKind;
  state: LogState;
  /** When it was read, in milliseconds since 1970. */
  readAt: number;
}

/** What the filters of a log say, which are not on paper, and as of when it is. */
export function LogOnPaper({ kind, state, readAt }: LogOnPaperProps) {
  const { ofAll, organizations, programs } = useLogPlaces(state);
  const { start_date, end_date, organization_uid, program_uid, grouping, tool, query } = state;
  const organization = organizations.find(({ uid }) => uid === organization_uid);
  const program = programs.find(({ uid }) => uid === program_uid);
  const said = [
    start_date === end_date
      ? formatMonth(start_date)
      : `${formatMonth(start_date)} to ${formatMonth(end_date)}`,
    // Where there is no such filter on the screen, the page says on paper, too, what its address narrows it to.
    ofAll && organization_uid && `Organization: ${organization?.name ?? 'Unknown organization'}`,
    programs.length > 0 && program_uid && `Program: ${program?.program_name ?? 'Unknown program'}`,
    kind.groups && grouping && `Grouping: ${grouping === 'groups' ? 'Groups' : 'Individual'}`,
    kind.tools && tool && `Tool: ${tool}`,
    query && `Search: ${query}`,
    `As of ${formatMoment(new Date(readAt))}`,
  ];
  return <p className={classes.paper}>{said.filter(Boolean).join(' · ')}</p>;
}
