import type { AnswerInvitation } from '@coaching/contracts';
import { useCall } from '@coaching/mfe-kit';
import { ErrorState, Link, Pending, Title, UserAvatar } from '@coaching/ui-kit';
import { useId } from 'react';
import classes from './invitations.module.css';

const howMany = ({ questions, answered }: AnswerInvitation) =>
  answered === 0
    ? `${questions} ${questions === 1 ? 'question' : 'questions'}`
    : `${answered} of ${questions} answered`;

/** The conversations in which one is asked to answer before the meeting, on the dashboard; nothing where there is none. */
export default function AnswerInvitations() {
  const id = useId();
  const { data, isError, isFetching, refetch } = useCall('getAnswerInvitations', {}, { quiet: true });
  if (isError && !data)
    return (
      <ErrorState
        title="What your coach asks you to answer could not be loaded."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <Pending />;
  if (data.invitations.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Title order={2} size="h3" id={id} className={classes.heading}>
        Before you meet
      </Title>
      <ul className={classes.list}>
        {data.invitations.map((invitation) => (
          <li key={invitation.uid} className={classes.row}>
            <UserAvatar user={invitation.user_embed} size={36} decorative />
            <div className={classes.words}>
              <Link className={classes.title} href={`/questions/answers/${invitation.uid}`}>
                {invitation.title}
              </Link>
              <div className={classes.facts}>
                {invitation.user_embed.username} asks for your answers · {howMany(invitation)}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
