import { cedar, signedIn, staff, without } from './everybody';
import { rowsOf } from './row';

const organization = { id: 'demo-cedar-grove' };
const inCedar = { org: 'demo-cedar-grove' };
const program = { ...inCedar, id: 'demo-cedar-secondary' };
const admins = ['admin', ...staff] as const;
const toElementary = { entity_type: 'program', uid: 'demo-cedar-elementary' } as const;
const invited = {
  users: [{ email: 'matrix-{who}@example.org' }],
  role: 'Coachee',
  entity: toElementary,
} as const;
const list = { role: invited.role, entity: toElementary };
const row = { number: 1, first_name: 'Ro', last_name: 'Wan', email: 'list-of-{who}@example.org' };
const coachee = { user_uid: 'demo-coachee', entity: toElementary };

/** Organisations, programs and who is in them: Cedar Grove and its two programs. */
export const placeRows = rowsOf({
  getOrganizations: { answered: signedIn },
  getOrganization: { params: organization, answered: [...cedar, ...staff] },
  saveOrganization: [
    {
      of: 'Cedar Grove',
      body: { organization: { uid: organization.id, region: 'North' } },
      answered: admins,
    },
    {
      of: 'a new one',
      body: {
        organization: { uid: '{new}', name: 'New of {who}', short_name: 'New {who}', subdomain: 'new-{who}' },
      },
      answered: staff,
    },
  ],
  deleteOrganization: {
    params: organization,
    answered: staff,
    undo: { by: 'superuser', call: 'undeleteOrganization', params: organization },
  },
  undeleteOrganization: { params: organization, answered: staff },
  getPrograms: { params: inCedar, answered: [...cedar, ...staff] },
  getProgram: {
    params: program,
    answered: ['coach', 'otherCoach', 'otherCoachee', 'otherProgramAdmin', ...admins],
  },
  saveProgram: [
    {
      of: 'one that is there',
      params: inCedar,
      body: { program: { uid: program.id, program_type: 'Mathematics' } },
      answered: ['otherProgramAdmin', ...admins],
    },
    {
      of: 'a new one',
      params: inCedar,
      body: { program: { uid: '{new}', program_name: 'New of {who}' } },
      answered: admins,
    },
  ],
  deleteProgram: {
    params: program,
    answered: admins,
    undo: { by: 'superuser', call: 'undeleteProgram', params: program },
  },
  undeleteProgram: { params: program, answered: admins },
  addInviteUsers: { body: invited, answered: ['programAdmin', ...admins] },
  previewInviteUsers: { body: invited, answered: ['programAdmin', ...admins] },
  previewImport: {
    body: { ...list, uid: '{new}', rows: [row] },
    answered: ['programAdmin', ...admins],
  },
  commitImport: { body: { uid: 'list-of-another', checksum: '' }, answered: [] },
  takeBackImport: { body: { uid: 'list-of-another' }, answered: [] },
  // Whoever knows the place; whose imports they see there is tested with the call.
  getImports: {
    query: { entity_type: toElementary.entity_type, entity_uid: toElementary.uid },
    answered: [...without(cedar, 'otherProgramAdmin'), ...staff],
  },
  getImport: { params: { uid: 'list-of-another' }, answered: [] },
  getImportRows: { params: { uid: 'list-of-another' }, answered: [] },
  removeUser: {
    body: coachee,
    answered: ['programAdmin', ...admins],
    undo: { call: 'undoRemoveUser', body: coachee },
  },
  undoRemoveUser: { body: coachee, answered: [] },
  leavePlace: { body: { entity: { entity_type: 'program', uid: 'demo-nowhere' } }, answered: [] },
  setRoles: { body: { ...coachee, roles: ['Coachee'] }, answered: ['programAdmin', ...admins] },
});
