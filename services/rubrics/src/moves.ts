import type { Moves, MovingOrganization } from '@coaching/service-kit';
import type { Connection } from 'mongoose';
import { calibrationSchema } from './calibrations/calibration-record';
import { rubricSchema } from './rubrics/rubric-record';

/** The platform's and the organisation's. */
const owned = ({ uid }: MovingOrganization) => ({
  $or: [{ config_entity: 'System' as const }, { config_entity: 'Organization' as const, config_uid: uid }],
});

const rubricUids = (organization: MovingOrganization, connection: Connection) =>
  connection.model('Rubric', rubricSchema).distinct('uid', owned(organization), { withDeleted: true });

const calibrationUids = ({ uid }: MovingOrganization, connection: Connection) =>
  connection
    .model('Calibration', calibrationSchema)
    .distinct('uid', { organization_uid: uid }, { withDeleted: true });

/** The rubrics that an organisation works with, what was scored by them there, and its calibrations. */
export const moves: Moves = {
  rows: [
    { model: 'Rubric', of: owned },
    {
      model: 'RubricVersion',
      of: async (...asked) => ({ rubric_uid: { $in: await rubricUids(...asked) } }),
      order: ['rubric_uid', 'version'],
    },
    { model: 'RubricInstance', of: ({ uid }) => ({ organization_uid: uid }) },
    { model: 'Calibration', of: ({ uid }) => ({ organization_uid: uid }) },
    {
      model: 'CalibrationScore',
      of: async (...asked) => ({ calibration_uid: { $in: await calibrationUids(...asked) } }),
      order: ['calibration_uid', 'user'],
    },
  ],
};
