import { isCoach, isCoachee, mayOpenPictures } from '@coaching/access';
import { interactionKinds } from '@coaching/contracts';
import { useHoldsAny, useSession } from '@coaching/mfe-kit';
import { Button, ContentColumn, Icon, InOrder, Link, PageHeader, Pending } from '@coaching/ui-kit';
import { IconPlus } from '@tabler/icons-react';
import { useRegistry } from '../remotes/registry-store';
import { RemoteArea } from '../remotes/remote-area';
import { useRemotesIn } from '../remotes/use-remotes-in';
import { CoachSteps } from './action-steps/coach-steps';
import { CoacheeSteps } from './action-steps/coachee-steps';
import classes from './dashboard-page.module.css';
import { greeting } from './greeting';
import { RecentInteractions } from './interactions/recent-interactions';
import { UpcomingInteractions } from './interactions/upcoming-interactions';
import { OfficeDashboard } from './office-dashboard';

/** Where one starts: what remotes have to show of it, what is planned, what is to be done, the interactions that were last, the way to a new one. */
export default function DashboardPage() {
  const { user, actor } = useSession();
  const coaches = isCoach(actor);
  const extensions = useRemotesIn('dashboard');
  const isKnown = useRegistry().status !== 'loading';
  const administers = coaches && mayOpenPictures(actor);
  const holdsAny = useHoldsAny({ enabled: administers });
  // Who administers may coach, too; until they do, what remotes show of the place is their start.
  const hasPictures = administers && (!isKnown || extensions.length > 0);
  const lists = !hasPictures || holdsAny;
  const side = coaches ? 'held' : 'received';
  const { noun, starts } = interactionKinds.observation;
  const start = (
    <Button
      component={Link}
      className={classes.start}
      href={starts.path}
      leftSection={<Icon of={IconPlus} size={18} />}
    >
      New {noun}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={greeting(user.first_name, new Date())}
        documentTitle="Dashboard"
        action={coaches && start}
      />
      <ContentColumn>
        <InOrder className={classes.parts}>
          {!isKnown && <Pending />}
          {extensions.map((remote) => (
            <RemoteArea key={remote.name} remote={remote} slot="dashboard" />
          ))}
          {lists === undefined ? (
            <Pending />
          ) : lists && (coaches || isCoachee(actor)) ? (
            <>
              <UpcomingInteractions side={side} />
              <InOrder className={classes.columns}>
                <InOrder className={classes.column}>
                  {coaches && <CoachSteps />}
                  <CoacheeSteps alone={!coaches} />
                </InOrder>
                <InOrder className={classes.column}>
                  <RecentInteractions side={side} alone />
                  {coaches && <RecentInteractions side="received" alone={false} />}
                </InOrder>
              </InOrder>
            </>
          ) : (
            <OfficeDashboard isEmpty={extensions.length === 0} />
          )}
        </InOrder>
      </ContentColumn>
    </>
  );
}
