import type { ActionStep } from '@coaching/contracts';
import type { ScreenKind } from '../kind';

/** The action steps of one interaction: what loads, saves itself and is merged as one. */
export interface ToolSteps {
  /** Uid of the interaction. */
  tool_uid: string;
  /** In the order in which they were added. */
  steps: readonly ActionStep[];
}

/**
 * Under which name devices store steps that are not sent yet: each kind by itself, as each remote sends what is left of
 * its own. Those of observations stay under the name they had before there were others.
 */
export const journalName = ({ entity_type }: Pick<ScreenKind, 'entity_type'>): string =>
  entity_type === 'observation' ? 'action-steps' : `action-steps-${entity_type}`;

/** How many are still to be done. */
export const openCount = ({ steps }: Pick<ToolSteps, 'steps'>) =>
  steps.filter(({ completed }) => completed === null).length;
