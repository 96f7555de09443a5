import { aTool, aToolSet } from '@coaching/interaction-kit/testing';
import { copyTargets } from './copy-targets';

it('groups sets by their owners, by name, says whose a coach’s is, and offers the first of who has none', () => {
  const own = { config_entity: 'User', config_uid: 'sol', name: 'Sol Winter' } as const;
  const sets = [
    aToolSet({ uid: 'lakes', config_entity: 'Organization', config_uid: 'lakeside' }),
    aToolSet({ uid: 'sols', config_entity: 'User', config_uid: 'sol', tools: [aTool({ tool_owner: own })] }),
    aToolSet({ uid: 'cedars', config_entity: 'Organization', config_uid: 'cedar' }),
    aToolSet({ uid: 'more', name: 'More' }),
    aToolSet({ uid: 'amaras', config_entity: 'User', config_uid: 'amara' }),
  ];
  const organizations = [
    { uid: 'lakeside', name: 'Lakeside Academy' },
    { uid: 'elm', name: 'Elm Park' },
    { uid: 'cedar', name: 'Cedar Grove' },
  ];
  const elm = { config_entity: 'Organization', config_uid: 'elm', name: 'Elm Park' };
  expect(copyTargets(sets, organizations)).toEqual([
    { group: 'System', items: [{ target: { set_uid: 'more' }, label: 'More' }] },
    { group: 'Cedar Grove', items: [{ target: { set_uid: 'cedars' }, label: 'Core tools' }] },
    { group: 'Elm Park', items: [{ target: { owner: elm }, label: 'First tool set' }] },
    { group: 'Lakeside Academy', items: [{ target: { set_uid: 'lakes' }, label: 'Core tools' }] },
    {
      group: 'Coaches',
      items: [
        { target: { set_uid: 'sols' }, label: 'Core tools · Sol Winter' },
        { target: { set_uid: 'amaras' }, label: 'Core tools' },
      ],
    },
  ]);
});
