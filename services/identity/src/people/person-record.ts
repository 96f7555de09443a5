import type { Role } from '@coaching/contracts';

/** A person's place in an organisation, with its name and those of its programs. */
export interface SchoolRecord {
  organization_uid: string;
  organization_name: string;
  roles: Role[];
  programs: { program_uid: string; program_name: string; roles: Role[] }[];
}

/** What a person pays for; both days count. */
export interface LicenseRecord {
  product: string;
  start_date: Date;
  end_date: Date;
}

/** A person as the collection `users` holds them. */
export interface PersonRecord {
  uid: string;
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
  /** Uids of the coaches who invited this person. */
  coaches: string[];
  /** Where they start working after signing in; null leaves it to the first of their organisations. */
  default_organization_uid: string | null;
  /** Argon2id in PHC form; null until they choose a password. */
  password_hash: string | null;
  /** Counts up when every session of theirs must end; absent in records older than it, which is 0. */
  session_epoch?: number;
  /** What lists sort and search by: lower case and without accents. */
  keys: { first_name: string; last_name: string; username: string; email: string };
  revision: number;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  /** Uid of who deleted them. */
  deleted_by: string | null;
}
