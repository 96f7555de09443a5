import { type Actor, MESSAGES } from '@coaching/contracts';
import { Conflict, type Handler, type ServiceContext } from '@coaching/service-kit';
import type { ClientSession } from 'mongodb';
import { newsOf } from '../events/news';
import { presentSteps } from '../steps/present-steps';
import type { Steps } from '../steps/steps-repository';
import { requireTool } from '../tools/require-tool';
import type { ToolCopy } from '../tools/tool-copy';
import type { Tools } from '../tools/tools-repository';
import { type AskedSave, askedSave } from './asked-save';
import { planSave } from './plan-save';

export const saveActionSteps =
  (steps: Steps, tools: Tools, { transaction }: ServiceContext): Handler<'saveActionSteps'> =>
  async ({ actor, body, now }) => {
    const asked = askedSave(body);
    return transaction(async ({ session, announce }) => {
      const tool = await toolOf(asked, actor, session);
      const stored = await steps.ofTool(tool.uid, session);
      const plan = planSave({ ...asked, actor, now, tool, stored });
      if (plan.stale) throw new Conflict(MESSAGES.stale, { steps: presentSteps(stored, actor) });
      const { changes } = plan;
      if (changes.length === 0) return { steps: presentSteps(stored, actor) };
      await tools.claim(tool.uid, session);
      await steps.put(
        changes.map(({ after }) => after),
        session,
      );
      for (const { before, after } of changes) {
        for (const news of newsOf(before, after)) await announce(news);
      }
      return { steps: presentSteps(await steps.ofTool(tool.uid, session), actor) };
    });

    /** The tool the save names; one step that names none is found by what is stored of it. @throws NotFound */
    async function toolOf(asked: AskedSave, actor: Actor, session: ClientSession): Promise<ToolCopy> {
      const uid = asked.tool_uid ?? (await steps.find(asked.drafts[0]!.draft.uid, session))?.tool_uid;
      return requireTool(uid ? await tools.find(uid, session) : null, asked.tool_type, actor);
    }
  };
