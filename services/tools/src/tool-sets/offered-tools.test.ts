import { aTool, offering } from '../testing/builders';
import { offeredTools } from './offered-tools';

const [observation, conversation, rubric] = ['Observation', 'Conversation', 'Rubric'].map((name) =>
  aTool(name),
);
const [walk, seminar] = ['Walk', 'Seminar'].map((name) => aTool(name));
const core = offering([observation!, conversation!, rubric!]);
const here = { config_entity: 'Organization', config_uid: 'here' } as const;

type Row = [what: string, set: Parameters<typeof offeredTools>, offered: string[]];

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
    'what came later after what it orders',
    [offering([walk!, seminar!], { ...here, tools_order: [walk!.uid, 'gone', rubric!.uid] }), core],
    ['Walk', 'Rubric', 'Observation', 'Conversation', 'Seminar'],
  ],
])('offers %s', (_what, [set, used], offered) => {
  expect(offeredTools(set, used).map(({ tool }) => tool.name)).toEqual(offered);
});

it('says in whose set each tool was made', () => {
  expect(offeredTools(offering([walk!], here), core).map(({ owner }) => owner)).toEqual([
    { config_entity: 'System', config_uid: 'system' },
    { config_entity: 'System', config_uid: 'system' },
    { config_entity: 'System', config_uid: 'system' },
    here,
  ]);
});
