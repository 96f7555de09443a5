import { formatDay } from '@coaching/contracts';
import { RichTextView } from '@coaching/ui-kit';
import { dayText } from '@coaching/ui-kit/action-steps';
import type { InteractionHead } from '../kind';
import './printed-steps.css';
import { stepGroups } from './step-groups';
import type { ToolSteps } from './tool-steps';

interface PrintedStepsProps {
  interaction: Pick<InteractionHead, 'client_embed' | 'user_embed'>;
  value: ToolSteps | null;
}

/** The action steps under what is printed; nothing where there are none. */
export function PrintedSteps({ interaction, value }: PrintedStepsProps) {
  const groups = stepGroups(value?.steps ?? [], interaction).filter(({ steps }) => steps.length > 0);
  if (groups.length === 0) return null;
  return (
    <section className="printed-steps">
      <h2>Action Steps</h2>
      {groups.map(({ key, name, steps }) => (
        <section key={key}>
          <h3>For {name}</h3>
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
