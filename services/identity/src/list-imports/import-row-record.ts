import type { ImportedRow } from '@coaching/contracts';
import { asChecked, storedIn } from '@coaching/service-kit';
import type { PersonRecord } from '../people/person-record';

/** What of a person an import changes, as it was before. */
export type PersonBefore = Pick<
  PersonRecord,
  | 'first_name'
  | 'last_name'
  | 'username'
  | 'initials'
  | 'roles'
  | 'schools'
  | 'coaches'
  | 'default_organization_uid'
>;

/** What was done with the person of a row. */
export interface DoneWith {
  user_uid: string;
  /** The person's revision by it; another one says that they were changed since. */
  revision: number;
  /** What they were; null for who was made by it. */
  before: PersonBefore | null;
  at: Date;
}

/** A row of an import, in the collection `import_rows`. */
export interface ImportRowRecord extends ImportedRow {
  import_uid: string;
  /** Null while nothing is done, and of who was brought in in words alone. */
  done: DoneWith | null;
  /** The person took part in an interaction since. */
  has_interaction: boolean;
  expires_at: Date;
}

const text = { type: String, default: '' } as const;

export const importRowSchema = storedIn<ImportRowRecord>('import_rows', {
  import_uid: { type: String, required: true },
  number: { type: Number, required: true },
  first_name: text,
  last_name: text,
  email: text,
  role: text,
  program: text,
  outcome: { type: String, required: true },
  message: text,
  username: text,
  changes: asChecked,
  state: { type: String, required: true },
  done: { type: asChecked, default: null },
  has_interaction: { type: Boolean, default: false },
  expires_at: { type: Date, required: true },
});
importRowSchema.index({ import_uid: 1, number: 1 }, { unique: true });
importRowSchema.index({ import_uid: 1, state: 1, number: 1 });
importRowSchema.index({ import_uid: 1, email: 1 });
importRowSchema.index({ 'done.user_uid': 1 }, { partialFilterExpression: { state: 'done' } });
importRowSchema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });
