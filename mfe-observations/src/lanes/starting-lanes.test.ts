import type { LaneNaming, ObservationDefaults } from '@coaching/contracts';
import { byPeople, teacherAndStudents } from './lane-naming';
import { rememberedLanes, startingLanes } from './starting-lanes';

const own: LaneNaming = { by: 'words', left_name: 'Mine', right_name: 'Theirs' };
const ofTool: LaneNaming = { by: 'words', left_name: 'Table 1', right_name: 'Table 2' };
const silent = { uid: 'walk', lanes: null };
const speaking = { uid: 'walk', lanes: ofTool };

type Remembered = Pick<ObservationDefaults, 'lanes' | 'tool_lanes'>;
const nothing: Remembered = { lanes: null, tool_lanes: [] };

it.each<[string, Remembered, typeof silent | typeof speaking | null, LaneNaming]>([
  ['after the people where nobody chose', nothing, silent, byPeople],
  ['as the coach chose last', { ...nothing, lanes: own }, silent, own],
  ['as the coach chose last, without a tool', { ...nothing, lanes: own }, null, own],
  ['as the tool says', { ...nothing, lanes: own }, speaking, ofTool],
  [
    'as the coach chose with this tool',
    { lanes: own, tool_lanes: [{ tool_uid: 'walk', lanes: teacherAndStudents }] },
    speaking,
    teacherAndStudents,
  ],
  [
    'as the tool says, whatever was chosen with another one',
    { lanes: own, tool_lanes: [{ tool_uid: 'seminar', lanes: teacherAndStudents }] },
    speaking,
    ofTool,
  ],
])('starts %s', (_, remembered, tool, expected) => {
  expect(startingLanes(remembered, tool)).toEqual(expected);
});

it('starts the next time with what was chosen, with a tool that says something and with one that does not', () => {
  for (const tool of [speaking, silent, null]) {
    const { lanes = null, tool_lanes = [] } = rememberedLanes(own, tool);
    expect(startingLanes({ lanes, tool_lanes } as Remembered, tool)).toEqual(own);
  }
});
