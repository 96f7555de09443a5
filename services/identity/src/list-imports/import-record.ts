import type { Place } from '@coaching/access';
import {
  type ImportOutcome,
  type ImportRowState,
  type PeopleEntity,
  type PeopleImport,
  type Role,
  roles,
} from '@coaching/contracts';
import { asChecked, storedIn } from '@coaching/service-kit';

/** Days for which a list that was looked over, and no more, is stored. */
const PREVIEW_DAYS = 2;
/** Days for which an import can be read and taken back. */
const IMPORT_DAYS = 90;

const DAY_MS = 24 * 60 * 60 * 1000;
export const previewExpires = (now: Date) => new Date(now.getTime() + PREVIEW_DAYS * DAY_MS);
export const importExpires = (now: Date) => new Date(now.getTime() + IMPORT_DAYS * DAY_MS);

/** An import of a list of people, in the collection `imports`. */
export interface ImportRecord {
  uid: string;
  /** Who brings the people in. */
  by: { uid: string; username: string };
  file_name: string;
  role: Role;
  /** Where to, as the call names it; null for the platform. */
  entity: PeopleEntity | null;
  place: Place;
  /** Uid of `entity`; '' for the platform. */
  entity_uid: string;
  status: PeopleImport['status'];
  /** '' until it is applied. */
  checksum: string;
  outcomes: Record<ImportOutcome, number>;
  states: Record<ImportRowState, number>;
  created_at: Date;
  finished_at: Date | null;
  expires_at: Date;
}

export const importSchema = storedIn<ImportRecord>('imports', {
  uid: { type: String, required: true },
  by: asChecked,
  file_name: { type: String, default: '' },
  role: { type: String, enum: roles },
  entity: { type: asChecked, default: null },
  place: asChecked,
  entity_uid: { type: String, default: '' },
  status: { type: String, required: true },
  checksum: { type: String, default: '' },
  outcomes: asChecked,
  states: asChecked,
  created_at: { type: Date, required: true },
  finished_at: { type: Date, default: null },
  expires_at: { type: Date, required: true },
});
importSchema.index({ uid: 1 }, { unique: true });
importSchema.index({ entity_uid: 1, created_at: -1, uid: -1 });
importSchema.index({ 'by.uid': 1, created_at: -1 }, { partialFilterExpression: { status: 'preview' } });
importSchema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });
