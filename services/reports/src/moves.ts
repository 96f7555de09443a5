import type { Moves } from '@coaching/service-kit';

/** How often an organisation's coaches see their coachees; all else is made from what other services publish. */
export const moves: Moves = {
  rows: [
    {
      model: 'Cycle',
      of: ({ uid, user_uids }) => ({ whose: { $in: [uid, ...user_uids] } }),
      order: ['whose', 'client'],
    },
  ],
  leaves: [
    'Secret addresses of calendars: people make new ones.',
    'Monthly reports by mail: people ask for them anew.',
  ],
};
