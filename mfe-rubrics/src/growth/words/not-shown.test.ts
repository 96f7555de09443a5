import { aGrowth } from '../testing/builders';
import { notShown } from './not-shown';

const cedar = { kind: 'group', name: 'Cedar Grove' } as const;

it.each([
  ['oneself', aGrowth(), { kind: 'me' } as const, /^You have not been scored by Teaching Practices yet/],
  ['another', aGrowth(), { kind: 'other', name: 'Daniel' } as const, /^Daniel has not been scored/],
  [
    'too few',
    aGrowth([], { too_few: true }),
    cedar,
    /^Fewer than five people of Cedar Grove .* single people/,
  ],
  [
    'too few beside a part that is shown',
    aGrowth([], { too_few: true }),
    { ...cedar, isPart: true },
    /^Fewer than five people of Cedar Grove, or outside of it, were scored/,
  ],
  ['too few in each month', aGrowth([], { people: 7 }), cedar, /^No month has scores of five people/],
])('of %s it is said why', (_, growth, subject, words) => {
  expect(notShown(growth, subject)).toMatch(words);
});
