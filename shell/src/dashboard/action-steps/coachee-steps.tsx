import { useCall, useSession } from '@coaching/mfe-kit';
import { Pending } from '@coaching/ui-kit';
import { openSteps } from './open-steps';
import { StepsSection } from './steps-section';
import { useShownRows } from './use-shown-rows';

/**
 * What somebody is to do as a coachee.
 * @param props.alone whether these are all their steps; who also coaches sees them only where there are any
 */
export function CoacheeSteps({ alone }: { alone: boolean }) {
  const { user } = useSession();
  const rows = useShownRows();
  const list = useCall(
    'getClientActionSteps',
    { params: { id: user.uid }, query: { ...openSteps, coachee: true, rowsPerPage: rows.count } },
    { placeholderData: (before) => before },
  );
  if (!alone && !list.data?.total) return list.isLoading ? <Pending /> : null;
  return (
    <StepsSection
      title={alone ? 'Your action steps' : 'Action steps from your coach'}
      list={list}
      nothing="What you agree on with your coach will be here."
      withWhom={({ user_embed }) => [user_embed]}
      onMore={rows.isAll ? undefined : rows.showAll}
    />
  );
}
