/** A program as the collection `programs` holds it. */
export interface ProgramRecord {
  uid: string;
  program_name: string;
  organization_uid: string;
  revision: number;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  deleted_by: string | null;
}
