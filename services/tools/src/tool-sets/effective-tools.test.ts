import { aTool, offering } from '../testing/builders';
import { effectiveTools } from './effective-tools';
import type { OwnTool } from './tool-set-record';

const [observation, conversation, rubric] = ['Observation', 'Conversation', 'Rubric'].map((name) =>
  aTool(name),
);
const [walk, seminar] = ['Walk', 'Seminar'].map((name) => aTool(name));
const core = offering([observation!, conversation!, rubric!]);
const here = { config_entity: 'Organization', config_uid: 'here' } as const;

const deleted = (tool: OwnTool): OwnTool => ({ ...tool, deleted_at: new Date(), deleted_by: 'ada' });

type Row = [what: string, set: Parameters<typeof effectiveTools>, offered: string[]];

it.each<Row>([
  ['nothing', [offering([]), null], []],
  ['its own tools', [offering([walk!, seminar!], here), null], ['Walk', 'Seminar']],
  ['what it takes over', [offering([], here), core], ['Observation', 'Conversation', 'Rubric']],
  [
    'what it takes over, then its own',
    [offering([walk!], here), core],
    ['Observation', 'Conversation', 'Rubric', 'Walk'],
  ],
  [
    'not what is hidden here',
    [offering([walk!, seminar!], { ...here, tools_deleted: [conversation!.uid, seminar!.uid] }), core],
    ['Observation', 'Rubric', 'Walk'],
  ],
  [
    'not what is hidden where it comes from',
    [offering([walk!], here), { ...core, tools_deleted: [rubric!.uid] }],
    ['Observation', 'Conversation', 'Walk'],
  ],
  [
    'neither what is hidden here nor what is hidden where it comes from',
    [
      offering([walk!], { ...here, tools_deleted: [conversation!.uid] }),
      { ...core, tools_deleted: [rubric!.uid] },
    ],
    ['Observation', 'Walk'],
  ],
  [
    'not what is deleted here or where it comes from',
    [offering([walk!, deleted(seminar!)], here), offering([deleted(observation!), conversation!, rubric!])],
    ['Conversation', 'Rubric', 'Walk'],
  ],
  [
    'nothing that it orders and neither set holds',
    [offering([walk!], { ...here, tools_order: ['gone', conversation!.uid, walk!.uid] }), null],
    ['Walk'],
  ],
  [
    'in the order it says',
    [
      offering([walk!, seminar!], {
        ...here,
        tools_order: [seminar!.uid, rubric!.uid, observation!.uid, conversation!.uid, walk!.uid],
      }),
      core,
    ],
    ['Seminar', 'Rubric', 'Observation', 'Conversation', 'Walk'],
  ],
  [
    'what it takes over in the order of where it comes from',
    [offering([walk!], here), { ...core, tools_order: [rubric!.uid, observation!.uid] }],
    ['Rubric', 'Observation', 'Conversation', 'Walk'],
  ],
  [
    'what it takes over in its own order first',
    [
      offering([walk!], { ...here, tools_order: [conversation!.uid] }),
      { ...core, tools_order: [rubric!.uid, observation!.uid] },
    ],
    ['Conversation', 'Rubric', 'Observation', 'Walk'],
  ],
  [
    'what came later after what it orders',
    [offering([walk!, seminar!], { ...here, tools_order: [walk!.uid, 'gone', rubric!.uid] }), core],
    ['Walk', 'Rubric', 'Observation', 'Conversation', 'Seminar'],
  ],
])('offers %s', (_what, [set, used], offered) => {
  expect(effectiveTools(set, used).offered.map(({ tool }) => tool.name)).toEqual(offered);
});

it('says in whose set each tool was made', () => {
  expect(effectiveTools(offering([walk!], here), core).offered.map(({ owner }) => owner)).toEqual([
    { config_entity: 'System', config_uid: 'system' },
    { config_entity: 'System', config_uid: 'system' },
    { config_entity: 'System', config_uid: 'system' },
    here,
  ]);
});

it('hides what the set itself hides and is there, in the order it says', () => {
  const set = offering([walk!, deleted(seminar!)], {
    ...here,
    tools_order: [walk!.uid, conversation!.uid],
    tools_deleted: [conversation!.uid, walk!.uid, seminar!.uid, rubric!.uid, 'gone'],
  });
  const { hidden, offered } = effectiveTools(set, { ...core, tools_deleted: [rubric!.uid] });
  expect(hidden.map(({ tool }) => tool.name)).toEqual(['Walk', 'Conversation']);
  expect(offered.map(({ tool }) => tool.name)).toEqual(['Observation']);
});
