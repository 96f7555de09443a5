import { useIsShown } from '@coaching/mfe-kit';
import { Button, EmptyState, Link } from '@coaching/ui-kit';
import { useLanding } from '../routing/use-landing';
import { CoacheeSteps } from './action-steps/coachee-steps';
import { RecentInteractions } from './interactions/recent-interactions';

/**
 * The start of somebody who neither coaches nor is coached: what there is of them all the same, and where they work.
 * @param isEmpty whether nothing else is shown there
 */
export function OfficeDashboard({ isEmpty }: { isEmpty: boolean }) {
  const landing = useLanding();
  const isShown = useIsShown();
  const hasUsers = landing === '/user' && isShown(landing);
  return (
    <>
      <CoacheeSteps alone={false} />
      <RecentInteractions side="held" alone={false} />
      <RecentInteractions side="received" alone={false} />
      {isEmpty && (
        <EmptyState
          action={
            hasUsers && (
              <Button component={Link} href={landing} variant="default">
                Go to the users
              </Button>
            )
          }
        >
          What needs your attention will be here.
        </EmptyState>
      )}
    </>
  );
}
