import type { RubricCategory, RubricColumn } from '@coaching/contracts';
import { rubricRowUid } from '@coaching/demo';

/** A row of a demo rubric: its name, and what each level means, from the first to the last. */
export interface DemoRow {
  name: string;
  /** Made into uids. */
  key: string;
  levels: readonly string[];
  notes?: string;
  /** Action steps by the place of the level that offers them. */
  steps?: Readonly<Record<number, readonly string[]>>;
}

/** A category of a demo rubric. */
export interface DemoCategory {
  name: string;
  key: string;
  rows: readonly DemoRow[];
}

/** Columns of these names. @param rubric uid that theirs begin with */
export const columnsOf = (rubric: string, names: readonly string[]): RubricColumn[] =>
  names.map((name, place) => ({ uid: `${rubric}-level-${place + 1}`, name }));

/** Categories with their rows, under uids of this rubric. */
export const categoriesOf = (rubric: string, categories: readonly DemoCategory[]): RubricCategory[] =>
  categories.map(({ name, key, rows }) => ({
    uid: `${rubric}-category-${key}`,
    name,
    rows: rows.map((row) => ({
      uid: rubricRowUid(rubric, row.key),
      name: row.name,
      cols: [...row.levels],
      textbox_label: row.notes ?? 'Evidence',
      next_steps: row.levels.map((_, place) => [...(row.steps?.[place] ?? [])]),
    })),
  }));
