import { aPerson } from '@coaching/access/testing';
import { anInteraction } from '@coaching/service-kit/testing';
import { countedUnder } from './counted-under';

const [coach, client] = [{ ...aPerson('Maya'), uid: 'maya' }, aPerson('Sam')];

it.each([
  ['none', null, null, 'cedar', null],
  ['an organisation’s', 'ours', 'cedar', 'cedar', ['ours', 'cedar']],
  ['a coach’s', 'mine', 'maya', null, ['mine', 'maya']],
  ['the platform’s', 'core', 'system', 'cedar', ['core', 'system']],
  ['one that nobody had stored', 'default', 'cedar', 'cedar', ['default', 'cedar']],
  ['nobody in particular’s, in an organisation', 'ours', null, 'cedar', ['ours', 'cedar']],
  ['nobody in particular’s, on one’s own', 'default', null, null, ['default', 'maya']],
  ['another organisation’s', 'theirs', 'lakeside', 'cedar', null],
  ['an organisation’s, on one’s own', 'theirs', 'lakeside', null, null],
])('with %s', (_what, tool_config_uid, tool_config_entity_uid, organization_uid, under) => {
  const made = anInteraction(coach, client, { tool_config_uid, tool_config_entity_uid, organization_uid });
  expect(countedUnder(made)).toEqual(under && { set_uid: under[0], owner_uid: under[1] });
});
