import { askedOwner } from './asked-owner';

it.each([
  ['Organization', 'cedar', 'lakeside', 'cedar'],
  ['Organization', 'none', 'lakeside', 'lakeside'],
  ['Organization', 'none', null, null],
  ['User', 'solo', null, 'solo'],
  ['User', 'none', 'lakeside', 'none'],
  ['System', 'system', 'lakeside', 'system'],
] as const)('%s %s is, to who works in %s, that of %s', (entity, uid, organization_uid, config_uid) => {
  const owner = config_uid && { config_entity: entity, config_uid };
  expect(askedOwner({ entity, uid }, { organization_uid })).toEqual(owner);
});
