import { type Announcement, type ServiceContext, WITH_DELETED, WITHOUT_ID } from '@coaching/service-kit';
import type { StepRecord } from '../steps/step-record';
import { stepsIn } from '../steps/steps-repository';
import { isPublished } from './events-for';
import { stepDeleted, stepUpdated } from './step-events';

/** Every step as it is now, so that read models can be rebuilt; nothing is completed again. */
export async function* republish({ connection }: ServiceContext): AsyncGenerator<Announcement> {
  const steps = stepsIn(connection).model.find({}, WITHOUT_ID, WITH_DELETED).lean<StepRecord[]>();
  for await (const step of steps.cursor()) {
    yield isPublished(step) ? stepUpdated(step) : stepDeleted(step);
  }
}
