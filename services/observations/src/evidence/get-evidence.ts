import { EVIDENCE_DAYS, MAX_EVIDENCE, type ObservationEvidence } from '@coaching/contracts';
import type { Handler } from '@coaching/service-kit';
import { mayReadCoachNotes } from '../observation/observation-policy';
import type { Observations } from '../observation/observation-repository';
import { evidenceIn } from './evidence-in';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Tags are the coach's notes: of observations whose notes the caller does not read there is nothing. */
export const getEvidence =
  (observations: Observations): Handler<'getEvidence'> =>
  async ({ actor, query, now }) => {
    const {
      client_uid: client,
      rubric_uid,
      observation_uids: uids,
      with_untagged,
      every_observation,
    } = query;
    const withUntagged = with_untagged === 'true';
    const since = new Date(now.getTime() - EVIDENCE_DAYS * DAY_MS);
    const among = uids ? { uids } : { since };
    const alsoUntagged = withUntagged || every_observation === 'true';
    const found = observations.withEvidence({ client, rubric_uid, among, alsoUntagged });
    const evidence: ObservationEvidence[] = [];
    // One script after the other: a coachee may have far more than are answered.
    for await (const observation of found.cursor({ batchSize: MAX_EVIDENCE })) {
      if (!mayReadCoachNotes(actor, observation)) continue;
      evidence.push(evidenceIn(observation, { rubric_uid, withUntagged }));
      if (evidence.length === MAX_EVIDENCE) break;
    }
    return { observations: evidence };
  };
