import { formatMoment, type Interaction, MESSAGES } from '@coaching/contracts';
import { useSession } from '@coaching/mfe-kit';
import { Link, Pending } from '@coaching/ui-kit';
import classes from '../dashboard-list.module.css';
import { DashboardSection } from '../dashboard-section';
import { InteractionList } from './interaction-list';
import { type Side, useInteractions } from './use-interactions';
import { useNextMinute } from './whole-minute';

const FEW = 5;

const nothing = {
  held: 'Observations, conversations and rubrics that you start will be here.',
  received: 'What your coach and you do together will be here.',
};

function when({ timestamp, duration }: Interaction) {
  if (!timestamp) return MESSAGES.notStarted;
  const moment = formatMoment(new Date(timestamp));
  return duration === null ? `${moment} · ${MESSAGES.notStarted}` : moment;
}

/** What a side is called beside the other one, and where the whole list of it is. */
const beside = {
  held: () => ({ title: 'Your past work', all: 'All your past work', path: '/interactions' }),
  received: (user_uid: string) => ({
    title: 'With your coach',
    all: 'My interactions',
    path: `/interactions/${user_uid}`,
  }),
};
const byItself = { title: 'Recent interactions', all: 'All interactions', path: '/interactions' };

interface RecentInteractionsProps {
  side: Side;
  /**
   * False where they stand beside those of the other side, or are of somebody who coaches no more: then they are shown
   * only if there are any.
   */
  alone: boolean;
}

/** The interactions that were last, and the way to all of them. */
export function RecentInteractions({ side, alone }: RecentInteractionsProps) {
  const { user } = useSession();
  const to = useNextMinute();
  const list = useInteractions(side, { to, rowsPerPage: FEW, descending: true });
  if (!alone && !list.data?.total) return list.isLoading ? <Pending /> : null;
  const { title, all, path } = alone ? byItself : beside[side](user.uid);
  return (
    <DashboardSection
      title={title}
      aside={
        <Link className={classes.all} href={path}>
          {all}
        </Link>
      }
    >
      <InteractionList list={list} side={side} expected={FEW} nothing={nothing[side]} when={when} />
    </DashboardSection>
  );
}
