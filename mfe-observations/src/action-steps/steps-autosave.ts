import type { ActionStep } from '@coaching/contracts';
import { callApi, callKey, queryClient } from '@coaching/mfe-kit';
import type { AutosavedEntity } from '@coaching/mfe-kit/autosave';
import { saveOf } from './steps-draft';
import { stepsVersions } from './steps-versions';
import type { ToolSteps } from './tool-steps';

/** Lists that are out of date once steps were saved: the dashboard's. */
const lists = ['getCoachActionSteps', 'getClientActionSteps'] as const;

/** How an observation's action steps load, save themselves and come together with what was done elsewhere. */
export const stepsAutosave: AutosavedEntity<ToolSteps> = {
  entity: 'action-steps',
  load: async (tool_uid, signal) => {
    const params = { type: 'observation', uid: tool_uid } as const;
    const { steps } = await callApi('getToolActionSteps', { params }, { quiet: true, signal });
    return { tool_uid, steps };
  },
  save: async (mine, base, signal) => {
    const body = saveOf(mine, base);
    const { steps } = await callApi('saveActionSteps', { body }, { quiet: true, signal });
    for (const list of lists) void queryClient.invalidateQueries({ queryKey: callKey(list) });
    return { tool_uid: mine.tool_uid, steps };
  },
  current: (body) => {
    const steps = (body.steps as ActionStep[] | undefined) ?? [];
    return steps[0] ? { tool_uid: steps[0].tool_uid, steps } : null;
  },
  versions: stepsVersions,
};
