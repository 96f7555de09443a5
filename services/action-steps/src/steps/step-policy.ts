import { type Belonging, isClient, isOwner, mayReadInteraction } from '@coaching/access';
import type { Actor } from '@coaching/contracts';
import type { ToolCopy } from '../tools/tool-copy';
import type { StepRecord } from './step-record';

/** Its coach, its coachees and those who administer the place it was used in may see that a tool has steps. */
export const maySeeTool = (actor: Actor, tool: ToolCopy) => mayReadInteraction(actor, belonging(tool));

/** The coach, the coachees it is for and those who administer the place may read a step. */
export const mayRead = (actor: Actor, step: StepRecord) => mayReadInteraction(actor, belonging(step));

/** The coach who holds a tool adds steps to it, changes and removes them. */
export const mayWriteSteps = (actor: Actor, tool: ToolCopy) => isOwner(actor, belonging(tool));

/** A coachee marks what is theirs to do as done, and as open again. */
export const mayComplete = (actor: Actor, step: StepRecord) =>
  step.coachee && isClient(actor, belonging(step));

function belonging({ user, clients, organization_uid, program_uid }: ToolCopy | StepRecord): Belonging {
  return { user, clients, organization_uid, program_uid };
}
