import type { RubricContent } from '@coaching/contracts';
import { asChecked, storedIn } from '@coaching/service-kit';

/** In which order the columns stood from a revision of the rubric on. */
export interface ColumnOrder {
  revision: number;
  /** Uids of the columns. */
  columns: string[];
}

/** One structure of a rubric, with the words it has, or had at last. */
export interface RubricStructure extends RubricContent {
  version: number;
  /** Of the rubric, at which it has these words. */
  revision: number;
  /** Rows and columns that went when it was made, as pairs: what took the place of each, or null. */
  replaced: Replaced;
  /** The orders its columns stood in, oldest first. */
  column_orders: ColumnOrder[];
  /** When this structure was made. */
  version_since: Date;
}

export type Replaced = [from: string, to: string | null][];

/** A structure that a rubric had and no longer has, as the collection `rubric_versions` holds it. */
export interface VersionRecord extends RubricStructure {
  rubric_uid: string;
}

/** `RubricStructure` as fields of schemas. */
export const structureFields = {
  name: { type: String, required: true },
  row_name: { type: String, required: true },
  columns: asChecked,
  categories: asChecked,
  version: { type: Number, required: true },
  revision: { type: Number, required: true },
  replaced: asChecked,
  column_orders: asChecked,
  version_since: { type: Date, required: true },
} as const;

export const versionSchema = storedIn<VersionRecord>('rubric_versions', {
  ...structureFields,
  rubric_uid: { type: String, required: true },
});
versionSchema.index({ rubric_uid: 1, version: 1 }, { unique: true });

/** The words and the grid alone. */
export const contentOf = ({ name, row_name, columns, categories }: RubricContent): RubricContent => ({
  name,
  row_name,
  columns,
  categories,
});
