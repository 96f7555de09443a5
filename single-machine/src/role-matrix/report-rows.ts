import { coachesOfCoachee, knowers, signedIn, staff } from './everybody';
import type { RowsOf } from './row';

const client = { client_uid: 'demo-coachee' };

// One of her own program shares a conversation with the coachee.
const whoKnowsHer = [...knowers, 'programContentAdmin'] as const;

/** Lists and logs; who sees which rows of them is tested with each. */
export const reportRows: RowsOf<'reports'> = {
  getTimeLog: { answered: signedIn },
  getTimeLogOfClient: { params: client, answered: whoKnowsHer },
  getToolLog: { answered: signedIn },
  getToolLogOfClient: { params: client, answered: whoKnowsHer },
  getPictures: {
    answered: [
      'programAdmin',
      'otherProgramAdmin',
      'admin',
      'strangerProgramAdmin',
      'strangerAdmin',
      ...staff,
    ],
  },
  getInteractions: { answered: signedIn },
  getInteractionsWithClient: { params: client, answered: whoKnowsHer },
  getCaseload: {
    params: { coach_uid: 'demo-coach' },
    answered: ['coach', 'programAdmin', 'otherProgramAdmin', 'admin', ...staff],
  },
  saveCoachingCycle: {
    body: { ...client, weeks: 3 },
    answered: coachesOfCoachee,
  },
  saveUsualCycle: {
    body: { organization_uid: 'demo-cedar-grove', weeks: 4 },
    answered: ['admin', ...staff],
  },
  getCalendarFeed: { answered: signedIn },
  renewCalendarFeed: { body: {}, answered: signedIn },
  endCalendarFeed: { answered: signedIn },
  getMonthlyReport: { answered: signedIn },
  saveMonthlyReport: { body: { on: false }, answered: signedIn },
  readCalendarFeed: { params: { file: `${'x'.repeat(43)}.ics` }, answered: [] },
};
