import { type GrowthAddress, growthPathOf, readGrowthAddress, writeGrowthAddress } from './growth-address';

it.each<[string, GrowthAddress]>([
  ['', { rubric: null, scope: null, view: 'steps' }],
  ['rubric=r&coachee=daniel', { rubric: 'r', scope: { kind: 'coachee', uid: 'daniel' }, view: 'steps' }],
  ['coachee=', { rubric: null, scope: { kind: 'coachee', uid: null }, view: 'steps' }],
  ['rubric=r&program=p&view=table', { rubric: 'r', scope: { kind: 'program', uid: 'p' }, view: 'table' }],
  [
    'rubric=r&program=p&organization=o',
    { rubric: 'r', scope: { kind: 'program', uid: 'p', organization_uid: 'o' }, view: 'steps' },
  ],
  [
    'organization=o&view=heat-map',
    { rubric: null, scope: { kind: 'organization', uid: 'o' }, view: 'heat-map' },
  ],
])('%s is read as what it was written from', (address, said) => {
  expect(readGrowthAddress(new URLSearchParams(address))).toEqual(said);
  expect(writeGrowthAddress(said).toString()).toBe(address);
});

it('nonsense is as at first, and of several the coachee counts', () => {
  const read = readGrowthAddress(
    new URLSearchParams('view=pie&rubric=&organization=o&program=&coachee=daniel'),
  );
  expect(read).toEqual({ rubric: null, scope: { kind: 'coachee', uid: 'daniel' }, view: 'steps' });
});

it('a coachee’s growth has an address', () => {
  expect(growthPathOf('r', 'daniel')).toBe('/rubric/growth?rubric=r&coachee=daniel');
});
