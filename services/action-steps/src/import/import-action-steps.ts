import {
  awaitCopies,
  inParts,
  type ServiceContext,
  sanitizeRichText,
  WITH_DELETED,
} from '@coaching/service-kit';
import { eventsFor } from '../events/events-for';
import { fromTool } from '../steps/from-tool';
import type { StepRecord } from '../steps/step-record';
import { stepsIn } from '../steps/steps-repository';
import { storedStep } from '../steps/store-step';
import type { ToolCopy } from '../tools/tool-copy';
import { toolsIn } from '../tools/tools-repository';
import type { ImportedActionStep } from './imported-action-step';

/** Steps that are brought in by one transaction: each waits for the disk, and none may take long. */
const TOGETHER = 50;

/**
 * Brings action steps in, in the order given, and announces each; those whose uid exists are left as they are.
 * @throws when this service does not receive a tool in time
 */
export async function importActionSteps(
  { connection, transaction }: ServiceContext,
  imported: readonly ImportedActionStep[],
): Promise<void> {
  const steps = stepsIn(connection);
  const uids = imported.map(({ uid }) => uid);
  const known = new Set(await steps.model.distinct('uid', { uid: { $in: uids } }, WITH_DELETED));
  const tools = await awaitCopies(toolsIn(connection).findAll, [
    ...new Set(imported.map(({ tool_uid }) => tool_uid)),
  ]);
  const added = imported
    .map((row, position) => stepFrom(row, tools.get(row.tool_uid)!, position))
    .filter(({ uid }) => !known.has(uid));
  for (const rows of inParts(added, TOGETHER))
    await transaction(async ({ session, announce }) => {
      await steps.put(rows, session);
      for (const step of rows) for (const event of eventsFor(null, step)) await announce(event);
    });
}

function stepFrom(row: ImportedActionStep, tool: ToolCopy, position: number): StepRecord {
  const completed = row.completed === null ? null : new Date(row.completed);
  const created_at = new Date(row.created_at);
  return storedStep({
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
