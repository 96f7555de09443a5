import type { License, Role } from '@coaching/contracts';

/** An organisation to bring in, with its programs. */
export interface ImportedOrganization {
  uid: string;
  name: string;
  short_name: string;
  subdomain?: string;
  org_domain?: string;
  region?: string;
  logo?: string | null;
  has_resources?: boolean;
  programs: readonly {
    uid: string;
    program_name: string;
    program_type?: string;
    course_code?: string | null;
  }[];
}

/** A person to bring in; what is left out is made from the rest. */
export interface ImportedPerson {
  uid: string;
  email: string;
  first_name: string;
  last_name: string;
  /** First and last name unless given. */
  username?: string;
  /** First letters unless given. */
  initials?: string;
  picture?: string | null;
  roles: readonly Role[];
  schools: readonly {
    organization_uid: string;
    roles: readonly Role[];
    programs: readonly { program_uid: string; roles: readonly Role[] }[];
  }[];
  licenses: readonly License[];
  /** Uids of the coaches who invited them. */
  coaches: readonly string[];
  default_organization_uid?: string | null;
  password: string;
}
