import type { ActionStep, UserEmbed } from '@coaching/contracts';
import { useCall } from '@coaching/mfe-kit';
import { RichTextView } from '@coaching/ui-kit';
import classes from '../answers.module.css';

const isFor =
  (client_uid: string) =>
  ({ coachee, client_embed }: ActionStep) =>
    coachee && [client_embed].flat().some(({ uid }) => uid === client_uid);

/**
 * The open action steps of a coachee, as far as whoever looks may read them; nothing where there are none. What their
 * coach took on in the same conversations is not theirs.
 */
export function OpenSteps({ client }: { client: UserEmbed }) {
  const { data } = useCall(
    'getClientActionSteps',
    { params: { id: client.uid }, query: { rowsPerPage: 0 } },
    { quiet: true },
  );
  const open = (data?.steps ?? []).filter(isFor(client.uid)).filter(({ completed }) => completed === null);
  if (open.length === 0) return null;
  return (
    <section className={classes.steps} aria-label={`Open action steps of ${client.username}`}>
      <h2>Open action steps of {client.username}</h2>
      <ul>
        {open.map(({ uid, action_step }) => (
          <li key={uid}>
            <RichTextView html={action_step} />
          </li>
        ))}
      </ul>
    </section>
  );
}
