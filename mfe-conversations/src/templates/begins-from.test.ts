import { aTalk } from '../interview/testing/a-talk';
import { anInterview } from '../interview/testing/builders';
import { beginsFrom, newTemplatePath } from './begins-from';

const inSet = 'config_entity=Organization&config_uid=';

it('a conversation begins from a template with the tool of its set, where that is known', () => {
  const template = anInterview({ uid: 't1', template: true });
  expect(beginsFrom(template)).toBe(
    `/questions/config?interview_type=tool&template=t1&${inSet}cedar&toolset_uid=set`,
  );
  expect(beginsFrom({ ...template, tool_config_uid: null })).toBe(
    '/questions/config?interview_type=tool&template=t1',
  );
});

it('a template begins with the tool of the set one came from', () => {
  const { talk, set } = aTalk();
  expect(newTemplatePath(talk, set)).toBe(
    `/questions/config?interview_type=talk&template=true&${inSet}${set.config_uid}&toolset_uid=set`,
  );
});
