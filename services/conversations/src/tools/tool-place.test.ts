import { cast } from '@coaching/access/testing';
import type { ToolCopy } from '@coaching/service-kit';
import { type ToolPlace, toolPlaceFor } from './tool-place';

const { cedar, lakeside } = cast.organizations;
const { coach } = cast.actors;

const aTool = (more: Partial<ToolCopy> = {}) =>
  ({ config_entity: 'System', config_uid: 'system', set_uid: 'second', ...more }) as ToolCopy;
const inSet = (
  tool_config_entity: string | null,
  tool_config_entity_uid: string | null,
  tool_config_uid: string | null,
): ToolPlace => ({ tool_config_entity, tool_config_entity_uid, tool_config_uid });

it.each<[string, ToolPlace, ToolCopy | null, ToolPlace]>([
  [
    'the set that is stored',
    inSet('Organization', cedar.uid, 'set'),
    aTool(),
    inSet('Organization', cedar.uid, 'set'),
  ],
  [
    "the tool's own set while none is stored",
    inSet(null, null, null),
    aTool(),
    inSet('System', 'system', 'second'),
  ],
  [
    "the tool's own set instead of a stranger's",
    inSet('Organization', lakeside.uid, 'set'),
    aTool(),
    inSet('System', 'system', 'second'),
  ],
  [
    "the owner's first set of a tool whose set is not known",
    inSet(null, null, null),
    aTool({ set_uid: null }),
    inSet('System', 'system', 'default'),
  ],
  [
    'nothing else where the tool is not theirs either',
    inSet('Organization', lakeside.uid, 'set'),
    aTool({ config_entity: 'Organization', config_uid: lakeside.uid }),
    inSet('Organization', lakeside.uid, 'set'),
  ],
  ['nothing where the tool is not known', inSet(null, null, null), null, inSet(null, null, null)],
])('one comes to a tool in %s', (_, stored, tool, shown) => {
  expect(toolPlaceFor(coach, stored, tool)).toEqual(shown);
});
