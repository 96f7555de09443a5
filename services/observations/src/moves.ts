import type { Moves } from '@coaching/service-kit';

/** Observations of an organisation, and what it and its people chose for new ones. */
export const moves: Moves = {
  rows: [
    { model: 'Observation', of: ({ uid }) => ({ organization_uid: uid }) },
    {
      model: 'Default',
      of: ({ uid, user_uids }) => ({
        $or: [
          { of: 'organization', uid },
          { of: 'person', uid: { $in: user_uids } },
        ],
      }),
      order: ['of', 'uid'],
    },
  ],
};
