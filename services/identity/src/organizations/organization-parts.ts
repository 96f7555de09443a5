import type { ServiceContext } from '@coaching/service-kit';
import type { Programs } from '../programs/programs-repository';
import type { Organizations } from './organizations-repository';

/** What the calls about organisations and programs need. */
export interface OrganizationParts {
  organizations: Organizations;
  programs: Programs;
  context: ServiceContext;
}
