import type { Transaction } from '@coaching/service-kit';
import { newsOf } from '../events/news';
import type { ToolCopy } from '../tools/tool-copy';
import { fromTool } from './from-tool';
import { kept } from './keep-step';
import type { Steps } from './steps-repository';

/**
 * Takes the steps of a tool along: under its title, to its coachees, into the recycle bin and out of it. Nobody
 * wrote them, so their revisions stay, and what a coach has open goes on saving.
 */
export async function followTool(
  steps: Steps,
  tool: ToolCopy,
  { session, announce }: Transaction,
): Promise<void> {
  const before = await steps.ofTool(tool.uid, session);
  const after = before.map((step) => kept({ ...step, ...fromTool(tool, step.clients) }));
  await steps.put(after, session);
  for (const [index, step] of after.entries()) {
    for (const news of newsOf(before[index]!, step)) await announce(news);
  }
}
