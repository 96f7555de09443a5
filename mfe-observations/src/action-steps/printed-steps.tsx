import { formatDay, type Observation } from '@coaching/contracts';
import { RichTextView } from '@coaching/ui-kit';
import { dayText, groupsFor } from '@coaching/ui-kit/action-steps';
import './printed-steps.css';
import type { ToolSteps } from './tool-steps';

/** The action steps under a printed script; nothing where there are none. */
export function PrintedSteps({ observation, value }: { observation: Observation; value: ToolSteps | null }) {
  const groups = groupsFor(value?.steps ?? []).filter(({ steps }) => steps.length > 0);
  if (groups.length === 0) return null;
  const { client_embed, user_embed } = observation;
  return (
    <section className="printed-steps">
      <h2>Action Steps</h2>
      {groups.map(({ coachee, steps }) => (
        <section key={String(coachee)}>
          <h3>For {(coachee ? client_embed : user_embed).username}</h3>
          <ul>
            {steps.map(({ uid, action_step, completed, due_date }) => (
              <li key={uid}>
                <RichTextView html={action_step} />
                {completed
                  ? `Completed ${formatDay(new Date(completed))}`
                  : due_date && `Due ${dayText(due_date)}`}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
