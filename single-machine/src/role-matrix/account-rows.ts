import { cedar, coachesOfCoachee, knowers, signedIn, staff } from './everybody';
import { rowsOf } from './row';

const coachee = 'demo-coachee';
const ofCoachee = { user_uid: coachee };
const admins = ['programAdmin', 'admin', ...staff] as const;
const inProgram = [
  'coach',
  'coachee',
  'otherCoachee',
  'otherCoach',
  'programContentAdmin',
  'contentAdmin',
  'billing',
  ...admins,
] as const;
const deletedOmar = { obj: { service: 'identity', kind: 'user', uid: 'demo-omar' } };

/** Accounts: what is done to the coachee's, or to that of a standalone coach's coachee, who is nobody's here. */
export const accountRows = rowsOf({
  getUsers: [
    { of: 'everybody one sees', answered: signedIn },
    {
      of: 'the organisation',
      query: { organization_uid: 'demo-cedar-grove' },
      answered: [...cedar, ...staff],
    },
    { of: 'the program', query: { program_uid: 'demo-cedar-elementary' }, answered: inProgram },
    {
      of: 'the coach’s coachees',
      query: { coach_uid: 'demo-coach' },
      answered: ['coach', 'otherProgramAdmin', ...admins],
    },
  ],
  getUser: { params: { id: coachee }, answered: knowers },
  getProgramsForUser: {
    params: { organization_uid: 'demo-cedar-grove', client_uid: coachee },
    answered: coachesOfCoachee,
  },
  updateUser: [
    {
      of: 'the coachee',
      body: { user: { uid: coachee, first_name: 'Daniel' } },
      answered: ['coachee', ...admins],
    },
    { of: 'oneself', body: { user: { uid: '{me}', initials: 'X' } }, answered: signedIn },
  ],
  sendReset: { body: { uid: 'demo-omar' }, answered: staff },
  signOutUser: { body: { user_uid: 'demo-omar' }, answered: staff },
  disableUser: { body: { user_uid: 'demo-omar', disabled: false }, answered: staff },
  addEmail: { body: { uid: coachee, email: '{who}@example.org' }, answered: ['coachee', ...staff] },
  deleteUser: {
    params: { id: 'demo-omar' },
    answered: staff,
    undo: { by: 'superuser', call: 'undelete', body: deletedOmar },
  },
  getAccesses: { params: ofCoachee, answered: ['coachee', ...staff] },
  getAudit: { query: { organization_uid: 'demo-cedar-grove' }, answered: ['admin', ...staff] },
  setLicenses: { body: { ...ofCoachee, licenses: [] }, answered: staff },
});
