import { comparable } from '@coaching/contracts';
import { plainText } from '@coaching/service-kit';
import type { StepFields, StepKeys, StepRecord } from './step-record';

/** Characters of the text by which steps are sorted; indexes hold no more of it. */
const SORTED_LENGTH = 100;
/** After every day a step can be due on. */
const NEVER_DUE = '9999-99-99';

function keysOf(step: StepFields): StepKeys {
  const text = comparable(plainText(step.action_step));
  const coachee = comparable(step.client_embeds.map(({ username }) => username).join(', '));
  const coach = comparable(step.user_embed.username);
  const tool = comparable(step.tool_title);
  return {
    coachee,
    coach,
    tool,
    action_step: text.slice(0, SORTED_LENGTH),
    due_date: step.due_date ?? NEVER_DUE,
    search: [text, coachee, coach, tool].join('\n'),
  };
}

function stateOf({ deleted_at, tool_deleted, completed }: StepFields): StepRecord['state'] {
  if (deleted_at || tool_deleted) return 'hidden';
  return completed ? 'completed' : 'open';
}

/** A step as it is stored: with what lists find and sort it by. */
export function storedStep(step: StepFields): StepRecord {
  return { ...step, state: stateOf(step), keys: keysOf(step) };
}
