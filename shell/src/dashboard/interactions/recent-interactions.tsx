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

interface RecentInteractionsProps {
  side: Side;
  /** False where they stand beside those of the other side: then they are shown only if there are any. */
  alone: boolean;
}

/** The interactions that were last, and the way to all of them. */
export function RecentInteractions({ side, alone }: RecentInteractionsProps) {
  const { user } = useSession();
  const to = useNextMinute();
  const list = useInteractions(side, { to, rowsPerPage: FEW, descending: true });
  if (!alone && !list.data?.total) return list.isLoading ? <Pending /> : null;
  const all = alone ? '/interactions' : `/interactions/${user.uid}`;
  return (
    <DashboardSection
      title={alone ? 'Recent interactions' : 'With your coach'}
      aside={
        <Link className={classes.all} href={all}>
          {alone ? 'All interactions' : 'My interactions'}
        </Link>
      }
    >
      <InteractionList list={list} side={side} expected={FEW} nothing={nothing[side]} when={when} />
    </DashboardSection>
  );
}
