import { type ServiceDefinition, WITH_DELETED } from '@coaching/service-kit';
import type { CalibrationRecord } from './calibrations/calibration-record';
import type { InstanceRecord } from './instances/instance-record';

/** A rubric stays for as long as anybody was scored by it; its earlier versions and a calibration's scores go along. */
export const purge: NonNullable<ServiceDefinition['purge']> = {
  async stays({ connection }, model, uids) {
    if (model !== 'Rubric') return [];
    const used = { tool_uid: { $in: [...uids] } };
    const [scored, calibrated] = await Promise.all([
      connection.model<InstanceRecord>('RubricInstance').distinct('tool_uid', used, WITH_DELETED),
      connection.model<CalibrationRecord>('Calibration').distinct('tool_uid', used, WITH_DELETED),
    ]);
    return [...scored, ...calibrated];
  },
  async along({ connection }, model, rows) {
    const uids = { $in: rows.map(({ uid }) => uid) };
    if (model === 'Rubric') await connection.model('RubricVersion').deleteMany({ rubric_uid: uids });
    if (model === 'Calibration')
      await connection.model('CalibrationScore').deleteMany({ calibration_uid: uids });
  },
};
