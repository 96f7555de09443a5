export { importPeople } from './import/import-people';
export type { ImportedOrganization, ImportedPerson } from './import/imported';
export { identityService as service } from './service';
