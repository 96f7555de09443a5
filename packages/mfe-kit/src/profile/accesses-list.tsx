import { type Access, formatMoment } from '@coaching/contracts';
import { ErrorState, LoadingState } from '@coaching/ui-kit';
import { useCall } from '../queries';
import classes from './profile.module.css';

/** How many of the last ones are shown. */
const SHOWN = 50;

const time = (moment: string) => formatMoment(new Date(moment));

/** When staff was signed in as somebody, who, and why; it is theirs to know. */
export function AccessesList({ user_uid, isOwn }: { user_uid: string; isOwn: boolean }) {
  const { data, isError, isFetching, refetch } = useCall(
    'getAccesses',
    { params: { user_uid }, query: { rowsPerPage: SHOWN } },
    { staleTime: 0 },
  );
  if (isError)
    return (
      <ErrorState
        title="It could not be loaded who was in this account."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <LoadingState rows={2} label="Loading who was in this account" />;
  if (data.total === 0)
    return (
      <p className={classes.quiet}>
        Nobody of the support team has been signed in as {isOwn ? 'you' : 'this person'}.
      </p>
    );
  return (
    <>
      <p className={classes.quiet}>
        The support team can be signed in as {isOwn ? 'you' : 'this person'} for half an hour, to help. What
        is private stays private, and so do the password, emails and payments.
      </p>
      <ul className={classes.accesses}>
        {data.accesses.map((access) => (
          <li key={access.uid}>
            <AccessLine access={access} />
          </li>
        ))}
      </ul>
      {data.total > SHOWN && (
        <p className={classes.quiet}>
          These are the last {SHOWN} of {data.total}.
        </p>
      )}
    </>
  );
}

function AccessLine({ access: { real, reason, began_at, ended_at } }: { access: Access }) {
  return (
    <>
      <strong>{real.username}</strong>, from <time dateTime={began_at}>{time(began_at)}</time> to{' '}
      <time dateTime={ended_at}>{time(ended_at)}</time>
      <br />
      {reason || 'No reason was given.'}
    </>
  );
}
