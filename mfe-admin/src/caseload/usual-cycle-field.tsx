import { mayEditOrganization } from '@coaching/access';
import { USUAL_CYCLE_WEEKS } from '@coaching/contracts';
import { useCallMutation, useSession } from '@coaching/mfe-kit';
import { NativeSelect } from '@coaching/ui-kit';
import { weeksChoices, weeksOf } from './cycle-field';

interface UsualCycleFieldProps {
  /** Undefined while it is not known. */
  usual_weeks: number | undefined;
  className?: string;
}

/** The rhythm of an organisation, for who may say it; it holds where a coach chose no other. */
export function UsualCycleField({ usual_weeks, className }: UsualCycleFieldProps) {
  const { actor, organization } = useSession();
  const { mutate, isPending, variables } = useCallMutation('saveUsualCycle', {
    invalidates: ['getCaseload'],
  });
  if (!organization || !mayEditOrganization(actor, organization.uid)) return null;
  const shown = (isPending ? (variables.body.weeks ?? usual_weeks) : usual_weeks) ?? 0;
  return (
    <NativeSelect
      className={className}
      label={`Usual rhythm in ${organization.name}`}
      disabled={usual_weeks === undefined}
      value={String(shown)}
      data={weeksChoices(`As everywhere else (${USUAL_CYCLE_WEEKS})`, shown)}
      onChange={(event) =>
        mutate({
          body: { organization_uid: organization.uid, weeks: weeksOf(event.currentTarget.value) },
        })
      }
    />
  );
}
