import { aTool, aToolSet } from '@coaching/interaction-kit/testing';
import { copyTargets } from './copy-targets';

it('groups sets by their owners, by name, and says whose a coach’s is', () => {
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
    { uid: 'empty', name: 'Empty' },
    { uid: 'cedar', name: 'Cedar Grove' },
  ];
  expect(copyTargets(sets, organizations)).toEqual([
    { group: 'System', items: [{ value: 'more', label: 'More' }] },
    { group: 'Cedar Grove', items: [{ value: 'cedars', label: 'Core tools' }] },
    { group: 'Lakeside Academy', items: [{ value: 'lakes', label: 'Core tools' }] },
    {
      group: 'Coaches',
      items: [
        { value: 'sols', label: 'Core tools · Sol Winter' },
        { value: 'amaras', label: 'Core tools' },
      ],
    },
  ]);
});
