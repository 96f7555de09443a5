/** A program as the collection `programs` holds it. */
export interface ProgramRecord {
  uid: string;
  program_name: string;
  organization_uid: string;
  /** What people type at sign-up to join as coachees, upper case; null when nobody can. */
  course_code: string | null;
  revision: number;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  deleted_by: string | null;
}
