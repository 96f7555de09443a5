import { type License, licenseDayOf } from '@coaching/contracts';
import { licenseState } from './license-state';

const today = new Date('2026-06-15T12:00:00.000Z');
const license = (product: string, from: string, to: string): License => ({
  product,
  start_date: licenseDayOf(new Date(from)),
  end_date: licenseDayOf(new Date(to)),
});

it.each<[string, License[] | undefined, RegExp]>([
  ['nobody may see', undefined, /^$/],
  ['has none', [], /^$/],
  ['runs on its last day', [license('yearly', '2025-06-15', '2026-06-15')], /until 06\/15\/2026$/],
  [
    'runs longest',
    [license('monthly', '2026-06-01', '2026-07-01'), license('yearly', '2026-01-01', '2027-01-01')],
    /until 01\/01\/2027$/,
  ],
  ['begins later', [license('yearly', '2026-07-01', '2027-07-01')], /from 07\/01\/2026$/],
  [
    'ended',
    [license('yearly', '2024-01-01', '2025-01-01'), license('yearly', '2025-01-01', '2026-01-01')],
    /^Ended 01\/01\/2026$/,
  ],
])('a licence that %s', (_, licenses, expected) => {
  expect(licenseState({ licenses }, today)).toMatch(expected);
});
