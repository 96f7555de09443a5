import { anActor, anActorIn, cast } from '@coaching/access/testing';
import { stayingWords } from './words-of-deleting';

const { soloCoach, soloCoachee, coach, coachee, admin } = cast.users;

it.each([
  ['a coach on their own account', soloCoach, 'your coachees'],
  ['a coach of an organization', coach, 'your coachees and your organization'],
  ['a coachee on their own account', soloCoachee, 'your coaches'],
  ['a coachee of an organization', coachee, 'your coaches and your organization'],
  ['who administers one', admin, 'your organization'],
  [
    'a coach who is coached elsewhere',
    { ...anActorIn('here', 'Coach'), roles: ['Coachee' as const] },
    'your coachees, your coaches, and your organization',
  ],
  [
    'a member of two',
    { ...anActor(), schools: [...coachee.schools, ...coachee.schools] },
    'your coaches and your organizations',
  ],
  ['somebody who belongs nowhere', anActor({ roles: [] }), 'those you shared it with'],
])('what %s wrote stays with %j: %s', (_who, holder, whom) => {
  expect(stayingWords(holder)).toBe(`What you wrote stays with ${whom}.`);
});
