import { z } from 'zod';
import { MAX_CELL_LENGTH, MAX_LIST_ROWS } from '../content/limits';
import { line, moment, text, uid } from '../fields';
import { peopleEntitySchema } from './invitation';
import { roleSchema } from './role';

const rowNumber = z.number().int().min(1).max(MAX_LIST_ROWS);
const cell = text().max(MAX_CELL_LENGTH);

/** A row of a list as it stands there, right or wrong; `role` and `program` only where the list has them. */
export const importRowSchema = z.strictObject({
  /** Its number below the heads, from 1. */
  number: rowNumber,
  first_name: cell,
  last_name: cell,
  email: cell,
  /** As what this one is brought in, where not as what all are. */
  role: cell.default(''),
  /** Programs of the organisation by their names, separated by `;`. */
  program: cell.default(''),
});
export type ImportRow = z.infer<typeof importRowSchema>;

/**
 * What importing a row does: `new` makes an account (or adds the place to one that the caller does not see), `changed`
 * changes somebody whom they see, `there` changes nothing, and `invalid` and `duplicate` are left out.
 */
export const importOutcomes = ['new', 'changed', 'there', 'invalid', 'duplicate'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/**
 * Where a row is: it waits; nothing was to be done with it; it was done; what it stood on was another by then, or it was refused, and nothing was done;
 * it was taken back; or it was left when the others were.
 */
export const importRowStates = [
  'waiting',
  'skipped',
  'done',
  'moved',
  'refused',
  'taken-back',
  'left',
] as const;
export type ImportRowState = (typeof importRowStates)[number];

/** One field of somebody who was there before: what it is, and what the import makes of it. */
export const importChangeSchema = z.object({
  field: z.enum(['first_name', 'last_name', 'roles', 'coaches']),
  /** Of what place, by its name; '' for what is of none. */
  place: z.string(),
  before: z.string(),
  after: z.string(),
});
export type ImportChange = z.infer<typeof importChangeSchema>;

/** A row with what importing it does. */
export const importedRowSchema = importRowSchema.extend({
  outcome: z.enum(importOutcomes),
  /** Why it is left out, was not done or was left, or what of it is left out; else ''. */
  message: z.string(),
  /** Who has the account, where the caller sees them; else ''. */
  username: z.string(),
  changes: z.array(importChangeSchema),
  state: z.enum(importRowStates),
});
export type ImportedRow = z.infer<typeof importedRowSchema>;

const count = z.number().int().min(0);

/** An import of a list of people: looked over (`preview`), being applied, done, or taken back wholly or in part. */
export const importSchema = z.object({
  uid,
  file_name: line(255),
  role: roleSchema,
  entity: peopleEntitySchema.nullable(),
  by: z.object({ uid, username: z.string() }),
  status: z.enum(['preview', 'running', 'done', 'taking-back', 'taken-back']),
  /** SHA-256, in hex, of all rows and what importing each does. */
  checksum: z.string(),
  /** Rows by their outcome. */
  outcomes: z.record(z.enum(importOutcomes), count),
  /** Rows by where they are. */
  states: z.record(z.enum(importRowStates), count),
  created_at: moment,
  /** When the last row of it was done; null before. */
  finished_at: moment.nullable(),
  /** Whether the caller may take it back now. */
  may_take_back: z.boolean(),
});
export type PeopleImport = z.infer<typeof importSchema>;

/** A row that was left when the others of its import were taken back, and why. */
export const leftRowSchema = importedRowSchema.pick({ number: true, username: true, message: true });
