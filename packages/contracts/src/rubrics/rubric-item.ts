import { z } from 'zod';
import { richText, uid } from '../fields';

/** What was noted and scored in one row. */
export const rubricItemSchema = z.object({
  /** Uid of the row; ours, so that a score stays with its row wherever that moves. */
  row_uid: uid,
  /** Index of the chosen column; null for none. */
  checked: z.number().int().min(0).nullable(),
  /** There was nothing to see of it: a choice of its own, kept apart from a row nobody looked at. */
  not_observed: z.boolean(),
  notes: richText,
});
export type RubricItem = z.infer<typeof rubricItemSchema>;

/** Per category, per row, in the rubric's order. */
export const rubricItemsSchema = z.array(z.array(rubricItemSchema));
export type RubricItems = z.infer<typeof rubricItemsSchema>;

/** Items as they are sent: those without a `row_uid` belong to the row that stands there; rows left out stay as they are. */
export const rubricItemsDraftSchema = z.array(
  z.array(
    rubricItemSchema.partial({ checked: true, not_observed: true, notes: true }).extend({
      row_uid: uid.nullish(),
      checked: z.number().int().min(0).nullish(),
      /** Uid of the column that `checked` counts to: it is meant wherever that stands by now. */
      column_uid: uid.optional(),
      notes: richText.nullish(),
    }),
  ),
);
export type RubricItemsDraft = z.infer<typeof rubricItemsDraftSchema>;
