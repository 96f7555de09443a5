import { type ActionStep, newUid, richTextOf } from '@coaching/contracts';
import { titleOf } from '../facts';
import type { InteractionHead, ScreenKind } from '../kind';
import { type StepPeople, stepPeople } from './step-groups';
import type { ToolSteps } from './tool-steps';

type Change = (mine: ToolSteps) => ToolSteps;

/** A step of this interaction that nobody has written yet. */
export function newStep(
  kind: ScreenKind,
  interaction: InteractionHead,
  { part, clients }: Pick<StepPeople, 'part' | 'clients'>,
  uid: string = newUid(),
): ActionStep {
  const { user_embed, organization_uid, program_embed, timestamp } = interaction;
  const { entity_type } = kind;
  return {
    uid,
    action_step: '',
    coachee: part === 'coachee',
    completed: null,
    due_date: null,
    revision: 0,
    tool_type: entity_type,
    tool_uid: interaction.uid,
    tool_embed: { uid: interaction.uid, entity_type, title: titleOf(interaction, kind), timestamp },
    user_embed,
    client_embed: clients,
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

/** Makes a step of the coachee's out of plain words that were suggested. */
export const suggestedStep = (kind: ScreenKind, interaction: InteractionHead, text: string): Change =>
  withStep({ ...newStep(kind, interaction, stepPeople(interaction).all), action_step: richTextOf(text) });
