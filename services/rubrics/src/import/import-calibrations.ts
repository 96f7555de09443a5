import {
  awaitCopies,
  peopleIn,
  presentEmbed,
  type ServiceContext,
  WITH_DELETED,
} from '@coaching/service-kit';
import { agreed } from '../calibrations/agreed';
import type { CalibrationRecord } from '../calibrations/calibration-record';
import { calibrationsIn } from '../calibrations/calibrations-repository';
import type { ScoreRecord } from '../calibrations/score-record';
import { scoresIn } from '../calibrations/scores-repository';
import { scoredByNow } from '../instances/scored-by';
import { rubricsIn } from '../rubrics/rubrics-repository';
import { importedItems } from './import-rubric-instances';
import type { ImportedCalibration } from './imported';

/**
 * Brings calibrations in that are over; those whose uid exists are left as they are.
 * @throws when this service does not receive somebody in time, or has no such rubric, row or column
 */
export async function importCalibrations(
  context: Pick<ServiceContext, 'connection' | 'transaction'>,
  imported: readonly ImportedCalibration[],
  now = new Date(),
): Promise<void> {
  const { connection, transaction } = context;
  const [rubrics, calibrations, scores] = [
    rubricsIn(context),
    calibrationsIn(connection),
    scoresIn(connection),
  ];
  const uids = imported.map(({ uid }) => uid);
  const there = new Set(await calibrations.model.distinct('uid', { uid: { $in: uids } }, WITH_DELETED));
  for (const { observers, ...row } of imported.filter(({ uid }) => !there.has(uid))) {
    const rubric = await rubrics.find(row.tool_uid);
    if (!rubric) throw new Error(`There is no rubric ${row.tool_uid}.`);
    const scored = scoredByNow(rubric);
    const users = observers.map(({ user }) => user);
    const people = await awaitCopies(peopleIn(connection).findAll, [...new Set([row.user, ...users])]);
    const embed = (uid: string) => presentEmbed(people.get(uid)!);
    const calibration: CalibrationRecord = {
      ...row,
      rubric: scored.rubric,
      user_embed: embed(row.user),
      observers: users.map(embed),
      begun: users,
      agreement: null,
      revision: 1,
      created_at: now,
      updated_at: now,
      deleted_at: null,
      deleted_by: null,
    };
    const all = observers.map(
      ({ user, items, finished_at }): ScoreRecord => ({
        calibration_uid: row.uid,
        user,
        count: 1,
        items: importedItems(items, scored),
        finished_at: new Date(finished_at),
      }),
    );
    await transaction(async ({ session, signal }) => {
      await calibrations.insert(calibration, session);
      await rubrics.markUsed(rubric.uid, rubric.revision, session);
      for (const score of all) await scores.put(null, score, session);
      signal('calibration.saved', row.uid);
    });
    await agreed(calibrations, calibration, await scores.of(row.uid));
  }
}
