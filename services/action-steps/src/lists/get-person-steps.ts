import { type Actor, type CallQuery, type CallResponse, MESSAGES } from '@coaching/contracts';
import { NotFound, type People } from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import { presentStep } from '../steps/present-step';
import type { StepRecord } from '../steps/step-record';
import type { Steps } from '../steps/steps-repository';
import { mayAskAbout } from './person-policy';
import { readableOf } from './readable-steps';
import { stepPage } from './step-page';

interface StepsRequest {
  actor: Actor;
  params: { id: string };
  query: CallQuery<'getCoachActionSteps'>;
}

function asks({ completed, coachee }: StepsRequest['query']): QueryFilter<StepRecord> {
  return { state: completed ? 'completed' : 'open', ...(coachee === undefined ? {} : { coachee }) };
}

/**
 * Answers a page of one person's steps.
 * @param whose what the person is to the steps: their coach (`user`), or one of their coachees (`clients`)
 */
export const getPersonSteps =
  (steps: Steps, people: People, whose: 'user' | 'clients') =>
  async ({ actor, params: { id }, query }: StepsRequest): Promise<CallResponse<'getCoachActionSteps'>> => {
    const readable = readableOf(actor, whose, id);
    // Whoever shares steps with someone may go on listing them when they no longer know them otherwise.
    if (!mayAskAbout(actor, id, await people.find(id)) && !(await steps.model.exists(readable))) {
      throw new NotFound(MESSAGES.notFound);
    }
    const { rows, total } = await stepPage(steps, { $and: [asks(query), readable] }, query);
    return { steps: rows.map(presentStep), total };
  };
