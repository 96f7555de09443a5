import { formatMoment, type Interaction } from '@coaching/contracts';
import { Link } from '@coaching/ui-kit';
import { CalendarButton } from '../calendar/calendar-button';
import classes from '../dashboard-list.module.css';
import { DashboardSection } from '../dashboard-section';
import { dayAhead } from './day-ahead';
import { InteractionList } from './interaction-list';
import { type Side, useInteractions } from './use-interactions';
import { VisitToCalendar } from './visit-to-calendar';
import { useNextMinute } from './whole-minute';

/** As many as stand beside one another on a wide screen. */
const FEW = 3;

const nothing = {
  held: 'What you plan for a day ahead will be here.',
  received: 'Visits that your coach plans and shares with you will be here.',
};

function when({ timestamp }: Interaction) {
  if (!timestamp) return null;
  const moment = new Date(timestamp);
  return (
    <>
      <strong className={classes.ahead}>{dayAhead(moment, new Date())}</strong> {formatMoment(moment)}
    </>
  );
}

/** What is planned, soonest first. */
export function UpcomingInteractions({ side }: { side: Side }) {
  const from = useNextMinute();
  const list = useInteractions(side, { from, rowsPerPage: FEW, descending: false });
  const { data } = list;
  const isMore = data !== undefined && data.total > data.observations.length;
  return (
    <DashboardSection
      title="Upcoming"
      aside={
        <div className={classes.asides}>
          <CalendarButton />
          {isMore && (
            <Link className={classes.all} href="/interactions?sortBy=timestamp&descending=true">
              All {data.total} upcoming
            </Link>
          )}
        </div>
      }
    >
      <InteractionList
        list={list}
        side={side}
        expected={1}
        nothing={nothing[side]}
        when={when}
        action={(interaction) => <VisitToCalendar interaction={interaction} side={side} />}
        abreast
      />
    </DashboardSection>
  );
}
