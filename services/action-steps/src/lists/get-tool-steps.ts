import { type Handler, readableBy, untilNewsIsIn } from '@coaching/service-kit';
import { presentStep } from '../steps/present-step';
import type { Steps } from '../steps/steps-repository';
import { requireTool } from '../tools/require-tool';
import type { Tools } from '../tools/tools-repository';
import { stepPage } from './step-page';

export const getToolSteps =
  (steps: Steps, tools: Tools, newsMs: number): Handler<'getToolActionSteps'> =>
  ({ actor, params, query }) =>
    untilNewsIsIn(newsMs, async () => {
      const there = { tool_uid: params.uid, state: { $ne: 'hidden' as const } };
      const { rows, total } = await stepPage(steps, { $and: [there, readableBy(actor)] }, query);
      requireTool(await tools.find(params.uid), params.type, actor, total > 0);
      return { steps: rows.map(presentStep) };
    });
