import { setsOf } from './sets-of';

it.each([
  [
    { config_entity: 'Organization', config_uid: 'cedar' },
    { org_uid: 'cedar', all: false },
  ],
  [
    { config_entity: 'User', config_uid: 'solo' },
    { user_uid: 'solo', all: false },
  ],
  [{ config_entity: 'System', config_uid: 'system' }, { all: false }],
] as const)('%j is asked for by its name', (owner, query) => {
  expect(setsOf(owner)).toEqual({ query });
});
