import { chance } from '@coaching/access/testing';
import type { Rubric, RubricDraft, RubricInstance } from '@coaching/contracts';
import { Refused } from '@coaching/service-kit/testing';
import { aRow, aSchool, type School, someColumns, use } from './testing/builders';
import { type RubricsForTest, startRubricsForTest } from './testing/rubrics-for-test';

const STEPS = 30;

let rubrics: RubricsForTest;
beforeAll(async () => {
  rubrics = await startRubricsForTest();
});
afterAll(() => rubrics.close());

/** What was said of a row: a note that nothing else has, and the level it was scored by. */
interface Said {
  row_uid: string;
  level: string | null;
}

/** Choices that a seed repeats. */
function choices(seed: number) {
  const next = chance(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: <Value>(values: readonly Value[]): Value => values[below(values.length)]!,
    shuffled: <Value>(values: readonly Value[]): Value[] =>
      values
        .map((value): [number, Value] => [next(), value])
        .sort(([one], [other]) => one - other)
        .map(([, value]) => value),
  };
}
type Choices = ReturnType<typeof choices>;

/** Some change of a rubric: of its words, of the order, or of what there is. */
function someEdit({ below, pick, shuffled }: Choices, rubric: Rubric): RubricDraft {
  const { columns, categories } = rubric;
  const [first, ...others] = categories as [Rubric['categories'][0], ...Rubric['categories']];
  const without = <Value>(values: readonly Value[]) =>
    values.filter((_, index) => index !== values.length - 1);
  const [column] = someColumns(`Level ${below(1000)}`) as [{ uid: string; name: string }];
  const gone = columns.at(-1)!;
  const words = [
    () => ({ name: `Rubric ${below(1000)}` }),
    () => ({ columns: columns.map((one) => ({ ...one, name: `Level ${below(1000)}` })) }),
    () => ({ columns: shuffled(columns) }),
    () => ({ columns: shuffled(columns) }),
    () => ({ categories: shuffled(categories) }),
    () => ({ categories: [{ ...first, rows: shuffled(first.rows) }, ...others] }),
  ];
  const structure = [
    () => ({ columns: [...columns, column] }),
    () => (columns.length > 1 ? { columns: without(columns) } : {}),
    () => ({ columns: [...without(columns), column], replaced: { [gone.uid]: pick([column.uid, null]) } }),
    () => ({ categories: [...others, { ...first, rows: [...first.rows, aRow(`Row ${below(1000)}`)] }] }),
    () => ({ categories: [{ ...first, rows: first.rows.slice(1) }, ...others] }),
    () => {
      const [going, ...staying] = first.rows;
      const instead = aRow(`Row ${below(1000)}`);
      const rows = [...staying, instead];
      return {
        categories: [{ ...first, rows }, ...others],
        replaced: going ? { [going.uid]: instead.uid } : {},
      };
    },
    () => (others.length > 1 ? { categories: [first, ...others.slice(1)] } : {}),
  ];
  return pick<() => RubricDraft>(below(3) === 0 ? structure : words)();
}

const where = ({ rubric, items }: RubricInstance) =>
  new Map(
    items
      .flat()
      .flatMap(({ row_uid, checked, notes }): [string, Said][] =>
        notes ? [[notes, { row_uid, level: checked === null ? null : rubric.columns[checked]!.uid }]] : [],
      ),
  );

const leftOver = ({ left_over }: RubricInstance) =>
  new Set(left_over.map(({ notes }) => notes).filter(Boolean));

/** A coach who scores by what they saw last, which may be long ago, while somebody else edits the rubric. */
function aHistory(school: School, { pick, below }: Choices, begun: RubricInstance) {
  const { coach } = school;
  let seen = begun;
  let count = 0;
  /** By their notes; what was left over is no longer anywhere else. */
  const said = new Map<string, Said>();

  async function look() {
    seen = await rubrics.get(coach, begun.uid);
  }

  async function answer() {
    const item = pick(seen.items.flat());
    const level = below(seen.rubric.columns.length);
    count += 1;
    const notes = `<p>${count}</p>`;
    const draft = {
      uid: begun.uid,
      rubric_revision: seen.rubric.revision,
      items: [[{ row_uid: item.row_uid, checked: level, notes }]],
    };
    try {
      const saved = await rubrics.save(coach, { ...draft, revision: pick([seen.revision, undefined]) });
      for (const [before, { row_uid }] of said) if (row_uid === item.row_uid) said.delete(before);
      said.set(notes, { row_uid: item.row_uid, level: seen.rubric.columns[level]!.uid });
      seen = { ...pick([seen, saved]), revision: saved.revision };
    } catch (error) {
      // What cannot be placed is refused in words, and still with whoever wrote it.
      if (!(error instanceof Refused) || ![400, 409].includes(error.status)) throw error;
      await look();
    }
  }

  async function move() {
    const { newer_version } = await rubrics.get(coach, begun.uid);
    if (newer_version === null) return;
    const params = { uid: begun.uid };
    const preview = await rubrics.call('getNewerRubric', { params }, coach);
    const before = await rubrics.get(coach, begun.uid);
    const call = rubrics.call('moveRubricInstance', { params, body: { version: newer_version } }, coach);
    const { rubric_instance: after } = await call;
    expect(after.left_over).toEqual([...before.left_over, ...preview.left_over]);
    const [there, gone] = [where(after), leftOver(after)];
    for (const [notes, { level }] of said) {
      expect([notes, there.has(notes) || gone.has(notes)]).toEqual([notes, true]);
      if (!there.has(notes)) {
        said.delete(notes);
        continue;
      }
      const now = there.get(notes)!;
      // A level without a successor is left over beside the notes.
      if (now.level === null && level !== null) expect(preview.left_over.length).toBeGreaterThan(0);
      said.set(notes, now);
    }
    seen = after;
  }

  async function check() {
    const now = await rubrics.get(coach, begun.uid);
    expect(where(now)).toEqual(said);
  }

  return { look, answer, move, check };
}

it.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'whatever is edited and answered, in whatever order it arrives, seed %i',
  async (seed) => {
    const chosen = choices(seed);
    const school = await aSchool(rubrics);
    const { admin, coach, rubric } = school;
    const instance = await use(rubrics, school);
    const history = aHistory(school, chosen, instance);
    const edit = async () => {
      const current = await rubrics.rubric(admin, rubric.uid);
      await rubrics.build(admin, {
        uid: rubric.uid,
        revision: current.revision,
        ...someEdit(chosen, current),
      });
    };
    for (let step = 0; step < STEPS; step += 1) {
      const { answer, look, move } = history;
      await chosen.pick([
        answer,
        answer,
        answer,
        edit,
        edit,
        look,
        move,
        () => Promise.all([answer(), edit()]),
      ])();
      await history.check();
    }
    await rubrics.save(coach, { uid: instance.uid, end_timestamp: '2026-03-02T09:40:00.000Z' });
    await edit();
    await history.check();
  },
);
