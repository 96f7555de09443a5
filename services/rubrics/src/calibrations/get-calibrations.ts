import { hasGlobalRole, isInPerson, organizationsToObserveIn } from '@coaching/access';
import type { Actor } from '@coaching/contracts';
import { findPage, type Handler, searchFilter } from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import type { CalibrationStores } from './calibration-kind';
import type { CalibrationRecord } from './calibration-record';
import { presentFrame } from './present-calibration';

/** `mayReadCalibration` of access, said to the database: what somebody made or observes in. */
export function readableCalibrations(actor: Actor): QueryFilter<CalibrationRecord> {
  // Not a thing that staff sees who is signed in as them.
  if (!isInPerson(actor)) return { _id: { $exists: false } };
  const here = { organization_uid: { $in: organizationsToObserveIn(actor) } };
  const made = hasGlobalRole(actor, 'Superuser') ? {} : here;
  return {
    $or: [
      { user: actor.uid, ...made },
      { 'observers.uid': actor.uid, ...here },
    ],
  };
}

export const getCalibrations =
  ({
    calibrations,
    scores,
    rubrics,
  }: Pick<CalibrationStores, 'calibrations' | 'scores' | 'rubrics'>): Handler<'getCalibrations'> =>
  async ({ actor, query }) => {
    const { rows, total } = await findPage(calibrations.model, {
      filter: { ...readableCalibrations(actor), ...searchFilter<CalibrationRecord>(query.query, ['title']) },
      query,
      sorts: { updated_at: 'updated_at', title: 'title' },
    });
    const [progress, names] = await Promise.all([
      scores.progressIn(rows.map(({ uid }) => uid)),
      rubrics.namesOf(rows.map(({ tool_uid }) => tool_uid)),
    ]);
    return {
      calibrations: rows.map((row) => ({
        ...presentFrame(
          row,
          progress.filter(({ calibration_uid }) => calibration_uid === row.uid),
          actor,
        ),
        rubric_name: row.rubric?.name ?? names.get(row.tool_uid) ?? '',
      })),
      total,
    };
  };
