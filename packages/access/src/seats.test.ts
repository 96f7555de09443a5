import { mayAddCoaches, mayEnterOrders, mayPayForSeats, mayReadSeats, takesSeat } from './seats';
import { aSchool, cast } from './testing';

const now = new Date('2026-05-01T12:00:00Z');
const earlier = new Date('2026-04-30T12:00:00Z');
const later = new Date('2026-05-02T12:00:00Z');

it.each([
  ['no number was agreed', { seats: null, closes_at: null }, 500, 1, true],
  ['there are enough', { seats: 5, closes_at: null }, 4, 1, true],
  ['there are too few, for the first time', { seats: 5, closes_at: null }, 5, 1, true],
  ['the time to add some still runs', { seats: 5, closes_at: later }, 6, 1, true],
  ['that time is over', { seats: 5, closes_at: earlier }, 6, 1, false],
  ['that time is over and the last seat is taken', { seats: 5, closes_at: earlier }, 5, 1, false],
  ['that time is over and coaches have left since', { seats: 5, closes_at: earlier }, 4, 1, true],
  ['that time is over and more come than have left', { seats: 5, closes_at: earlier }, 4, 2, false],
  ['that time is over and nobody comes to coach', { seats: 5, closes_at: earlier }, 9, 0, true],
  ['that time ends at this moment', { seats: 5, closes_at: now }, 6, 1, false],
  ['all orders are over', { seats: 0, closes_at: earlier }, 3, 1, false],
])('where %s, coaches may be added or not', (_, seats, used, added, may) => {
  expect(mayAddCoaches(seats, used, added, now)).toBe(may);
});

it('counts who holds the role Coach in the organisation or a program of it, and nobody else', () => {
  const inProgram = aSchool('cedar', ['Coachee'], [{ program_uid: 'literacy', roles: ['Coach'] }]);
  const holders = [
    { schools: [aSchool('cedar', ['Coach'])] },
    { schools: [inProgram] },
    { schools: [aSchool('cedar', ['Organization Admin']), aSchool('lakeside', ['Coach'])] },
    { schools: [] },
  ];
  expect(holders.map((holder) => takesSeat(holder, 'cedar'))).toEqual([true, true, false, false]);
});

const { actors, organizations } = cast;

it.each([
  ['Billing', actors.billing, true, true, true],
  ['an Organization Admin', actors.admin, true, true, false],
  ['a Superuser', actors.superuser, true, false, true],
  ['Support', actors.support, true, false, false],
  ['a coach', actors.coach, false, false, false],
  ['a coachee', actors.coachee, false, false, false],
  ['a coach on their own account', actors.soloCoach, false, false, false],
])('lets %s see, pay for and enter seats as far as it is theirs', (_, actor, reads, pays, enters) => {
  const { uid } = organizations.cedar;
  expect([mayReadSeats(actor, uid), mayPayForSeats(actor, uid), mayEnterOrders(actor, uid)]).toEqual([
    reads,
    pays,
    enters,
  ]);
});

it('lets Billing and administrators of one organisation see nothing of another', () => {
  for (const actor of [actors.billing, actors.admin])
    expect(mayReadSeats(actor, organizations.lakeside.uid)).toBe(false);
});
