import { chance } from '@coaching/access/testing';
import type { LeftOverScore, Rubric, RubricDraft, RubricInstance, RubricItems } from '@coaching/contracts';
import { Refused } from '@coaching/service-kit/testing';
import { aRow, aSchool, type School, someColumns, use } from './testing/builders';
import { type RubricsForTest, startRubricsForTest } from './testing/rubrics-for-test';

const STEPS = 30;

let rubrics: RubricsForTest;
beforeAll(async () => {
  rubrics = await startRubricsForTest();
});
afterAll(() => rubrics.close());

/** What was said of a row: a note that nothing else has, and how it was scored. */
interface Said {
  row_uid: string;
  /** Uid of a column; null where it lost its level. */
  level: string | null;
}

const NOT_OBSERVED = 'not observed';

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

/** Columns and rows that a rubric had, by their uids; those that are gone may return. */
interface Gone {
  columns: Map<string, Rubric['columns'][number]>;
  rows: Map<string, Rubric['categories'][number]['rows'][number]>;
}

/** Some change of a rubric: of its words, of the order, or of what there is. */
function someEdit({ below, pick, shuffled }: Choices, rubric: Rubric, had: Gone): RubricDraft {
  const { columns, categories } = rubric;
  for (const each of columns) had.columns.set(each.uid, each);
  for (const each of categories.flatMap(({ rows }) => rows)) had.rows.set(each.uid, each);
  const isThere = new Set([...columns, ...categories.flatMap(({ rows }) => rows)].map(({ uid }) => uid));
  const returning = <Part extends { uid: string }>(parts: Map<string, Part>) =>
    [...parts.values()].filter(({ uid }) => !isThere.has(uid)).slice(-1);
  /** A row with words for the columns of today: what is beyond them is refused. */
  const fitting = <Row extends { cols: string[]; next_steps?: string[][] }>(row: Row) => ({
    ...row,
    cols: row.cols.slice(0, columns.length),
    next_steps: row.next_steps?.slice(0, columns.length),
  });
  const newRow = () => fitting(aRow(`Row ${below(1000)}`));
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
    () => ({ categories: [...others, { ...first, rows: [...first.rows, newRow()] }] }),
    () => ({ categories: [{ ...first, rows: first.rows.slice(1) }, ...others] }),
    () => {
      const [going, ...staying] = first.rows;
      const instead = newRow();
      const rows = [...staying, instead];
      return {
        categories: [{ ...first, rows }, ...others],
        replaced: going ? { [going.uid]: instead.uid } : {},
      };
    },
    () => ({ columns: [...columns, ...returning(had.columns)] }),
    () => ({
      categories: [{ ...first, rows: [...first.rows, ...returning(had.rows).map(fitting)] }, ...others],
    }),
    () => (others.length > 1 ? { categories: [first, ...others.slice(1)] } : {}),
  ];
  return pick<() => RubricDraft>(below(3) === 0 ? structure : words)();
}

const where = (rubric: RubricInstance['rubric'], items: RubricItems) =>
  new Map(
    items.flat().flatMap(({ row_uid, checked, not_observed, notes }): [string, Said][] => {
      const level = not_observed ? NOT_OBSERVED : checked === null ? null : rubric.columns[checked]!.uid;
      return notes ? [[notes, { row_uid, level }]] : [];
    }),
  );

const notesOf = (left_over: readonly LeftOverScore[] = []) =>
  new Set(left_over.map(({ notes }) => notes).filter(Boolean));

/** Where somebody's scores stand in an instance, and what of them is left over. */
interface Scored {
  there(instance: RubricInstance): Map<string, Said>;
  leftOver(instance: RubricInstance): readonly LeftOverScore[];
}

const byCoach: Scored = {
  there: ({ rubric, items }) => where(rubric, items),
  leftOver: ({ left_over }) => left_over,
};
const byCoachee: Scored = {
  there: ({ rubric, self_score }) => where(rubric, self_score?.items ?? []),
  leftOver: ({ self_score }) => self_score?.left_over ?? [],
};

/** What one person said of rows, by their notes; what is left over is no longer anywhere else. */
function aRecord({ there, leftOver }: Scored) {
  const said = new Map<string, Said>();
  return {
    say(notes: string, row_uid: string, level: string) {
      for (const [before, { row_uid: other }] of said) if (other === row_uid) said.delete(before);
      said.set(notes, { row_uid, level });
    },
    /** After a move: all is in a row or left over, and a level that is gone is left over beside its notes. */
    follow(before: RubricInstance, after: RubricInstance) {
      const more = leftOver(after).slice(leftOver(before).length);
      expect(leftOver(after).slice(0, leftOver(before).length)).toEqual(leftOver(before));
      const [now, gone] = [there(after), notesOf(more)];
      for (const [notes, { row_uid, level }] of said) {
        expect([notes, now.has(notes) || gone.has(notes)]).toEqual([notes, true]);
        const read = now.get(notes);
        if (!read) {
          said.delete(notes);
          continue;
        }
        if (read.level === null && level !== null)
          expect(more.some((score) => score.row_uid === row_uid && score.level !== null)).toBe(true);
        said.set(notes, read);
      }
    },
    check: (instance: RubricInstance) => expect(there(instance)).toEqual(said),
  };
}

/** A coach and a coachee who score by what they saw last, which may be long ago, while somebody else edits the rubric. */
function aHistory({ coach, coachee }: School, { pick, below }: Choices, begun: RubricInstance) {
  const { uid } = begun;
  const [coachSaid, coacheeSaid] = [aRecord(byCoach), aRecord(byCoachee)];
  let [seen, seenByCoachee] = [begun, begun];
  let count = 0;

  async function look() {
    seen = await rubrics.get(coach, uid);
    seenByCoachee = await rubrics.get(coachee, uid);
  }

  /** Some row scored in some way, by its uid or by its place. */
  function someAnswer({ rubric, items: grid }: RubricInstance) {
    const category = below(grid.length);
    const place = below(grid[category]!.length);
    const { row_uid } = grid[category]![place] ?? grid.flat()[0]!;
    const level = below(rubric.columns.length + 1);
    count += 1;
    const notes = `<p>${count}</p>`;
    const isObserved = level < rubric.columns.length;
    const item = { ...(isObserved ? { checked: level } : { not_observed: true }), notes };
    const isPlaced = grid[category]![place] !== undefined && below(3) === 0;
    // What is left out of the grid stays as it is.
    const byPlace = [
      ...grid.slice(0, category).map(() => []),
      [...grid[category]!.slice(0, place).map((before) => ({ row_uid: before.row_uid })), item],
    ];
    return {
      row_uid,
      notes,
      level: isObserved ? rubric.columns[level]!.uid : NOT_OBSERVED,
      isPlaced,
      draft: {
        rubric_revision: rubric.revision,
        items: isPlaced ? byPlace : [[{ row_uid, ...item }]],
      },
    };
  }

  /** What cannot be placed is refused in words, and still with whoever wrote it. */
  async function unlessRefused(save: () => Promise<void>) {
    try {
      await save();
    } catch (error) {
      if (!(error instanceof Refused) || ![400, 409].includes(error.status)) throw error;
      await look();
    }
  }

  const answer = () =>
    unlessRefused(async () => {
      const { row_uid, notes, level, isPlaced, draft } = someAnswer(seen);
      // Only who says on what it is based can go by the places of rows.
      const revision = isPlaced ? seen.revision : pick([seen.revision, undefined]);
      const saved = await rubrics.save(coach, { uid, ...draft, revision });
      const row = isPlaced ? byCoach.there(saved).get(notes)!.row_uid : row_uid;
      coachSaid.say(notes, row, level);
      seen = { ...pick([seen, saved]), revision: saved.revision };
    });

  const answerOneself = () =>
    unlessRefused(async () => {
      const { row_uid, notes, level, isPlaced, draft } = someAnswer(seenByCoachee);
      const saved = await rubrics.selfScore(coachee, uid, draft);
      coacheeSaid.say(notes, isPlaced ? byCoachee.there(saved).get(notes)!.row_uid : row_uid, level);
      seenByCoachee = pick([seenByCoachee, saved]);
    });

  async function move() {
    const before = await rubrics.get(coach, uid);
    if (before.newer_version === null) return;
    const coacheeBefore = await rubrics.get(coachee, uid);
    const params = { uid };
    const preview = await rubrics.call('getNewerRubric', { params }, coach);
    const body = { version: before.newer_version };
    const { rubric_instance: after } = await rubrics.call('moveRubricInstance', { params, body }, coach);
    expect(after.left_over).toEqual([...before.left_over, ...preview.left_over]);
    coachSaid.follow(before, after);
    seen = after;
    seenByCoachee = await rubrics.get(coachee, uid);
    coacheeSaid.follow(coacheeBefore, seenByCoachee);
  }

  async function check() {
    coachSaid.check(await rubrics.get(coach, uid));
    coacheeSaid.check(await rubrics.get(coachee, uid));
  }

  return { look, answer, answerOneself, move, check };
}

it.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'whatever is edited and answered, in whatever order it arrives, seed %i',
  async (seed) => {
    const chosen = choices(seed);
    const school = await aSchool(rubrics);
    const { admin, coach, rubric } = school;
    const instance = await use(rubrics, school, { invites_self_score: true });
    const gone = { columns: new Map(), rows: new Map() } as Gone;
    const history = aHistory(school, chosen, instance);
    const edit = async () => {
      const current = await rubrics.rubric(admin, rubric.uid);
      await rubrics.build(admin, {
        uid: rubric.uid,
        revision: current.revision,
        ...someEdit(chosen, current, gone),
      });
    };
    for (let step = 0; step < STEPS; step += 1) {
      const { answer, answerOneself, look, move } = history;
      await chosen.pick([
        answer,
        answer,
        answer,
        answerOneself,
        answerOneself,
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
