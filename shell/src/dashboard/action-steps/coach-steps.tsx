import { useCall, useSession } from '@coaching/mfe-kit';
import { openSteps } from './open-steps';
import { StepsSection } from './steps-section';
import { useShownRows } from './use-shown-rows';

/** What a coach follows: the open steps of their coachees, and their own. */
export function CoachSteps() {
  return (
    <>
      <Steps title="Coachee action steps" coachee nothing="What your coachees agree to do will be here." />
      <Steps title="Your action steps" coachee={false} nothing="What you promise to do will be here." />
    </>
  );
}

function Steps({ title, coachee, nothing }: { title: string; coachee: boolean; nothing: string }) {
  const { user } = useSession();
  const rows = useShownRows();
  const list = useCall(
    'getCoachActionSteps',
    { params: { id: user.uid }, query: { ...openSteps, coachee, rowsPerPage: rows.count } },
    { placeholderData: (before) => before },
  );
  return (
    <StepsSection
      title={title}
      list={list}
      nothing={nothing}
      withWhom={({ client_embed }) => [client_embed].flat()}
      onMore={rows.isAll ? undefined : rows.showAll}
    />
  );
}
