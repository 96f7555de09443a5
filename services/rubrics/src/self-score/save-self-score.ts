import { isDeepStrictEqual } from 'node:util';
import { isClient } from '@coaching/access';
import {
  type Handler,
  Invalid,
  NotAllowed,
  requireReadable,
  type ServiceContext,
  withRetries,
  writtenUnderCounts,
} from '@coaching/service-kit';
import { instanceEvents } from '../events/instance-events';
import { mayRead } from '../instances/instance-policy';
import type { InstanceRecord, SelfScored, SelfScoreRecord } from '../instances/instance-record';
import type { RubricInstances } from '../instances/instances-repository';
import type { PresentInstance } from '../instances/present-instance';
import { scoredBy } from '../instances/scored-by';
import { sentItems } from '../instances/sent-items';
import { requireNoProblems } from '../problems';
import type { Rubrics } from '../rubrics/rubrics-repository';

const NOT_THE_COACHEE = 'Only the coachee of this rubric scores themselves.';
const NOT_INVITED = 'Your coach does not ask you to score yourself here.';
const FINISHED = 'You have finished scoring yourself, so your scores stay as they are.';

/** How often a save looks again when another one came between. */
const TRIES = 5;

const nothingYet: SelfScoreRecord = { count: 0, items: [], left_over: [], finished_at: null };

interface Stores {
  instances: RubricInstances;
  rubrics: Rubrics;
  present: PresentInstance;
}

/** Saves by rows, the last word of each counts; nobody's revision is stale by it. */
export const saveSelfScore = (
  { instances, rubrics, present }: Stores,
  { transaction, signals }: ServiceContext,
): Handler<'saveSelfScore'> => {
  /** Writes it, and publishes that administrators who saw counts alone when it was written do not read it. */
  const put = (stored: InstanceRecord, scored: SelfScored) =>
    transaction(async ({ session, announce }) => {
      const before = await instances.putSelfScore(stored, scored, session);
      if (!before) return null;
      const after = { ...before, ...scored };
      for (const event of instanceEvents.ofChange(before, after)) await announce(event);
      return after;
    });

  return ({ actor, params: { uid }, body: { items: sent = [], rubric_revision, finished }, now }) =>
    withRetries(async () => {
      const stored = requireReadable({ mayRead }, actor, await instances.find(uid));
      if (!isClient(actor, stored)) throw new NotAllowed(NOT_THE_COACHEE);
      const before = stored.self_score ?? nothingYet;
      const scored = await scoredBy(rubrics, stored);
      const read = sentItems(sent, before.items, { scored, rubric_revision, path: 'items' });
      const ends = finished === true && !before.finished_at;
      const isThere = !ends && read.problems.length === 0 && isDeepStrictEqual(read.items, before.items);
      if (isThere && (before.finished_at || stored.invites_self_score))
        return { rubric_instance: await present(stored, actor) };
      if (before.finished_at) throw new Invalid(FINISHED, [{ path: 'items', message: FINISHED }]);
      if (!stored.invites_self_score) throw new NotAllowed(NOT_INVITED);
      requireNoProblems(read);
      const self_score = {
        ...before,
        count: before.count + 1,
        items: read.items,
        finished_at: ends ? now : null,
      };
      const saved = await put(stored, { self_score, ...writtenUnderCounts(actor, stored.organization_uid) });
      if (!saved) return null;
      signals.send('rubric_instance.saved', uid);
      return { rubric_instance: await present(saved, actor) };
    }, TRIES);
};
