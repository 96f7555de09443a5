/** An organisation as the collection `organizations` holds it. */
export interface OrganizationRecord {
  uid: string;
  name: string;
  short_name: string;
  logo: string | null;
  has_resources: boolean;
  /** What lists sort and search by: lower case and without accents. */
  keys: { name: string; short_name: string };
  revision: number;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  deleted_by: string | null;
}
