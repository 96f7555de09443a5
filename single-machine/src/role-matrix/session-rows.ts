import { anybody, cedar, signedIn, staff } from './everybody';
import { rowsOf } from './row';

const code = { email: '{who}@example.org', verification_code: '000000' };

/** Getting in and out; who has no account may try, and learns nothing. */
export const sessionRows = rowsOf({
  login: {
    body: { email: '{who}@example.org', password: 'a-guess-of-mine' },
    answered: anybody,
    status: 400,
  },
  loginCheck: { body: { email: '{who}@example.org' }, answered: anybody },
  verifyEmail: { body: code, answered: anybody, status: 400 },
  createOtp: { body: { email: '{who}@example.org' }, answered: anybody },
  verifyOtp: { body: { email: '{who}@example.org', otp: '000000' }, answered: anybody, status: 400 },
  getUserSession: { answered: signedIn },
  lookUpCourse: { body: { email: '{who}@example.org', course_code: 'CEDAR-READS' }, answered: [] },
  joinProgram: { body: { email: '{who}@example.org', course_code: 'CEDAR-READS' }, answered: [] },
  acceptEmail: { body: { uid: '{me}', ...code }, answered: anybody, status: 400 },
  verifyNewEmail: { body: { uid: '{me}', ...code }, answered: signedIn, status: 400 },
  deleteEmail: {
    body: { uid: 'demo-coachee', system: 'password', system_key: 'none@example.org' },
    answered: ['coachee', ...staff],
  },
  newPassword: { body: { user_uid: 'demo-omar', password: 'Coaching-demo-2' }, answered: staff },
  becomeUser: { params: { id: 'demo-coachee' }, body: { reason: 'Asked by them' }, answered: staff },
  endBecomeUser: { answered: anybody },
  confirmSession: { body: { email: '{email}', password: 'Coaching-demo-1' }, answered: signedIn },
  switchOrganization: {
    body: { organization_uid: 'demo-cedar-grove' },
    answered: [...cedar, ...staff],
  },
  beginDataExport: { answered: signedIn },
  signOutEverywhere: { answered: signedIn },
  logout: { answered: anybody },
});
