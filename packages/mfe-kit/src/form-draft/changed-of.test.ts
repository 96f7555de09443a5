import { changedOf } from './changed-of';

const before: { name: string; region?: string; logo: string | null } = { name: 'Cedar', logo: null };

it.each([
  ['nothing', before, {}],
  ['one field', { ...before, name: 'Cedar Grove' }, { name: 'Cedar Grove' }],
  ['a field that is emptied', { ...before, name: '' }, { name: '' }],
  ['a field the record does not have', { ...before, region: 'North' }, { region: 'North' }],
  ['what is no text', { ...before, logo: '/logo.png' }, { logo: '/logo.png' }],
])('tells %s from what was there before', (_, now, changed) => {
  expect(changedOf(before, now)).toEqual(changed);
});
