import { isCoach } from '@coaching/access';
import type { CallQuery, Interaction, UserEmbed } from '@coaching/contracts';
import { formatMoment, interactionPath, MESSAGES } from '@coaching/contracts';
import { useCall, useSession } from '@coaching/mfe-kit';
import { EmptyState, ErrorState, Link, LoadingState, UserAvatar } from '@coaching/ui-kit';
import classes from './dashboard-list.module.css';
import { DashboardSection } from './dashboard-section';

const latest: CallQuery<'getInteractions'> = {
  query: '',
  page: 1,
  rowsPerPage: 5,
  sortBy: 'timestamp',
  descending: true,
};

/** The interactions that were last, and the way to all of them. */
export function RecentInteractions() {
  const { actor } = useSession();
  const all = (
    <Link className={classes.all} href="/interactions">
      All interactions
    </Link>
  );
  return (
    <DashboardSection title="Recent interactions" aside={all}>
      {isCoach(actor) ? <Coached /> : <Received />}
    </DashboardSection>
  );
}

/** What a coach held, last first. */
function Coached() {
  const list = useCall('getInteractions', { query: latest }, { quiet: true });
  return (
    <Recent
      list={list}
      nothing="Observations that you start will be here."
      withWhom={({ client_embed }) => [client_embed].flat()}
    />
  );
}

/** What a coachee may read, last first. */
function Received() {
  const { user } = useSession();
  const list = useCall(
    'getInteractionsWithClient',
    { params: { client_uid: user.uid }, query: latest },
    { quiet: true },
  );
  return (
    <Recent
      list={list}
      nothing="Observations of your lessons will be here."
      withWhom={({ user_embed }) => [user_embed]}
    />
  );
}

interface RecentProps {
  list: Pick<ReturnType<typeof useCall<'getInteractions'>>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  nothing: string;
  withWhom: (interaction: Interaction) => UserEmbed[];
}

function Recent({ list, nothing, withWhom }: RecentProps) {
  if (list.isError)
    return (
      <ErrorState
        title="Your interactions could not be loaded."
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  if (!list.data) return <LoadingState shape="list" rows={5} label="Loading interactions" />;
  if (list.data.observations.length === 0) return <EmptyState>{nothing}</EmptyState>;
  return (
    <ul className={classes.list}>
      {list.data.observations.map((interaction) => (
        <Row key={interaction.uid} interaction={interaction} people={withWhom(interaction)} />
      ))}
    </ul>
  );
}

function Row({ interaction, people }: { interaction: Interaction; people: UserEmbed[] }) {
  const { title, timestamp, tool_name } = interaction;
  const [person] = people;
  return (
    <li className={classes.row}>
      {person && <UserAvatar user={person} size={36} decorative />}
      <div className={classes.words}>
        <Link className={classes.title} href={interactionPath(interaction)}>
          {title || 'Untitled observation'}
        </Link>
        <div className={classes.facts}>
          {people.map(({ username }) => username).join(', ')} · {tool_name}
        </div>
      </div>
      <div className={classes.when}>
        {timestamp ? formatMoment(new Date(timestamp)) : MESSAGES.notStarted}
      </div>
    </li>
  );
}
