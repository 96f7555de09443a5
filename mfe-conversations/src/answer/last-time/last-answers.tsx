import { type CallResponse, formatDay, type UserEmbed } from '@coaching/contracts';
import { Link, RichTextView } from '@coaching/ui-kit';
import classes from '../answers.module.css';

type LastAnswer = CallResponse<'getLastAnswers'>['answers'][number];

interface LastAnswersProps {
  /** To one question; undefined while they are not known. */
  answers: readonly LastAnswer[] | undefined;
  clients: readonly UserEmbed[];
  /** They could not be loaded. */
  isFailed: boolean;
}

const namesOf = (clients: readonly UserEmbed[]) => clients.map(({ username }) => username).join(', ');

/** What was answered last to one question: of several coachees by each, under their names. */
export function LastAnswers({ answers, clients, isFailed }: LastAnswersProps) {
  const isNamed = clients.length > 1;
  const without = clients.filter(({ uid }) => !answers?.some(({ client_uids }) => client_uids.includes(uid)));
  const nothing = isFailed ? 'This could not be loaded.' : answers ? 'Not answered before.' : 'Loading…';
  return (
    <fieldset className={classes.last} aria-label="Since last time">
      {answers?.map(({ interview_uid, client_uids, timestamp, answer }) => (
        <div key={interview_uid}>
          <p className={classes.name}>
            {isNamed
              ? `Last time, ${namesOf(clients.filter(({ uid }) => client_uids.includes(uid)))}`
              : 'Last time'}
            <Link href={`/questions/answers/${interview_uid}`} className={classes.when}>
              {formatDay(new Date(timestamp))}
            </Link>
          </p>
          <RichTextView html={answer} />
        </div>
      ))}
      {(isFailed || without.length > 0) && (
        <div>
          <p className={classes.name}>
            {isNamed && answers && !isFailed ? `Last time, ${namesOf(without)}` : 'Last time'}
          </p>
          <p className={classes.unanswered}>{nothing}</p>
        </div>
      )}
    </fieldset>
  );
}
