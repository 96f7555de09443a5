import { useIsShown } from '@coaching/mfe-kit';
import { Button, EmptyState, Link } from '@coaching/ui-kit';
import { useLanding } from '../routing/use-landing';
import { CoacheeSteps } from './action-steps/coachee-steps';
import classes from './dashboard-page.module.css';
import { RecentInteractions } from './interactions/recent-interactions';

/** The start of somebody who neither coaches nor is coached: what there is of them all the same, and where they work. */
export function OfficeDashboard() {
  const landing = useLanding();
  const isShown = useIsShown();
  const hasUsers = landing === '/user' && isShown(landing);
  return (
    <div className={classes.parts}>
      <CoacheeSteps alone={false} />
      <RecentInteractions side="received" alone={false} />
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
    </div>
  );
}
