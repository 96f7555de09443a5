import type { Rubric, RubricCategory, RubricColumn, RubricContent } from '@coaching/contracts';

/** A row with what it says by the uid of its column, so that it goes along wherever that stands. */
export interface EditedRow {
  uid: string;
  category_uid: string;
  name: string;
  texts: Record<string, string>;
  textbox_label: string;
  next_steps: Record<string, string[]>;
}

export type EditedCategory = Pick<RubricCategory, 'uid' | 'name'>;

/** A rubric as the builder changes it: rows of all categories in one list, so that one can go to another category. */
export interface EditedRubric extends Omit<Rubric, 'categories'> {
  categories: EditedCategory[];
  /** Those of a category in their order; of which category the next one is says nothing. */
  rows: EditedRow[];
  /** What takes the place of rows and columns that are gone; null for nothing. Only the draft says it. */
  replaced: Record<string, string | null>;
  /** The tool set that a new one joins; null once the server has it. */
  joins: string | null;
}

/** What stands per column, in the columns' order. */
const byColumn = <Cell>(columns: readonly RubricColumn[], cells: readonly Cell[]): Record<string, Cell> =>
  Object.fromEntries(columns.flatMap(({ uid }, index) => (index in cells ? [[uid, cells[index]!]] : [])));

/** A rubric of the server's, as it is changed. */
export function edited({ categories, columns, ...rest }: Rubric): EditedRubric {
  return {
    ...rest,
    columns,
    categories: categories.map(({ uid, name }) => ({ uid, name })),
    rows: categories.flatMap((category) =>
      category.rows.map(({ uid, name, textbox_label, cols, next_steps }) => ({
        uid,
        category_uid: category.uid,
        name,
        texts: byColumn(columns, cols),
        textbox_label,
        next_steps: byColumn(columns, next_steps),
      })),
    ),
    replaced: {},
    joins: null,
  };
}

/** The rows of a category, in their order. */
export const rowsOf = ({ rows }: Pick<EditedRubric, 'rows'>, category_uid: string): EditedRow[] =>
  rows.filter((row) => row.category_uid === category_uid);

/** Its categories as the contract has them, a text for every column in every row. */
export const categoriesOf = (
  rubric: Pick<EditedRubric, 'columns' | 'categories' | 'rows'>,
): RubricCategory[] =>
  rubric.categories.map(({ uid, name }) => ({
    uid,
    name,
    rows: rowsOf(rubric, uid).map((row) => ({
      uid: row.uid,
      name: row.name,
      cols: rubric.columns.map((column) => row.texts[column.uid] ?? ''),
      textbox_label: row.textbox_label,
      next_steps: rubric.columns.map((column) => row.next_steps[column.uid] ?? []),
    })),
  }));

/** Whether it has all that it needs to be saved (spec 2 section 5). */
export const isComplete = ({
  name,
  row_name,
  columns,
  categories,
}: Pick<EditedRubric, 'name' | 'row_name' | 'columns' | 'categories'> | RubricContent): boolean =>
  name.trim() !== '' && row_name.trim() !== '' && columns.length > 0 && categories.length > 0;

interface Beginning {
  uid: string;
  /** What its tool is called already. */
  name?: string;
  set: Pick<EditedRubric, 'config_entity' | 'config_uid'> & { uid: string };
}

/** A rubric before anything of it was saved. */
export const newRubric = ({ uid, name = '', set }: Beginning): EditedRubric => ({
  uid,
  revision: 0,
  version: 1,
  config_entity: set.config_entity,
  config_uid: set.config_uid,
  updated_at: new Date(0).toISOString(),
  name,
  row_name: '',
  columns: [],
  categories: [],
  rows: [],
  replaced: {},
  joins: set.uid,
});
