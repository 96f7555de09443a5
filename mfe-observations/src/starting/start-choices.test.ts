import type { InteractionVisibility } from '@coaching/contracts';
import { startingVisibility } from './start-choices';

it.each<[Parameters<typeof startingVisibility>[0], InteractionVisibility]>([
  [{ own: null, organization: null }, 'shared'],
  [{ own: null, organization: 'private' }, 'private'],
  [{ own: 'shared', organization: 'private' }, 'shared'],
  [{ own: 'private', organization: 'shared' }, 'private'],
])('%j starts %s', (defaults, expected) => {
  expect(startingVisibility(defaults)).toBe(expected);
});
