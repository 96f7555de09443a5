import { anEditedRubric, linesIn, saved } from '../testing/edited';
import { rubricSteps } from '../undo/steps';
import type { EditedRubric } from './edited-rubric';
import { moveRowAmongParts, partsOf } from './parts-order';
import {
  addCategory,
  addColumn,
  addRow,
  type Change,
  changeRow,
  moveCategory,
  moveColumn,
  nameCategory,
  nameColumn,
  removeCategory,
  removeColumn,
  removeRows,
  suggestSteps,
  writeText,
} from './rubric-changes';
import { rubricMerging } from './rubric-merging';

/** The same numbers from 0 up to 1 for the same seed. */
function numbers(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Some change of a rubric; `name` tells what is new in it from what others make. */
function someChange(rubric: EditedRubric, name: string, random: () => number): Change {
  const pick = <Thing>(list: readonly Thing[]): Thing | undefined => list[Math.floor(random() * list.length)];
  const [row, column, category] = [pick(rubric.rows), pick(rubric.columns), pick(rubric.categories)];
  const changes: Change[] = [addColumn(name), addCategory(name, `${name}-row`)];
  if (column) changes.push(moveColumn(column.uid, Math.floor(random() * 4)), removeColumn(column.uid));
  if (category)
    changes.push(
      addRow(name, category.uid),
      removeCategory(category.uid),
      moveCategory(category.uid, Math.floor(random() * 4)),
    );
  if (row)
    changes.push(moveRowAmongParts(row.uid, Math.floor(random() * 8)), removeRows({ [row.uid]: null }));
  // Writing is what is done most.
  if (row && column)
    for (let times = 6; times > 0; times -= 1) changes.push(writeText(row.uid, column.uid, name));
  if (row) changes.push(changeRow(row.uid, { textbox_label: name }));
  if (row && column) changes.push(suggestSteps(row.uid, { ...row.next_steps, [column.uid]: [name] }));
  if (column) changes.push(nameColumn(column.uid, name));
  if (category) changes.push(nameCategory(category.uid, name));
  return pick(changes)!;
}

function changed(rubric: EditedRubric, who: string, random: () => number): EditedRubric {
  let now = rubric;
  for (let step = 0; step < 6; step += 1) now = someChange(now, `${who}${step}`, random)(now);
  return now;
}

const base = ['a', 'b', 'c'].reduce(
  (rubric, uid) => suggestSteps(uid, { low: [`${uid} more`], high: [`${uid} share`] })(rubric),
  anEditedRubric(),
);
const wordsIn = ({ rows, columns, categories }: EditedRubric): string[] => [
  ...rows.flatMap(({ texts, textbox_label, next_steps }) => [
    ...Object.values(texts),
    ...Object.values(next_steps).flat(),
    textbox_label,
  ]),
  ...[...columns, ...categories].map(({ name }) => name),
];
const written = (rubric: EditedRubric): string[] =>
  wordsIn(rubric).filter((text) => /^(mine|theirs)\d$/.test(text));

it.each(Array.from({ length: 200 }, (_, seed) => seed))(
  'whatever two devices do, what is made of it is whole, and no text that was written is lost (%i)',
  (seed) => {
    const random = numbers(seed);
    const [mine, theirs] = [changed(base, 'mine', random), changed(base, 'theirs', random)];
    const merged = rubricMerging.merge(base, mine, theirs);
    const all = [...partsOf(merged), ...merged.columns.map(({ uid }) => uid)];
    expect(new Set(all).size).toBe(all.length);
    expect(partsOf(merged)).toHaveLength(merged.rows.length + merged.categories.length);
    const columns = new Set(merged.columns.map(({ uid }) => uid));
    for (const { texts } of merged.rows)
      for (const [uid, text] of Object.entries(texts)) expect(text === '' || columns.has(uid)).toBe(true);
    for (const text of [...written(mine), ...written(theirs)])
      expect(wordsIn(merged).join('\n')).toContain(text);
  },
);

const has = (things: readonly { uid: string }[], uid: string) => things.some((thing) => thing.uid === uid);

/** What a cell says of `base` that nobody wrote over, in every row and column that is there. */
function cellsLeft(merged: EditedRubric, sides: readonly EditedRubric[]): [as: unknown[], is: unknown[]] {
  const [as, is]: [unknown[], unknown[]] = [[], []];
  for (const { uid } of merged.columns.filter((column) => has(base.columns, column.uid)))
    for (const row of merged.rows.filter((each) => has(base.rows, each.uid))) {
      const before = base.rows.find((each) => each.uid === row.uid)!;
      const there = sides
        .filter(({ columns }) => has(columns, uid))
        .flatMap(({ rows }) => rows.filter((each) => each.uid === row.uid));
      for (const part of ['texts', 'next_steps'] as const) {
        if (!there.every((each) => String(each[part][uid]) === String(before[part][uid]))) continue;
        as.push([row.uid, uid, before[part][uid]]);
        is.push([row.uid, uid, row[part][uid]]);
      }
    }
  return [as, is];
}

it.each(Array.from({ length: 300 }, (_, seed) => seed))(
  'what comes back is whole: every cell, and every row of a category, that nobody changed or deleted by itself (%i)',
  (seed) => {
    const random = numbers(seed);
    const sides = [changed(base, 'mine', random), changed(base, 'theirs', random)] as const;
    const merged = rubricMerging.merge(base, ...sides);
    const [as, is] = cellsLeft(merged, sides);
    expect(is).toEqual(as);
    for (const { uid, category_uid } of base.rows) {
      if (!has(merged.categories, category_uid)) continue;
      const isDeletedAlone = sides.some(
        ({ rows, categories }) => has(categories, category_uid) && !has(rows, uid),
      );
      expect(isDeletedAlone || has(merged.rows, uid)).toBe(true);
    }
  },
);

it.each(Array.from({ length: 50 }, (_, seed) => seed))(
  'whatever is done is undone step by step (%i)',
  (seed) => {
    const random = numbers(seed);
    const steps: { from: EditedRubric; to: EditedRubric }[] = [];
    let now = base;
    for (let step = 0; step < 8; step += 1) {
      const to = someChange(now, `mine${step}`, random)(now);
      steps.push({ from: now, to });
      now = random() < 0.5 ? saved(to) : to;
    }
    for (const step of steps.reverse()) {
      now = rubricSteps.undone(step)(now);
      expect(linesIn(now)).toEqual(linesIn(step.from));
    }
    expect(rubricMerging.isSame(now, base)).toBe(true);
  },
);
