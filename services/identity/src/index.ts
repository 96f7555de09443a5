export { importPeople } from './import/import-people';
export type { ImportedOrganization, ImportedPerson } from './import/imported';
export { reannouncePeople } from './import/reannounce-people';
export { identityService } from './service';
