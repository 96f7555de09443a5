import { monthAt } from '../months/month-of';
import { zoneOf } from './time-zone';

it.each([
  [null, 'UTC'],
  [{}, 'UTC'],
  [{ region: 'Atlantis' }, 'UTC'],
  [{ region: ' texas ' }, 'America/Chicago'],
  [{ region: 'HI' }, 'Pacific/Honolulu'],
  [{ region: 'Texas', time_zone: 'America/Denver' }, 'America/Denver'],
])('%o keeps the clocks of %s', (organization, zone) => {
  expect(zoneOf(organization)).toBe(zone);
});

it.each([
  ['2026-09-01T04:59:59.000Z', 'America/Chicago', '2026-08'],
  ['2026-09-01T05:00:00.000Z', 'America/Chicago', '2026-09'],
  ['2026-08-31T12:00:00.000Z', 'Pacific/Auckland', '2026-09'],
  ['2027-01-01T00:00:00.000Z', 'UTC', '2027-01'],
])('%s is, in %s, in %s', (moment, zone, month) => {
  expect(monthAt(new Date(moment), zone)).toBe(month);
});
