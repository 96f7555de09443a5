import { aCast } from '@coaching/access/testing';
import { newUid, type RubricDraft } from '@coaching/contracts';
import { aTool, type RubricsForTest } from './rubrics-for-test';

type Column = NonNullable<RubricDraft['columns']>[number];
type Category = NonNullable<RubricDraft['categories']>[number];

const columns = ['Not yet', 'Sometimes', 'Always'];

/** Columns of these names, each with a uid of its own. */
export const someColumns = (...names: string[]): (Column & { uid: string })[] =>
  names.map((name) => ({ uid: newUid(), name }));

/** A row whose cells are named after the columns; `more` says what matters. */
export const aRow = (name: string, more: Partial<Omit<Category['rows'][number], 'uid'>> = {}) => ({
  uid: newUid(),
  name,
  cols: columns.map((column) => `${name}: ${column}`),
  ...more,
});

/** Two categories of two rows and one, and three columns; `more` says what matters. */
export const aRubric = (more: Partial<RubricDraft> = {}) => ({
  uid: newUid(),
  revision: 0,
  name: 'Practices',
  row_name: 'Practice',
  columns: someColumns(...columns),
  categories: [
    { uid: newUid(), name: 'Talk', rows: [aRow('Questions'), aRow('Wait time')] },
    { uid: newUid(), name: 'Tasks', rows: [aRow('Demand')] },
  ],
  ...more,
});

/** Everybody of a cast of their own, and a rubric of their organisation. */
export async function aSchool(rubrics: RubricsForTest, more: Partial<RubricDraft> = {}) {
  const { organizations, programs, people, actors } = aCast();
  await rubrics.receive({ people: Object.values(people) });
  const here = organizations.cedar.uid;
  const owner = { config_entity: 'Organization', config_uid: here } as const;
  const tool = aTool(owner);
  await rubrics.withTool(tool);
  const rubric = await rubrics.build(actors.admin, aRubric({ uid: tool.uid, ...more }));
  const working = { ...actors.superuser, organization_uid: here };
  return { ...actors, people, here, programs, owner, tool, rubric, working };
}
export type School = Awaited<ReturnType<typeof aSchool>>;

/** A use of the school's rubric with the coachee; `more` says what matters. */
export const use = (rubrics: RubricsForTest, { coach, people, rubric }: School, more: object = {}) =>
  rubrics.save(coach, {
    uid: newUid(),
    revision: 0,
    tool_uid: rubric.uid,
    client: people.coachee.uid,
    ...more,
  });

/** What is chosen, not observed or noted per row, by the names of the rows; rows that say nothing are left out. */
export const scores = (
  {
    categories,
    columns: named,
  }: { categories: { rows: { uid: string; name: string }[] }[]; columns: { name: string }[] },
  items: { row_uid: string; checked: number | null; not_observed: boolean; notes: string }[][],
) => {
  const names = new Map(categories.flatMap(({ rows }) => rows.map(({ uid, name }) => [uid, name])));
  return Object.fromEntries(
    items.flat().flatMap(({ row_uid, checked, not_observed, notes }) => {
      const level = not_observed ? 'Not observed' : checked === null ? '' : named[checked]!.name;
      return level || notes ? [[names.get(row_uid), notes ? `${level} ${notes}` : level]] : [];
    }),
  ) as Record<string, string>;
};

/** Everybody around a school whom it takes to say who may. */
export const everybody = [
  'superuser',
  'support',
  'contentManager',
  'admin',
  'programAdmin',
  'coach',
  'coachee',
  'billing',
  'strangerAdmin',
  'strangerCoach',
  'soloCoach',
  'soloCoachee',
] as const;
export type Person = (typeof everybody)[number];
