import { cast } from '@coaching/access/testing';
import { organizationTabs } from './organization-tabs';

const { cedar } = cast.organizations;

it.each([
  ['superuser', true],
  ['support', true],
  ['admin', true],
  ['programAdmin', true],
  ['coach', true],
  ['billing', false],
] as const)('the programs of an organization have a tab for a %s: %s', (who, isThere) => {
  const names = organizationTabs(cast.actors[who], cedar.uid).map(({ name }) => name);
  expect(names.includes('programs')).toBe(isThere);
  expect(names).toEqual(expect.arrayContaining(['details', 'users', 'resources']));
});
