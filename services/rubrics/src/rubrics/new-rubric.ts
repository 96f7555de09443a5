import type { ToolOwner } from '@coaching/access';
import type { RubricContent } from '@coaching/contracts';
import type { RubricRecord } from './rubric-record';

/** A rubric as it starts: its first version, by which nobody was scored. */
export const newRubric = (
  uid: string,
  content: RubricContent,
  owner: ToolOwner,
  now: Date,
): RubricRecord => ({
  uid,
  ...content,
  ...owner,
  version: 1,
  used: false,
  replaced: [],
  column_orders: [{ revision: 1, columns: content.columns.map((column) => column.uid) }],
  version_since: now,
  revision: 1,
  created_at: now,
  updated_at: now,
  deleted_at: null,
  deleted_by: null,
});
