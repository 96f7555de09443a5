import type { Announcement, ServiceContext } from '@coaching/service-kit';
import { stepsIn } from '../steps/steps-repository';
import { stepDeleted, stepUpdated } from './step-events';

/** Every step as it is now, so that read models can be rebuilt; nothing is completed again. */
export async function* reannounce({ db }: ServiceContext): AsyncGenerator<Announcement> {
  for await (const step of stepsIn(db).collection.find()) {
    yield step.state === 'hidden' ? stepDeleted(step) : stepUpdated(step);
  }
}
