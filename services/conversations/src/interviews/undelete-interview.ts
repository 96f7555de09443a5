import { type EntityKind, type Handler, restoreEntity, type ServiceContext } from '@coaching/service-kit';
import type { InterviewRecord } from './interview-record';
import type { PresentInterview } from './present-interview';

export const undeleteInterview =
  (
    kind: EntityKind<InterviewRecord>,
    presentInterview: PresentInterview,
    context: ServiceContext,
  ): Handler<'undeleteInterview'> =>
  async ({ actor, params: { uid }, now }) => {
    const restored = await restoreEntity(kind, context, { actor, uid, now });
    return { interview: await presentInterview(restored, actor) };
  };
