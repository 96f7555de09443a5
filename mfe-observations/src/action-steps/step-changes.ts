import { type ActionStep, newUid } from '@coaching/contracts';
import type { ObservationHead } from '../observation/observation-head';
import { titleOf } from '../observation/observation-title';
import type { ToolSteps } from './tool-steps';

type Change = (mine: ToolSteps) => ToolSteps;

/** A step of this observation that nobody has written yet. */
export function newStep(observation: ObservationHead, coachee: boolean, uid: string = newUid()): ActionStep {
  const { user_embed, client_embed, organization_uid, program_embed, timestamp } = observation;
  return {
    uid,
    action_step: '',
    coachee,
    completed: null,
    due_date: null,
    revision: 0,
    tool_type: 'observation',
    tool_uid: observation.uid,
    tool_embed: {
      uid: observation.uid,
      entity_type: 'observation',
      title: titleOf(observation),
      timestamp,
    },
    user_embed,
    client_embed,
    organization_uid,
    program_uid: program_embed?.program_uid ?? null,
  };
}

export const withStep =
  (step: ActionStep): Change =>
  (mine) => ({ ...mine, steps: [...mine.steps, step] });

export const withChange =
  (uid: string, change: Partial<ActionStep>): Change =>
  (mine) => ({
    ...mine,
    steps: mine.steps.map((step) => (step.uid === uid ? { ...step, ...change } : step)),
  });

export const withoutStep =
  (uid: string): Change =>
  (mine) => ({ ...mine, steps: mine.steps.filter((step) => step.uid !== uid) });
