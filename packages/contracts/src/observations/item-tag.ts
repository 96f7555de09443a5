import { z } from 'zod';
import { text, uid } from '../fields';
import { MAX_ITEM_TAGS, MAX_TAG_NAME } from './limits';

/** A rubric's row that a line of a script is evidence for. */
export const itemTagSchema = z.object({
  /** Uid of the rubric, which is its tool's. */
  rubric_uid: uid,
  row_uid: uid,
  /** What the row was called when the line was tagged; a longer name is cut, between two signs. */
  row_name: text().overwrite((name) => [...name.trim()].slice(0, MAX_TAG_NAME).join('')),
});
export type ItemTag = z.infer<typeof itemTagSchema>;

/** The rows that one line is evidence for. */
export const itemTagsSchema = z
  .array(itemTagSchema)
  .max(MAX_ITEM_TAGS, `A line carries at most ${MAX_ITEM_TAGS} tags.`);
