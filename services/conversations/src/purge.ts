import type { ServiceDefinition } from '@coaching/service-kit';

/** With a conversation go what its coachees answered themselves; with templates and questions, their stars. */
export const purge: NonNullable<ServiceDefinition['purge']> = {
  async along({ connection }, model, rows) {
    const uids = { $in: rows.map(({ uid }) => uid) };
    if (model === 'Interview') await connection.model('Answer').deleteMany({ interview_uid: uids });
    if (model === 'Interview' || model === 'Question')
      await connection.model('Favorite').deleteMany({ uid: uids });
  },
};
