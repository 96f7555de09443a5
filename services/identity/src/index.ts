export { type ImportedOrganization, type ImportedPerson, importPeople } from './import/import-people';
export { reannouncePeople } from './import/reannounce-people';
export { identityService } from './service';
