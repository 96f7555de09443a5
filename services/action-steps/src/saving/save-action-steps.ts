import { type Actor, MESSAGES } from '@coaching/contracts';
import {
  Conflict,
  type Handler,
  requireInPerson,
  type ServiceContext,
  untilNewsIsIn,
} from '@coaching/service-kit';
import type { ClientSession } from 'mongoose';
import { eventsFor } from '../events/events-for';
import { presentSteps } from '../steps/present-steps';
import { mayRead } from '../steps/step-policy';
import type { Steps } from '../steps/steps-repository';
import { requireTool } from '../tools/require-tool';
import type { Tools } from '../tools/tools-repository';
import { namedSteps } from './named-steps';
import { planSave } from './plan-save';
import { type SaveRequest, saveRequest } from './save-request';

export const saveActionSteps =
  (steps: Steps, tools: Tools, { transaction, newsMs }: ServiceContext): Handler<'saveActionSteps'> =>
  async ({ actor, body, now }) => {
    const request = saveRequest(body);
    if (request.deleted.length > 0) requireInPerson(actor);
    const save = () =>
      transaction(async ({ session, announce }) => {
        const { tool, stored } = await toolOf(request, actor, session);
        const drafts = namedSteps(request.drafts, stored);
        const plan = planSave({ ...request, drafts, actor, now, tool, stored });
        if (plan.stale) throw new Conflict(MESSAGES.stale, { steps: presentSteps(stored, actor) });
        const { changes } = plan;
        if (changes.length === 0) return { steps: presentSteps(stored, actor) };
        await tools.claim(tool.uid, session);
        await steps.put(
          changes.map(({ after }) => after),
          session,
        );
        for (const { before, after } of changes) {
          for (const event of eventsFor(before, after)) await announce(event);
        }
        return { steps: presentSteps(await steps.ofTool(tool.uid, session), actor) };
      });
    return untilNewsIsIn(newsMs, save);

    /**
     * The tool the save names, with its steps; one step that names none is found by what is stored of it.
     * @throws NotFound
     */
    async function toolOf(request: SaveRequest, actor: Actor, session: ClientSession) {
      const [first] = request.drafts;
      const known = first?.draft.uid ? await steps.find(first.draft.uid, session) : null;
      const uid = request.tool_uid ?? (known && mayRead(actor, known) ? known.tool_uid : null);
      const found = uid ? await tools.find(uid, session) : null;
      const stored = found ? await steps.ofTool(found.uid, session) : [];
      const readsStep = presentSteps(stored, actor).length > 0;
      return { tool: requireTool(found, request.tool_type, actor, readsStep), stored };
    }
  };
