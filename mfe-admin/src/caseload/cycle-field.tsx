import { type CaseloadRow, MAX_CYCLE_WEEKS } from '@coaching/contracts';
import { useCallMutation } from '@coaching/mfe-kit';
import { NativeSelect } from '@coaching/ui-kit';
import { rhythmText } from './words';

/** Weeks that are offered; others, which a client of the API may have chosen, are offered where they are. */
const OFFERED = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 26, MAX_CYCLE_WEEKS];

/** Choices of weeks between two visits, with the one that holds. */
export function weeksChoices(usual: string, chosen: number | null) {
  const weeks = chosen === null || OFFERED.includes(chosen) ? OFFERED : [...OFFERED, chosen].sort(byNumber);
  return [
    { value: '', label: usual },
    ...weeks.map((each) => ({ value: String(each), label: rhythmText(each) })),
  ];
}
const byNumber = (one: number, other: number) => one - other;

/** How many weeks a choice is; null is as usual. */
export const weeksOf = (value: string): number | null => (value === '' ? null : Number(value));

interface CycleFieldProps {
  row: CaseloadRow;
}

/** The rhythm in which a coach wants to see a coachee. */
export function CycleField({ row }: CycleFieldProps) {
  const { client_embed, cycle_weeks, own_cycle, usual_weeks } = row;
  const { mutate, isPending, variables } = useCallMutation('saveCoachingCycle', {
    invalidates: ['getCaseload'],
  });
  const chosen = isPending ? variables.body.weeks : own_cycle ? cycle_weeks : null;
  return (
    <NativeSelect
      aria-label={`Weeks between visits of ${client_embed.username}`}
      value={chosen === null ? '' : String(chosen)}
      data={weeksChoices(`Usual (${usual_weeks})`, chosen)}
      onChange={(event) =>
        mutate({ body: { client_uid: client_embed.uid, weeks: weeksOf(event.currentTarget.value) } })
      }
    />
  );
}
