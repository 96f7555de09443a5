import { CountsOnlyNote } from '@coaching/interaction-kit/counts-only';
import { ApiError, useCall, useSession } from '@coaching/mfe-kit';
import { EmptyState, ErrorState, LoadingState } from '@coaching/ui-kit';
import type { GrowthScope, GrowthView } from './address/growth-address';
import { seesCountsOf } from './address/sees-counts';
import { ShownGrowth } from './shown-growth';
import type { Subject } from './words/growth-sentence';

function uidsOf(scope: GrowthScope) {
  if (scope.kind === 'coachee') return { client_uid: scope.uid! };
  if (scope.kind === 'organization') return { organization_uid: scope.uid };
  const { uid, organization_uid } = scope;
  return { program_uid: uid, ...(organization_uid !== undefined && { organization_uid }) };
}

const nothingYet = (subject: Subject) => {
  if (subject.kind === 'me')
    return 'You have not been scored yet. What your coach finishes will be shown here.';
  if (subject.kind === 'group')
    return 'Nobody here has been scored yet. What is finished will be shown here.';
  return `${subject.name} has not been scored yet. What is finished will be shown here.`;
};

interface ReadGrowthProps {
  /** Null where nobody was scored by any. */
  rubric: string | null;
  /** A coachee whose uid is known, or a group. */
  scope: GrowthScope;
  subject: Subject;
  view: GrowthView;
  onView: (view: GrowthView) => void;
}

/** Asks for somebody's growth, and says so when there is none to be had. */
export function ReadGrowth({ rubric, scope, subject, view, onView }: ReadGrowthProps) {
  const { actor } = useSession();
  const { data, error, isFetching, refetch, dataUpdatedAt } = useCall(
    'getRubricGrowth',
    { params: { tool_uid: rubric ?? 'none' }, query: uidsOf(scope) },
    { enabled: rubric !== null, quiet: true },
  );
  if (rubric === null) return <EmptyState>{nothingYet(subject)}</EmptyState>;
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyState>
        {scope.kind === 'coachee'
          ? 'There are no scores by this rubric that you can see.'
          : 'There is no such group that you can see, or no such rubric.'}
      </EmptyState>
    );
  if (error instanceof ApiError && error.status < 500 && seesCountsOf(actor, scope))
    return <CountsOnlyNote />;
  if (error instanceof ApiError && error.status < 500)
    return <EmptyState>Growth of a group is for those who administer it.</EmptyState>;
  if (error && !data)
    return (
      <ErrorState
        title="The growth could not be loaded."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <LoadingState rows={8} />;
  return (
    <ShownGrowth
      growth={data.rubric_growth}
      subject={subject}
      view={view}
      onView={onView}
      asOf={new Date(dataUpdatedAt)}
    />
  );
}
