import { askedOwner } from './asked-owner';

it.each([
  ['Organization', 'cedar', 'lakeside', 'cedar'],
  ['Organization', 'none', 'lakeside', 'lakeside'],
  ['User', 'solo', null, 'solo'],
  ['User', 'none', 'lakeside', 'none'],
  ['System', 'system', 'lakeside', 'system'],
] as const)('%s %s is, to who works in %s, that of %s', (entity, uid, organization_uid, config_uid) => {
  const owner = askedOwner({ entity, uid }, { organization_uid });
  expect(owner).toEqual({ config_entity: entity, config_uid });
});

it('is the platform to who works in no organisation and asks for none', () => {
  const asked = { entity: 'Organization', uid: 'none' } as const;
  expect(askedOwner(asked, { organization_uid: null })).toEqual({
    config_entity: 'System',
    config_uid: 'system',
  });
});
