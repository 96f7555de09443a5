import { demoDistrict, districtSizes } from './district';

const until = new Date('2026-03-02T00:00:00.000Z');
const small = { schools: 2, people: 12, years: 1 };

it('is the same for the same size, moment and seed, and another one for another seed', () => {
  expect(demoDistrict(small, until, 7)).toEqual(demoDistrict(small, until, 7));
  expect(demoDistrict(small, until, 8)).not.toEqual(demoDistrict(small, until, 7));
});

it('has as many schools, people and years as its size says, and no uid twice', () => {
  const { organization, users, visits } = demoDistrict(districtSizes.district, until);
  expect([organization.programs.length, users.length]).toEqual([30, 1500]);
  expect(new Set(organization.programs.map(({ program_name }) => program_name)).size).toBe(30);
  for (const rows of [users, visits]) expect(new Set(rows.map(({ uid }) => uid)).size).toBe(rows.length);
  const starts = visits.map(({ start }) => start.getTime());
  const [first, last] = [starts.reduce((a, b) => Math.min(a, b)), starts.reduce((a, b) => Math.max(a, b))];
  expect(new Date(first).toISOString().slice(0, 7)).toBe('2024-03');
  expect(last).toBeLessThan(until.getTime());
  expect(new Date(last).toISOString().slice(0, 7)).toMatch(/2026-0[23]/);
});

it('has coachees visited by a coach of their own school, on days of school', () => {
  const { users, visits } = demoDistrict(small, until);
  const schoolOf = new Map(users.map(({ uid, schools }) => [uid, schools[0]!.programs[0]!.program_uid]));
  for (const { coach, coachee, program, start } of visits) {
    expect([schoolOf.get(coach), schoolOf.get(coachee)]).toEqual([program, program]);
    expect(start.getUTCDay() % 6).not.toBe(0);
  }
});

it('needs people for each school', () => {
  expect(() => demoDistrict({ ...small, people: 5 }, until)).toThrow('four people for each school');
});
