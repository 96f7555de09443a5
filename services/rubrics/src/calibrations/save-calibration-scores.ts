import { isDeepStrictEqual } from 'node:util';
import {
  type Handler,
  Invalid,
  isDuplicateKey,
  NotAllowed,
  requireReadable,
  type ServiceContext,
  withRetries,
} from '@coaching/service-kit';
import type { ItemRecord } from '../instances/instance-record';
import { RubricMovedOn } from '../instances/instances-repository';
import { type ScoredBy, scoredBy, scoredByNow } from '../instances/scored-by';
import { sentItems } from '../instances/sent-items';
import { requireNoProblems } from '../problems';
import type { Rubrics } from '../rubrics/rubrics-repository';
import { agreed } from './agreed';
import type { CalibrationStores } from './calibration-kind';
import { mayRead, mayScore } from './calibration-policy';
import type { CalibrationRecord } from './calibration-record';
import type { ScoreRecord } from './score-record';

const NOT_AN_OBSERVER = 'Only the observers of this calibration score in it.';
const FINISHED = 'You have finished scoring, so your scores stay as they are.';
const NOTHING_SCORED = 'Please score at least one row before you finish.';
const NO_RUBRIC = 'The rubric of this calibration was deleted before anybody scored by it.';

/** How often a save looks again when another one came between. */
const TRIES = 5;

const refuse = (message: string): never => {
  throw new Invalid(message, [{ path: 'items', message }]);
};

/** By what it is scored: the rubric of today for who is the first. @throws Invalid */
async function scoringOf(rubrics: Rubrics, { rubric, tool_uid }: CalibrationRecord): Promise<ScoredBy> {
  if (rubric) return scoredBy(rubrics, { tool_uid, version: rubric.version, began: rubric, ended: rubric });
  const current = await rubrics.find(tool_uid);
  return current && !current.deleted_at ? scoredByNow(current) : refuse(NO_RUBRIC);
}

const saysSomething = (items: readonly ItemRecord[]) =>
  items.some(({ column_uid, not_observed }) => column_uid !== null || not_observed);

type Stores = Pick<CalibrationStores, 'calibrations' | 'scores' | 'rubrics' | 'present'>;

/** Saves by rows, the last word of each counts; nobody's revision is stale by it. */
export function saveCalibrationScores(
  { calibrations, scores, rubrics, present }: Stores,
  { transaction }: Pick<ServiceContext, 'transaction'>,
): Handler<'saveCalibrationScores'> {
  /** @throws RubricMovedOn when calibration, rubric or scores are no longer as they were */
  const write = (
    stored: CalibrationRecord,
    rubric: ScoredBy['rubric'],
    before: ScoreRecord | null,
    score: ScoreRecord,
  ) =>
    transaction(async ({ session, signal }) => {
      const begins = !stored.begun.includes(score.user);
      const isThere = !begins || (await calibrations.begin(stored, rubric, score.user, session));
      const isSame = stored.rubric !== null || (await rubrics.markUsed(rubric.uid, rubric.revision, session));
      if (!isThere || !isSame || !(await scores.put(before, score, session))) throw new RubricMovedOn();
      signal('calibration.saved', stored.uid);
    });

  /** Counted when an observer is done, so that nobody who looks waits for it. */
  async function countAgreement(uid: string): Promise<void> {
    const stored = (await calibrations.find(uid))!;
    const done = (await scores.of(uid)).filter(({ finished_at }) => finished_at !== null);
    await agreed(calibrations, stored, done);
  }

  return ({ actor, params: { uid }, body: { items: sent = [], rubric_revision, finished }, now }) =>
    withRetries(async () => {
      const stored = requireReadable({ mayRead }, actor, await calibrations.find(uid));
      if (!mayScore(actor, stored)) throw new NotAllowed(NOT_AN_OBSERVER);
      const before = await scores.find(uid, actor.uid);
      const scored = await scoringOf(rubrics, stored);
      const there = before?.items ?? [];
      const read = sentItems(sent, there, { scored, rubric_revision, path: 'items' });
      const ends = finished === true && !before?.finished_at;
      const changes = read.problems.length > 0 || !isDeepStrictEqual(read.items, there);
      if (!ends && !changes) return { calibration: await present(stored, actor) };
      if (before?.finished_at) refuse(FINISHED);
      requireNoProblems(read);
      if (ends && !saysSomething(read.items)) refuse(NOTHING_SCORED);
      const score = {
        calibration_uid: uid,
        user: actor.uid,
        count: (before?.count ?? 0) + 1,
        items: read.items,
        finished_at: ends ? now : null,
      };
      try {
        await write(stored, scored.rubric, before, score);
      } catch (error) {
        if (error instanceof RubricMovedOn || isDuplicateKey(error)) return null;
        throw error;
      }
      if (ends) await countAgreement(uid);
      return { calibration: await present((await calibrations.find(uid))!, actor) };
    }, TRIES);
}
