import { newUid } from '@coaching/contracts';
import { type APIRequestContext, expect } from '@playwright/test';

const threeLevels = ['Emerging', 'Developing', 'Established'];

/** A row that says something else at each level. */
const rowOf = (levels: readonly string[], name: string, next_steps: string[] = []) => ({
  uid: newUid(),
  name,
  cols: levels.map((level) => `${name}: ${level.toLowerCase()}`),
  textbox_label: '',
  next_steps: levels.map((_, index) => (index === 0 ? next_steps : [])),
});

type Category = { name: string; rows: ReturnType<typeof rowOf>[] };

/** Makes a rubric of the demo organisation with three levels and two categories; answers its uid. */
export function makeRubric(orgadmin: APIRequestContext, name: string): Promise<string> {
  const row = (rowName: string, steps?: string[]) => rowOf(threeLevels, rowName, steps);
  return saveRubric(orgadmin, name, threeLevels, [
    {
      name: 'Talk',
      rows: [row('Asks for reasons', ['Plan three why-questions']), row('Waits for answers')],
    },
    { name: 'Task', rows: [row('Shares the goal')] },
  ]);
}

/** Makes one of `Level 1`, `Level 2` and so on, its rows `Row 1`, `Row 2` and so on, ten to a category. */
export function makeLargeRubric(orgadmin: APIRequestContext, name: string, columns: number, rows: number) {
  const levels = Array.from({ length: columns }, (_, index) => `Level ${index + 1}`);
  const categories = Array.from({ length: Math.ceil(rows / 10) }, (_, index) => ({
    name: `Category ${index + 1}`,
    rows: Array.from({ length: Math.min(10, rows - index * 10) }, (_, row) =>
      rowOf(levels, `Row ${index * 10 + row + 1}`),
    ),
  }));
  return saveRubric(orgadmin, name, levels, categories);
}

async function saveRubric(
  orgadmin: APIRequestContext,
  name: string,
  levels: readonly string[],
  categories: readonly Category[],
): Promise<string> {
  const uid = newUid();
  const rubric = {
    uid,
    revision: 0,
    name,
    row_name: 'Practice',
    config_entity: 'Organization',
    config_uid: 'demo-cedar-grove',
    columns: levels.map((level) => ({ uid: newUid(), name: level })),
    categories: categories.map((category) => ({ uid: newUid(), ...category })),
  };
  const answer = await orgadmin.post('rubric', { data: { rubric } });
  expect(answer.status(), await answer.text()).toBe(200);
  return uid;
}

/** Puts a rubric into the demo organisation's tool set, at the end. */
export async function addToolOf(orgadmin: APIRequestContext, uid: string, name: string): Promise<void> {
  const owner = { config_entity: 'Organization', config_uid: 'demo-cedar-grove' };
  const { configs } = await (await orgadmin.get('tool_configs?org_uid=demo-cedar-grove&all=false')).json();
  const [set] = configs;
  const tools = [...set.tools, { uid, name, tool_type: 'Rubric', structured: false }].map(
    ({ uid, name, tool_type, structured, categories }) => ({ uid, name, tool_type, structured, categories }),
  );
  const tool_config = { uid: set.uid, revision: set.revision, ...owner, tools };
  const answer = await orgadmin.post('tool_config', { data: { tool_config } });
  expect(answer.status(), await answer.text()).toBe(200);
}
