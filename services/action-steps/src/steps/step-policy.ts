import { isClient, isOwner, mayReadInteraction } from '@coaching/access';
import type { Actor } from '@coaching/contracts';
import type { ToolCopy } from '../tools/tool-copy';
import type { StepRecord } from './step-record';

/** Its coach may see that a tool has steps, and once it is shared its coachees and those who administer the place. */
export const maySeeTool = (actor: Actor, tool: ToolCopy) => mayReadInteraction(actor, tool);

/** The coach may read a step, and of a shared tool the coachees it is for and those who administer the place. */
export const mayRead = (actor: Actor, step: StepRecord) => mayReadInteraction(actor, step);

/** The coach who holds a tool adds steps to it, changes and removes them. */
export const mayWriteSteps = (actor: Actor, tool: ToolCopy) => isOwner(actor, tool);

/** A coachee marks what is theirs to do and to read as done, and as open again. */
export const mayComplete = (actor: Actor, step: StepRecord) =>
  step.coachee && isClient(actor, step) && mayRead(actor, step);
