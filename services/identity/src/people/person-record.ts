import { type Role, roles } from '@coaching/contracts';
import { type Entity, entityIn, within } from '@coaching/service-kit';

/** A person's place in an organisation, with its name and those of its programs. */
export interface SchoolRecord {
  organization_uid: string;
  organization_name: string;
  roles: Role[];
  /** Of the organisation as it is now (`inLivingPlace`); never stored. */
  counts_only?: boolean;
  programs: { program_uid: string; program_name: string; roles: Role[] }[];
}

/** What a person pays for; both days count. */
export interface LicenseRecord {
  product: string;
  start_date: Date;
  end_date: Date;
  /** Billing grants it and may take it back; others were given at an import. */
  is_billed?: boolean;
}

/** A person as the collection `users` holds them. */
export interface PersonRecord extends Entity {
  email: string;
  first_name: string;
  last_name: string;
  username: string;
  initials: string;
  picture: string | null;
  /** Roles over the whole platform. */
  roles: Role[];
  schools: SchoolRecord[];
  /** Ways to sign in; for `system` 'email', `system_key` is the address in lower case. */
  uams: { system: string; system_key: string }[];
  licenses: LicenseRecord[];
  /** Billing's revision that the licences are from; an older word of it is ignored. */
  licenses_revision?: number;
  /** Uids of the coaches who invited this person. */
  coaches: string[];
  /** Where they start working after signing in; null leaves it to the first of their organisations. */
  default_organization_uid: string | null;
  /** Argon2id in PHC form; null until they choose a password. */
  password_hash: string | null;
  /** Counts up when every session of theirs must end; records older than it are read with 0. */
  session_epoch: number;
  /** Since when they are locked out; null, or not there, while they are not. */
  disabled_at?: Date | null;
  /** When they signed in for the first time, as far as that was noted; null, or not there, before. */
  first_signed_in_at?: Date | null;
  keys: PersonKeys;
}

/** What lists sort and search by: lower case and without accents. Made when a person is stored (`keysOf`). */
export interface PersonKeys {
  first_name: string;
  last_name: string;
  username: string;
  email: string;
  /** Where they stand (`standingOf`). Indexes alone look at this and the next; people are read without. */
  lists?: string[];
  groups?: string[];
  /** Each word of what they are called (`findsOf`). */
  finds?: string[];
}

/** Of somebody who is not stored yet. */
export const noKeys: PersonKeys = { first_name: '', last_name: '', username: '', email: '' };

/** Is locked out by staff. */
export const isDisabled = ({ disabled_at }: PersonRecord) => (disabled_at ?? null) !== null;

const rolesField = [{ type: String, enum: roles }];

const schoolSchema = within<SchoolRecord>({
  organization_uid: { type: String, required: true },
  organization_name: { type: String, required: true },
  roles: rolesField,
  counts_only: Boolean,
  programs: [
    within<SchoolRecord['programs'][number]>({
      program_uid: { type: String, required: true },
      program_name: { type: String, required: true },
      roles: rolesField,
    }),
  ],
});

const loginSchema = within<PersonRecord['uams'][number]>({
  system: { type: String, required: true },
  system_key: { type: String, required: true },
});

const licenseSchema = within<LicenseRecord>({
  product: { type: String, required: true },
  start_date: { type: Date, required: true },
  end_date: { type: Date, required: true },
  is_billed: { type: Boolean },
});

const keysSchema = within<PersonKeys>({
  first_name: String,
  last_name: String,
  username: String,
  email: String,
  lists: { type: [String], default: undefined },
  groups: { type: [String], default: undefined },
  finds: { type: [String], default: undefined },
});

export const personSchema = entityIn<PersonRecord>('users', {
  email: { type: String, required: true },
  first_name: { type: String, default: '' },
  last_name: { type: String, default: '' },
  username: { type: String, default: '' },
  initials: { type: String, default: '' },
  picture: { type: String, default: null },
  roles: rolesField,
  schools: [schoolSchema],
  uams: [loginSchema],
  licenses: [licenseSchema],
  licenses_revision: { type: Number },
  coaches: [String],
  default_organization_uid: { type: String, default: null },
  password_hash: { type: String, default: null },
  session_epoch: { type: Number, default: 0 },
  disabled_at: { type: Date, default: null },
  first_signed_in_at: { type: Date, default: null },
  keys: { type: keysSchema, required: true },
});
// One living person per address; a deleted one keeps theirs without blocking it.
personSchema.index({ 'uams.system_key': 1 }, { unique: true, partialFilterExpression: { deleted_at: null } });
personSchema.index({ coaches: 1 });
personSchema.index({ 'schools.organization_uid': 1, 'keys.last_name': 1, uid: 1 });
personSchema.index({ 'schools.programs.program_uid': 1, 'keys.last_name': 1, uid: 1 });

/** Columns by which people are listed, and the field of each. */
export const personSorts = {
  last_name: 'keys.last_name',
  first_name: 'keys.first_name',
  username: 'keys.username',
  email: 'keys.email',
} as const;
export type PersonColumn = keyof typeof personSorts;

/** The index that a list is read along in the order of a column. */
export const listIndex = (column: PersonColumn): Record<string, 1> => ({
  'keys.lists': 1,
  [personSorts[column]]: 1,
  uid: 1,
});
/** The index that a part of a list is read along, in the order that lists begin with. */
export const groupIndex: Record<string, 1> = { 'keys.groups': 1, 'keys.last_name': 1, uid: 1 };
/** The index that people are found by a word of their names along, in the order that lists begin with. */
export const findIndex: Record<string, 1> = { 'keys.finds': 1, 'keys.last_name': 1, uid: 1 };

for (const column of Object.keys(personSorts) as PersonColumn[]) personSchema.index(listIndex(column));
personSchema.index(groupIndex);
personSchema.index(findIndex);

/** People are read without what only indexes look at, which is most of them. */
export const WITHOUT_LISTS = {
  _id: 0,
  'keys.lists': 0,
  'keys.groups': 0,
  'keys.finds': 0,
} as const;
