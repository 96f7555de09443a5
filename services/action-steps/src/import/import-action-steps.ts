import { heardOf, type ServiceContext, sanitizeRichText } from '@coaching/service-kit';
import { newsOf } from '../events/news';
import { fromTool } from '../steps/from-tool';
import { kept } from '../steps/keep-step';
import type { StepRecord } from '../steps/step-record';
import { stepsIn } from '../steps/steps-repository';
import type { ToolCopy } from '../tools/tool-copy';
import { toolsIn } from '../tools/tools-repository';
import type { ImportedActionStep } from './imported-action-step';

/**
 * Brings action steps in, in the order given, and announces each; those whose uid exists are left as they are.
 * @throws when this service does not hear of a tool in time
 */
export async function importActionSteps(
  { db, transaction }: ServiceContext,
  imported: readonly ImportedActionStep[],
): Promise<void> {
  const steps = stepsIn(db);
  const uids = imported.map(({ uid }) => uid);
  const known = new Set<string>(await steps.collection.distinct('uid', { uid: { $in: uids } }));
  const tools = await heardOf(toolsIn(db).findAll, [...new Set(imported.map(({ tool_uid }) => tool_uid))]);
  for (const [position, row] of imported.entries()) {
    if (known.has(row.uid)) continue;
    const step = stepFrom(row, tools.get(row.tool_uid)!, position);
    await transaction(async ({ session, announce }) => {
      await steps.put([step], session);
      for (const news of newsOf(null, step)) await announce(news);
    });
  }
}

function stepFrom(row: ImportedActionStep, tool: ToolCopy, position: number): StepRecord {
  const completed = row.completed === null ? null : new Date(row.completed);
  const created_at = new Date(row.created_at);
  return kept({
    ...row,
    action_step: sanitizeRichText(row.action_step),
    ...fromTool(tool, tool.clients),
    completed,
    completed_by: completed && (row.coachee ? (tool.clients[0] ?? tool.user) : tool.user),
    position,
    revision: 1,
    created_at,
    updated_at: completed ?? created_at,
    deleted_at: null,
    deleted_by: null,
  });
}
