import { anActor, cast } from '@coaching/access/testing';
import type { License } from '@coaching/contracts';
import { guard } from './guard';

const today = new Date('2026-11-20T12:00:00Z');
const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

const license = (start_date: string, end_date: string): License => ({
  product: 'monthly',
  start_date,
  end_date,
});
const current = license('11/01/2026', '11/30/2026');
const ended = license('10/01/2026', '10/31/2026');

it.each([
  [at('/dashboard'), '/login?redirect_to=%2Fdashboard'],
  [at('/interactions', '?page=1', '#row'), '/login?redirect_to=%2Finteractions%3Fpage%3D1%23row'],
])('sends nobody from %j to %s', (where, expected) => {
  expect(guard(where, null, today)).toBe(expected);
});

it.each([
  ['a coach with a current licence', anActor({ roles: ['Coach'], licenses: [current] })],
  ['a coachee', cast.actors.soloCoachee],
  ['staff', cast.actors.superuser],
])('lets %s stay', (_, actor) => {
  expect(guard(at('/interactions'), actor, today)).toBeNull();
});

it('asks who has no name yet who they are, and leads them on where they were going', () => {
  const nameless = { ...cast.actors.soloCoachee, username: '' };
  expect(guard(at('/observation/a', '?b=1'), nameless, today)).toBe(
    '/signup?redirect_to=%2Fobservation%2Fa%3Fb%3D1',
  );
  for (const path of ['/new_password', '/logout']) expect(guard(at(path), nameless, today)).toBeNull();
});

it('sends a coach whose licence ended to payment, from where they come back', () => {
  const coach = anActor({ roles: ['Coach'], licenses: [ended] });
  expect(guard(at('/interactions', '?page=2'), coach, today)).toBe(
    '/payment?redirect_to=%2Finteractions%3Fpage%3D2',
  );
});

it.each(['/payment', '/payment_complete', '/payment_test', '/billing_test', '/logout', '/profile'])(
  'leaves %s open to them',
  (path) => {
    expect(guard(at(path), anActor({ roles: ['Coach'], licenses: [ended] }), today)).toBeNull();
  },
);

describe('a coach without a licence who reads past work', () => {
  const coach = anActor({ roles: ['Coach'], licenses: [ended] });
  it.each(['/interactions', '/observation/o1', '/questions/answers/i1', '/rubric/use/r1'])(
    'may open %s',
    (path) => {
      expect(guard(at(path, '?page=2'), coach, today, true)).toBeNull();
      expect(guard(at(path), coach, today)).toBe(`/payment?redirect_to=${encodeURIComponent(path)}`);
    },
  );
  it.each([
    '/dashboard',
    '/config',
    '/observation/o1/config',
    '/rubric/config/new',
    '/rubric/r1',
    '/interactions/x',
  ])('does not come to %s', (path) => {
    expect(guard(at(path), coach, today, true)).toBe(`/payment?redirect_to=${encodeURIComponent(path)}`);
  });
});

it.each(['/dashboard', '/interactions', '/config', '/rubric/config/new', '/seats/cedar', '/clients'])(
  'never sends a member of an organisation from %s to payment, whatever licence of theirs has ended',
  (path) => {
    const { coach, coachee, programAdmin, admin, billing } = cast.actors;
    for (const member of [coach, coachee, programAdmin, admin, billing])
      for (const roles of [[], ['Coach' as const]])
        expect(guard(at(path), { ...member, roles, licenses: [ended] }, today)).toBeNull();
  },
);
