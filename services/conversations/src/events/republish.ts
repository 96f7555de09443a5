import type { Announcement, ServiceContext } from '@coaching/service-kit';
import { interviewsIn } from '../interviews/interviews-repository';
import { interviewEvents } from './interview-events';

/** Every conversation as it is now, so that read models can be rebuilt; nothing finishes again. */
export async function* republish(context: ServiceContext): AsyncGenerator<Announcement> {
  for await (const interview of interviewsIn(context).each())
    if (!interview.template) yield interviewEvents.state(interview);
}
