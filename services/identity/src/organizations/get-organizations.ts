import { isStaff } from '@coaching/access';
import { type Actor, comparable } from '@coaching/contracts';
import { findPage, type Handler, searchFilter } from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import type { Programs } from '../programs/programs-repository';
import type { OrganizationRecord } from './organization-record';
import type { Organizations } from './organizations-repository';
import { presentListedOrganization } from './present-organization';

interface Parts {
  organizations: Organizations;
  programs: Programs;
}

/** Organisations are for those who are in them, and for staff. */
const visibleTo = (actor: Actor): QueryFilter<OrganizationRecord> =>
  isStaff(actor) ? {} : { uid: { $in: actor.schools.map(({ organization_uid }) => organization_uid) } };

export const getOrganizations =
  ({ organizations, programs }: Parts): Handler<'getOrganizations'> =>
  async ({ actor, query }) => {
    const search = searchFilter<OrganizationRecord>(comparable(query.query), [
      'keys.name',
      'keys.short_name',
      'keys.region',
    ]);
    const { rows, total } = await findPage(organizations.model, {
      filter: { $and: [visibleTo(actor), search] },
      query,
      sorts: { name: 'keys.name', short_name: 'keys.short_name', region: 'keys.region' },
    });
    const all = await programs.ofAll(rows.map(({ uid }) => uid));
    return {
      organizations: rows.map((row) =>
        presentListedOrganization(
          row,
          all.filter(({ organization_uid }) => organization_uid === row.uid),
        ),
      ),
      total,
    };
  };
