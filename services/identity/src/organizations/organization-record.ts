/** An organisation as the collection `organizations` holds it. */
export interface OrganizationRecord {
  uid: string;
  name: string;
  short_name: string;
  logo: string | null;
  has_resources: boolean;
  revision: number;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  deleted_by: string | null;
}
