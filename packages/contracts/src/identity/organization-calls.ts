import { z } from 'zod';
import { defineCall } from '../call';
import { uid } from '../fields';
import { listQuery } from '../paging';
import {
  listedOrganizationSchema,
  managedOrganizationSchema,
  managedProgramSchema,
  organizationDraftSchema,
  programDraftSchema,
} from './managed-organization';

const common = { owner: 'identity', audience: 'signed-in' } as const;
const ofOne = z.object({ id: uid });
const ofProgram = z.object({ org: uid, id: uid });

/** Organisations and their programs (spec 2 section 7). */
export const organizationCalls = {
  getOrganizations: defineCall({
    ...common,
    method: 'GET',
    path: '/get_organizations',
    summary: 'Organisations the caller may see: their own, and all for staff.',
    query: listQuery(['name', 'short_name', 'region']),
    response: z.object({ organizations: z.array(listedOrganizationSchema), total: z.number().int() }),
  }),
  getOrganization: defineCall({
    ...common,
    method: 'GET',
    path: '/organization/:id',
    summary: 'One organisation, for those who are in it and for staff.',
    params: ofOne,
    response: z.object({ organization: managedOrganizationSchema }),
  }),
  saveOrganization: defineCall({
    ...common,
    method: 'POST',
    path: '/organization',
    summary:
      'Make or change an organisation; what is left out stays. Superuser and Support make one and say its name, short name, subdomain and email domain, its Organization Admin the rest.',
    body: z.object({ organization: organizationDraftSchema }),
    response: z.object({ org: managedOrganizationSchema }),
  }),
  deleteOrganization: defineCall({
    ...common,
    method: 'DELETE',
    path: '/organization/:id',
    summary: 'Move an organisation with its programs to the recycle bin: Superuser and Support.',
    params: ofOne,
    response: z.object({ ok: z.literal(true) }),
  }),
  undeleteOrganization: defineCall({
    ...common,
    method: 'POST',
    path: '/organization/:id/undelete',
    summary: 'Bring an organisation back, with the programs that were deleted along.',
    params: ofOne,
    response: z.object({ organization: managedOrganizationSchema }),
  }),
  getPrograms: defineCall({
    ...common,
    method: 'GET',
    path: '/organization/:org/programs',
    summary: 'Programs of an organisation: all for staff and its Organization Admin, else those one is in.',
    params: z.object({ org: uid }),
    query: listQuery(['program_name', 'program_type']),
    response: z.object({ programs: z.array(managedProgramSchema), total: z.number().int() }),
  }),
  getProgram: defineCall({
    ...common,
    method: 'GET',
    path: '/organization/:org/program/:id',
    summary: 'One program of an organisation, for those who see it in the list of its programs.',
    params: ofProgram,
    response: z.object({ program: managedProgramSchema }),
  }),
  saveProgram: defineCall({
    ...common,
    method: 'POST',
    path: '/organization/:org/program',
    summary:
      'Make or change a program; what is left out stays. Staff and the Organization Admin make one, its Program Admin may change it. How often an organisation tries course codes is limited.',
    params: z.object({ org: uid }),
    body: z.object({ program: programDraftSchema }),
    response: z.object({ program: managedProgramSchema }),
  }),
  deleteProgram: defineCall({
    ...common,
    method: 'DELETE',
    path: '/organization/:org/program/:id',
    summary: 'Move a program to the recycle bin: staff and the Organization Admin.',
    params: ofProgram,
    response: z.object({ ok: z.literal(true) }),
  }),
  undeleteProgram: defineCall({
    ...common,
    method: 'POST',
    path: '/organization/:org/program/:id/undelete',
    summary: 'Bring a program back; refused while its organisation is deleted.',
    params: ofProgram,
    response: z.object({ program: managedProgramSchema }),
  }),
} as const;
