import type { Actor, Calibration, PinnedRubric } from '@coaching/contracts';
import { shownRichText } from '@coaching/service-kit';
import { presentItems } from '../instances/present-instance';
import { pinned } from '../instances/scored-by';
import type { Rubrics } from '../rubrics/rubrics-repository';
import { agreed } from './agreed';
import { mayReadFigures, mayReadScores, mayScore } from './calibration-policy';
import type { CalibrationRecord } from './calibration-record';
import type { Calibrations } from './calibrations-repository';
import type { ScoreProgress, Scores } from './scores-repository';

/** A calibration as this person may see it. */
export type PresentCalibration = (record: CalibrationRecord, viewer: Actor) => Promise<Calibration>;

const moment = (date: Date | null | undefined) => date?.toISOString() ?? null;

/** What is known of a calibration to all who read it: whose it is, and who is done. */
export function presentFrame(record: CalibrationRecord, progress: readonly ScoreProgress[], viewer: Actor) {
  const doneAt = new Map(progress.map(({ user, finished_at }) => [user, finished_at]));
  return {
    uid: record.uid,
    revision: record.revision,
    title: record.title,
    tool_uid: record.tool_uid,
    organization_uid: record.organization_uid,
    user: record.user,
    user_embed: record.user_embed,
    observers: record.observers.map((user_embed) => ({
      user_embed,
      finished_at: moment(doneAt.get(user_embed.uid)),
    })),
    finished_at: moment(doneAt.get(viewer.uid)),
    updated_at: record.updated_at.toISOString(),
  };
}

export const presentCalibrationsWith = ({
  calibrations,
  scores,
  rubrics,
}: {
  calibrations: Calibrations;
  scores: Scores;
  rubrics: Rubrics;
}): PresentCalibration => {
  /** The rubric as it is to be scored by: of today, until the first observer begins. */
  const rubricOf = async ({ rubric, tool_uid }: CalibrationRecord): Promise<PinnedRubric> =>
    rubric ?? pinned(tool_uid, (await rubrics.find(tool_uid))!);

  return async (record, viewer) => {
    const [rubric, all] = await Promise.all([rubricOf(record), scores.of(record.uid)]);
    const own = all.find(({ user }) => user === viewer.uid);
    const done = all.filter(({ finished_at }) => finished_at !== null);
    const isDone = Boolean(own?.finished_at);
    const scored = mayReadScores(viewer, record, isDone) ? done : [];
    return {
      ...presentFrame(record, all, viewer),
      script: shownRichText(record.script),
      rubric,
      items: mayScore(viewer, record) ? presentItems(own?.items ?? [], rubric) : null,
      scores: scored.map(({ user, items }) => ({ user, items: presentItems(items, rubric) })),
      agreement: mayReadFigures(viewer, record, isDone) ? await agreed(calibrations, record, done) : null,
    };
  };
};
