import type { Actor, License, Role } from '@coaching/contracts';
import { guard } from './guard';

const today = new Date('2026-11-20T12:00:00Z');
const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

function anActor(roles: Role[], more: Partial<Actor> = {}): Actor {
  return { uid: 'u', username: 'Una', organization_uid: null, roles, schools: [], licenses: [], ...more };
}

const license = (start_date: string, end_date: string): License => ({
  product: 'monthly',
  start_date,
  end_date,
});
const current = license('2026-11-01T00:00:00Z', '2026-11-30T00:00:00Z');
const ended = license('2026-10-01T00:00:00Z', '2026-10-31T00:00:00Z');

it.each([
  [at('/dashboard'), '/login?redirect_to=%2Fdashboard'],
  [at('/interactions', '?page=1', '#row'), '/login?redirect_to=%2Finteractions%3Fpage%3D1%23row'],
])('sends nobody from %j to %s', (where, expected) => {
  expect(guard(where, null, today)).toBe(expected);
});

it.each([
  ['a coach with a current licence', anActor(['Coach'], { licenses: [current] })],
  ['a coachee', anActor(['Coachee'])],
  ['staff', anActor(['Superuser'])],
])('lets %s stay', (_, actor) => {
  expect(guard(at('/interactions'), actor, today)).toBeNull();
});

it('sends a coach whose licence ended to payment, from where they come back', () => {
  const coach = anActor(['Coach'], { licenses: [ended] });
  expect(guard(at('/interactions', '?page=2'), coach, today)).toBe(
    '/payment?redirect_to=%2Finteractions%3Fpage%3D2',
  );
});

it.each(['/payment', '/payment_complete', '/logout', '/profile'])('leaves %s open to them', (path) => {
  expect(guard(at(path), anActor(['Coach'], { licenses: [ended] }), today)).toBeNull();
});
