import { coaches, coachesOfCoachee, deleters, readers, signedIn } from './everybody';
import type { RowsOf } from './row';

const params = { uid: 'demo-observation-0-0' };
const own = { by: 'coach', params } as const;

/** Observations; the one that is asked for is the coach's with the coachee, shared. */
export const observationRows: RowsOf<'observations'> = {
  getObservation: { params, answered: readers },
  saveObservation: [
    {
      of: 'the coach’s',
      body: { observation: { ...params, title: 'Equivalent fractions with number lines' } },
      answered: ['coach'],
    },
    {
      of: 'one’s own with the coachee',
      body: { observation: { uid: '{new}', title: 'New', client: 'demo-coachee', items: [] } },
      answered: coachesOfCoachee,
    },
  ],
  deleteObservation: {
    params,
    answered: deleters,
    undo: { ...own, call: 'undeleteObservation' },
  },
  undeleteObservation: { params, answered: deleters },
  followObservation: { params, answered: readers },
  getEvidence: {
    query: { client_uid: 'demo-coachee', rubric_uid: 'demo-cedar-practices' },
    answered: signedIn,
  },
  getObservationDefaults: { answered: signedIn },
  saveObservationDefaults: [
    { of: 'one’s own', body: { observation_defaults: { own: null } }, answered: coaches },
    {
      of: 'the organisation’s',
      body: { observation_defaults: { organization: null } },
      answered: ['admin', 'strangerAdmin'],
    },
  ],
};
