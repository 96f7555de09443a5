import { identifiedParts } from './identified-parts';

const stored = [
  { uid: 'one', name: 'Walk' },
  { uid: 'two', name: 'Walk' },
  { uid: 'three', name: 'Talk' },
];
const identify = (...sent: { uid?: string | null; name: string }[]) =>
  identifiedParts(sent, stored, (one, other) => one.name === other.name).map(({ uid }) => uid);

it('leaves parts that have a uid as they are, also ones that nobody knows', () => {
  expect(identify({ uid: 'three', name: 'Renamed' }, { uid: 'new', name: 'Walk' })).toEqual(['three', 'new']);
});

it('knows parts without one by what they are, each stored part once', () => {
  const [first, second, third] = identify({ name: 'Walk' }, { uid: null, name: 'Walk' }, { name: 'Walk' });
  expect([first, second]).toEqual(['one', 'two']);
  expect(third).toMatch(/^[0-9A-Za-z]{27}$/);
});

it('takes no part for the same that is sent under its uid', () => {
  expect(identify({ name: 'Walk' }, { uid: 'one', name: 'Walk' })).toEqual(['two', 'one']);
});
