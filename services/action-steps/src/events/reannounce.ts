import type { Announcement, ServiceContext } from '@coaching/service-kit';
import { stepsIn } from '../steps/steps-repository';
import { isTold } from './news';
import { stepDeleted, stepUpdated } from './step-events';

/** Every step as it is now, so that read models can be rebuilt; nothing is completed again. */
export async function* reannounce({ db }: ServiceContext): AsyncGenerator<Announcement> {
  for await (const step of stepsIn(db).collection.find()) {
    yield isTold(step) ? stepUpdated(step) : stepDeleted(step);
  }
}
