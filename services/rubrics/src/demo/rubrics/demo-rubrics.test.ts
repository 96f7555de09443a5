import { rubricContentSchema } from '@coaching/contracts';
import { rubricTools } from '@coaching/demo';
import { demoRubrics } from '.';

const rowsOf = ({ categories }: (typeof demoRubrics)[number]) => categories.flatMap(({ rows }) => rows);

it('has a large rubric of six columns and 25 rows in categories, and a small one of four columns', () => {
  const shapes = Object.values(rubricTools).map((tool) => {
    const rubric = demoRubrics.find(({ uid }) => uid === tool)!;
    return [rubric.columns.length, rubric.categories.length, rowsOf(rubric).length];
  });
  expect(shapes).toEqual([
    [6, 5, 25],
    [4, 2, 6],
  ]);
});

it.each(demoRubrics)('$name says of every row what each level means, once', (rubric) => {
  const { config_entity: _, config_uid: __, uid: ___, ...content } = rubric;
  expect(rubricContentSchema.parse(content)).toEqual(content);
  const texts = rowsOf(rubric).flatMap(({ cols }) => cols);
  for (const { cols, next_steps } of rowsOf(rubric))
    expect([cols.length, next_steps.length]).toEqual(Array(2).fill(rubric.columns.length));
  expect(texts.filter((text) => text.trim() === '')).toEqual([]);
  expect(new Set(texts).size).toBe(texts.length);
});

it('has no uid twice', () => {
  const uids = demoRubrics.flatMap((rubric) =>
    [rubric, ...rubric.columns, ...rubric.categories, ...rowsOf(rubric)].map(({ uid }) => uid),
  );
  expect(new Set(uids).size).toBe(uids.length);
});
