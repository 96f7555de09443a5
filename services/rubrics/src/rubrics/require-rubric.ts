import { mayReadRubric } from '@coaching/access';
import type { Actor } from '@coaching/contracts';
import { requireReadable } from '@coaching/service-kit';
import type { RubricRecord } from './rubric-record';
import type { Rubrics } from './rubrics-repository';

/** The rubric, if the caller is offered it. @throws NotFound */
export const requireRubric = async (rubrics: Rubrics, actor: Actor, uid: string): Promise<RubricRecord> =>
  requireReadable<RubricRecord>({ mayRead: mayReadRubric }, actor, await rubrics.find(uid));
