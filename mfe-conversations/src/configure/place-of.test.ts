import { anInterview } from '../interview/testing/builders';
import { placeOf } from './place-of';

it.each([
  ['a conversation', {}, '/questions/answers/i1'],
  ['a template', { template: true }, '/questions/Organization/cedar/set/tool?tab=templates'],
  ['a template of a tool in no set', { template: true, tool_config_uid: null }, '/tools'],
])('%s', (_, more, place) => {
  expect(placeOf(anInterview(more))).toBe(place);
});
