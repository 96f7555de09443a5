import type { ObservationDefaults, Visibility } from '@coaching/contracts';
import { startingVisibility } from './starting-visibility';

it.each<[ObservationDefaults, Visibility]>([
  [{ own: null, organization: null }, 'shared'],
  [{ own: null, organization: 'private' }, 'private'],
  [{ own: 'shared', organization: 'private' }, 'shared'],
  [{ own: 'private', organization: 'shared' }, 'private'],
])('%j starts %s', (defaults, expected) => {
  expect(startingVisibility(defaults)).toBe(expected);
});
