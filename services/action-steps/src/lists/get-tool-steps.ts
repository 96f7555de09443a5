import type { Handler } from '@coaching/service-kit';
import { presentStep } from '../steps/present-step';
import type { Steps } from '../steps/steps-repository';
import { requireTool } from '../tools/require-tool';
import type { Tools } from '../tools/tools-repository';
import { readableBy } from './readable-steps';
import { stepPage } from './step-page';

export const getToolSteps =
  (steps: Steps, tools: Tools): Handler<'getToolActionSteps'> =>
  async ({ actor, params, query }) => {
    const tool = requireTool(await tools.find(params.uid), params.type, actor);
    const there = { tool_uid: tool.uid, state: { $ne: 'hidden' as const } };
    const { rows } = await stepPage(steps, { $and: [there, readableBy(actor)] }, query);
    return { steps: rows.map(presentStep) };
  };
