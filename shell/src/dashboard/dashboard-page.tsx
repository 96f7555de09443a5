import { isCoach } from '@coaching/access';
import { useSession } from '@coaching/mfe-kit';
import { Button, ContentColumn, Icon, Link, PageHeader } from '@coaching/ui-kit';
import { IconPlus } from '@tabler/icons-react';
import { CoachSteps } from './action-steps/coach-steps';
import { CoacheeSteps } from './action-steps/coachee-steps';
import classes from './dashboard-page.module.css';
import { greeting } from './greeting';
import { RecentInteractions } from './recent-interactions';

/** Where one starts: what is to be done next, the interactions that were last, and the way to a new one. */
export default function DashboardPage() {
  const { user, actor } = useSession();
  const coaches = isCoach(actor);
  const start = (
    <Button component={Link} href="/config" leftSection={<Icon of={IconPlus} size={18} />}>
      New observation
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
        <div className={classes.columns}>
          <div className={classes.column}>
            {coaches && <CoachSteps />}
            <CoacheeSteps alone={!coaches} />
          </div>
          <RecentInteractions />
        </div>
      </ContentColumn>
    </>
  );
}
