import type { ActionStep } from '@coaching/contracts';
import { callApi, callKey, queryClient } from '@coaching/mfe-kit';
import type { AutosavedEntity } from '@coaching/mfe-kit/autosave';
import type { ScreenKind } from '../kind';
import { saveOf } from './steps-draft';
import { stepsVersions } from './steps-merging';
import { journalName, type ToolSteps } from './tool-steps';

type Kind = Pick<ScreenKind, 'entity_type'>;

/** Lists that are out of date once steps were saved: the dashboard's. */
const lists = ['getCoachActionSteps', 'getClientActionSteps'] as const;

const autosaveOf = (kind: Kind): AutosavedEntity<ToolSteps> => ({
  entity: journalName(kind),
  load: async (tool_uid, signal) => {
    const params = { type: kind.entity_type, uid: tool_uid };
    const { steps } = await callApi('getToolActionSteps', { params }, { quiet: true, signal });
    return { tool_uid, steps };
  },
  save: async (mine, base, signal) => {
    const body = saveOf(kind, mine, base);
    const { steps } = await callApi('saveActionSteps', { body }, { quiet: true, signal });
    for (const list of lists) void queryClient.invalidateQueries({ queryKey: callKey(list) });
    return { tool_uid: mine.tool_uid, steps };
  },
  current: (body) => {
    const steps = (body.steps as ActionStep[] | undefined) ?? [];
    return steps[0] ? { tool_uid: steps[0].tool_uid, steps } : null;
  },
  versions: stepsVersions,
});

const made = new Map<ScreenKind['entity_type'], AutosavedEntity<ToolSteps>>();

/**
 * How action steps of one kind of interaction load, save themselves and come together with what was done elsewhere;
 * the same object for the same kind.
 */
export function stepsAutosave(kind: Kind): AutosavedEntity<ToolSteps> {
  const autosave = made.get(kind.entity_type) ?? autosaveOf(kind);
  made.set(kind.entity_type, autosave);
  return autosave;
}
