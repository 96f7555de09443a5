import { licenseDay, writtenLicenseDay } from './license';

it.each([
  ['01/31/2026', true, true],
  ['02/29/2028', true, true],
  ['02/29/2026', true, false],
  ['02/30/2026', true, false],
  ['04/31/2026', true, false],
  ['13/01/2026', false, false],
  ['2026-01-31', false, false],
])('%s is read: %s, written: %s', (day, isRead, isWritten) => {
  expect([licenseDay.safeParse(day).success, writtenLicenseDay.safeParse(day).success]).toEqual([
    isRead,
    isWritten,
  ]);
});
