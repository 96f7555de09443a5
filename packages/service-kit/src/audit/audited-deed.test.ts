import { calls } from '@coaching/contracts';
import { auditedDeed, type CallOutcome } from './audited-deed';

const done: CallOutcome = { status: 200, startedSession: false, isFile: false };
const ended = (status: number): CallOutcome => ({ ...done, status });

it.each<[string, keyof typeof calls, CallOutcome, ReturnType<typeof auditedDeed>]>([
  ['a sign-in', 'login', { ...done, startedSession: true }, 'sign-in'],
  ['a sign-in that failed', 'login', ended(400), 'sign-in-failed'],
  ['a sign-in by a wrong code', 'verifyOtp', ended(400), 'sign-in-failed'],
  ['a deletion', 'deleteObservation', done, 'deleted'],
  ['a deletion of what is not there', 'deleteObservation', ended(404), null],
  ['a deletion that was refused', 'deleteObservation', ended(403), 'refused'],
  ['a restore', 'undeleteResource', done, 'restored'],
  ['a restore from the recycle bin', 'restoreObservationsBin', done, 'restored'],
  ['a look into the recycle bin', 'listObservationsBin', done, null],
  ['a list as a file', 'getTimeLog', { ...done, isFile: true }, 'exported'],
  ['a list on screen', 'getTimeLog', done, null],
  ['a refused look', 'getTimeLog', ended(403), 'refused'],
  ['a save', 'saveObservation', done, null],
  ['a failure of ours', 'login', ended(500), null],
])('%s', (_, call, outcome, deed) => {
  expect(auditedDeed(calls[call], outcome)).toBe(deed);
});
