import { formatMonth, type LogGrouping, type Month, offeredMonths } from '@coaching/contracts';
import { InOrder, NativeSelect, Pending } from '@coaching/ui-kit';
import { type LogState, withMonths } from './log-state';
import classes from './logs.module.css';
import { useLogPlaces } from './use-log-places';

const groupings: { value: LogGrouping; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'individual', label: 'Individual' },
  { value: 'groups', label: 'Groups' },
];

const byName = (one: string, other: string) => one.localeCompare(other);

interface Choice {
  value: string;
  label: string;
}

/** Choices, and what an address chose that is not among them: it would be shown as no choice, and narrows all the same. */
const withChosen = (choices: Choice[], chosen: string | undefined, unknown: string): Choice[] =>
  chosen === undefined || choices.some(({ value }) => value === chosen)
    ? choices
    : [...choices, { value: chosen, label: unknown }];

interface LogFiltersProps {
  state: LogState;
  onChange: (next: Partial<LogState>) => void;
  current: Month;
  groups: boolean;
  /** Names of the tools in the log, of which one alone can be shown; left out where it counts none. */
  tools?: readonly string[] | undefined;
}

/** To whom and when a log is narrowed (spec 2 section 2, Reports); who may not narrow it by a place is not asked to. */
export function LogFilters({ state, onChange, current, groups, tools }: LogFiltersProps) {
  const { ofAll, organizations, place, programs, isLoading } = useLogPlaces(state);
  const months = offeredMonths(current)
    .map((value) => ({ value, label: formatMonth(value) }))
    .reverse();
  return (
    <InOrder className={classes.filters}>
      {ofAll && (
        <NativeSelect
          label="Organization"
          value={state.organization_uid ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ organization_uid: value || undefined, program_uid: undefined })
          }
          data={[
            { value: '', label: 'All organizations' },
            ...withChosen(
              organizations.map(({ uid, name }) => ({ value: uid, label: name })),
              state.organization_uid,
              isLoading ? 'One organization' : 'Unknown organization',
            ),
          ]}
        />
      )}
      {isLoading && place !== undefined && <Pending />}
      {programs.length > 0 && (
        <NativeSelect
          label="Program"
          value={state.program_uid ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ program_uid: value || undefined })}
          data={[
            { value: '', label: 'All programs' },
            ...withChosen(
              programs.map(({ uid, program_name }) => ({ value: uid, label: program_name })),
              state.program_uid,
              'Unknown program',
            ),
          ]}
        />
      )}
      {groups && (
        <NativeSelect
          label="Grouping"
          value={state.grouping ?? 'all'}
          onChange={({ currentTarget: { value } }) =>
            onChange({ grouping: value === 'all' ? undefined : (value as LogGrouping) })
          }
          data={groupings}
        />
      )}
      {tools && (
        <NativeSelect
          label="Tool"
          value={state.tool ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ tool: value || undefined })}
          data={[
            { value: '', label: 'All tools' },
            // Also one that was not used in these months.
            ...[...new Set([...tools, ...(state.tool ? [state.tool] : [])])].sort(byName),
          ]}
        />
      )}
      <NativeSelect
        label="From"
        value={state.start_date}
        onChange={({ currentTarget: { value } }) => onChange(withMonths(state, { start_date: value }))}
        data={months}
      />
      <NativeSelect
        label="To"
        value={state.end_date}
        onChange={({ currentTarget: { value } }) => onChange(withMonths(state, { end_date: value }))}
        data={months}
      />
    </InOrder>
  );
}
