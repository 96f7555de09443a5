import { z } from 'zod';
import { line, moment, requiredLine, revision, text, uid } from '../fields';
import { configEntities } from '../tools/tool-set-owner';
import {
  MAX_ALL_RUBRIC_ROWS,
  MAX_RUBRIC_CATEGORIES,
  MAX_RUBRIC_COLUMNS,
  MAX_RUBRIC_ROWS,
  MAX_RUBRIC_TEXT,
  MAX_SUGGESTED_STEPS,
} from './limits';

/** Plain text of several lines. */
const rubricText = text().max(MAX_RUBRIC_TEXT, `Please use at most ${MAX_RUBRIC_TEXT} characters.`);

/** A criterion: one of the levels that every row is scored by. */
export const rubricColumnSchema = z.object({ uid, name: line() });
export type RubricColumn = z.infer<typeof rubricColumnSchema>;

export const rubricRowSchema = z.object({
  uid,
  name: rubricText,
  /** What each level means in this row: one text per column, in their order. */
  cols: z.array(rubricText).max(MAX_RUBRIC_COLUMNS),
  /** What the notes beside the row are called; '' for no name in particular. */
  textbox_label: line(),
  /** Per column, in their order: action steps that are offered once this level is chosen. */
  next_steps: z
    .array(z.array(requiredLine(500)).max(MAX_SUGGESTED_STEPS))
    .max(MAX_RUBRIC_COLUMNS)
    .default([]),
});
export type RubricRow = z.infer<typeof rubricRowSchema>;

export const rubricCategorySchema = z.object({
  uid,
  name: line(),
  rows: z.array(rubricRowSchema).max(MAX_RUBRIC_ROWS),
});
export type RubricCategory = z.infer<typeof rubricCategorySchema>;

/** What a rubric says: its grid. Columns, categories and rows keep their uids in whatever order they stand. */
export const rubricContentSchema = z.object({
  name: requiredLine(),
  /** Head of the column that names the rows. */
  row_name: requiredLine(),
  columns: z.array(rubricColumnSchema).min(1).max(MAX_RUBRIC_COLUMNS),
  categories: z.array(rubricCategorySchema).min(1).max(MAX_RUBRIC_CATEGORIES),
});
export type RubricContent = z.infer<typeof rubricContentSchema>;

/** A rubric as those who are offered it see it. It bears the uid of its tool. */
export const rubricSchema = rubricContentSchema.extend({
  uid,
  revision,
  /** Of the structure alone: one more when rows or columns that somebody was scored by come or go. */
  version: z.number().int().min(1),
  /** Whose it is, as of its tool. */
  config_entity: z.enum(configEntities),
  config_uid: uid,
  updated_at: moment,
});
export type Rubric = z.infer<typeof rubricSchema>;

/** The words of a rubric as they stand in an instance. */
export const pinnedRubricSchema = rubricContentSchema.extend({
  uid,
  version: z.number().int().min(1),
  revision,
});
export type PinnedRubric = z.infer<typeof pinnedRubricSchema>;

const withoutUid = { uid: uid.nullish() };

const countRows = (categories: readonly { rows: readonly unknown[] }[]) =>
  categories.reduce((sum, { rows }) => sum + rows.length, 0);

/**
 * What is sent of a rubric; fields left out stay as they are. `revision` is the one the change is based on, 0 on the
 * first save. Clients that know the specification's fields alone need neither our uids nor a revision: columns,
 * categories and rows without a uid are those of the same name or texts, or else those that stand in the same place,
 * and beyond them new ones. Texts that a row lacks are blank; words beyond the columns are refused.
 */
export const rubricDraftSchema = z.object({
  uid: uid.nullish(),
  revision: revision.optional(),
  name: line().optional(),
  row_name: line().optional(),
  columns: z.array(rubricColumnSchema.extend(withoutUid)).max(MAX_RUBRIC_COLUMNS).optional(),
  categories: z
    .array(
      rubricCategorySchema.extend({
        ...withoutUid,
        rows: z
          .array(
            rubricRowSchema
              .partial({ cols: true, textbox_label: true })
              .extend({ ...withoutUid, next_steps: rubricRowSchema.shape.next_steps.optional() }),
          )
          .max(MAX_RUBRIC_ROWS)
          .default([]),
      }),
    )
    .max(MAX_RUBRIC_CATEGORIES)
    .refine(
      (categories) => countRows(categories) <= MAX_ALL_RUBRIC_ROWS,
      `A rubric holds at most ${MAX_ALL_RUBRIC_ROWS} rows.`,
    )
    .optional(),
  /**
   * Texts and steps stand under the columns as they are sent. Otherwise a row of which they are just those that are
   * stored has them go along with their columns.
   */
  are_cells_aligned: z.boolean().optional(),
  /** Whose a new one is; the caller's own place when left out. */
  config_entity: z.enum(configEntities).optional(),
  config_uid: uid.optional(),
  /** Rows and columns that go: what takes the place of each, so that growth reads on; null where nothing does. */
  replaced: z.record(uid, uid.nullable()).optional(),
});
export type RubricDraft = z.infer<typeof rubricDraftSchema>;

/** One structure that a rubric had, and how what was scored by the one before reads in it. */
export const rubricVersionSchema = z.object({
  version: z.number().int().min(1),
  content: rubricContentSchema,
  /** Uids of rows and columns of the version before by what they are in this one; null for what is gone. */
  rows: z.record(uid, uid.nullable()),
  columns: z.record(uid, uid.nullable()),
  created_at: moment,
  /** How many instances are of it. */
  instances: z.number().int(),
});
export type RubricVersion = z.infer<typeof rubricVersionSchema>;
