import { type InteractionOwnership, isClient, isInPerson, mayReadGrowthIn } from '@coaching/access';
import type { Actor } from '@coaching/contracts';
import { interactionPolicy } from '@coaching/service-kit';
import type { InstanceRecord } from './instance-record';

export const { mayRead, mayEdit, mayDelete, mayRestore, mayReadCoachNotes } =
  interactionPolicy<InstanceRecord>((instance) => instance);

type Asked = Pick<
  InstanceRecord,
  keyof InteractionOwnership | 'invites_self_score' | 'self_score' | 'finished'
>;

/** Both have said how they score, so that each may read the other's. */
const areBothFinished = ({ finished, self_score }: Pick<Asked, 'finished' | 'self_score'>): boolean =>
  finished && Boolean(self_score?.finished_at);

/** Scores unseen: a coachee who is asked to score the same reads nothing of the coach's scores until both have. */
export const areScoresWithheld = (actor: Actor, instance: Asked): boolean =>
  isClient(actor, instance) && instance.invites_self_score && !areBothFinished(instance);

/** The coachee's own scores are hers alone to read, and once both are finished everybody's who reads the instance. */
export const mayReadSelfScore = (actor: Actor, instance: InstanceRecord): boolean =>
  (isClient(actor, instance) && isInPerson(actor)) || areBothFinished(instance);

/** May see its scores as part of her coachee's growth: who sees that, and from whom they are not withheld. */
export const mayReadInGrowth = (actor: Actor, instance: Asked): boolean =>
  mayReadGrowthIn(actor, instance) && !areScoresWithheld(actor, instance);
