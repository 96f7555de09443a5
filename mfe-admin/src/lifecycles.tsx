import { defineRemote } from '@coaching/mfe-kit';
import { latePage } from '@coaching/ui-kit';
import { Route } from 'react-router';

const AuditPage = latePage(() => import('./audit/audit-page'));
const CaseloadPage = latePage(() => import('./caseload/caseload-page'));
const EntityResourcesPage = latePage(() => import('./resources/entity-resources-page'));
const NewOrganizationPage = latePage(() => import('./organizations/new-organization-page'));
const NewProgramPage = latePage(() => import('./programs/new-program-page'));
const OrganizationPage = latePage(() => import('./organizations/organization-page'));
const OrganizationsPage = latePage(() => import('./organizations/organizations-page'));
const PlatformResourcesPage = latePage(() => import('./resources/platform-resources-page'));
const ProgramPage = latePage(() => import('./programs/program-page'));
const RecycleBinPage = latePage(() => import('./recycle-bin/recycle-bin-page'));
const UploadPage = latePage(() => import('./upload/upload-page'));
const ToolsPage = latePage(() => import('./tool-sets/tools-page'));
const UserPage = latePage(() => import('./users/manage/user-page'));
const UsersPage = latePage(() => import('./users/users-page'));

export const { bootstrap, mount, unmount, update } = defineRemote({
  routes: (
    <>
      <Route path="/audit" element={<AuditPage />} />
      <Route path="/clients" element={<CaseloadPage />} />
      <Route path="/clients/:coach_uid" element={<CaseloadPage />} />
      <Route path="/entity_resources" element={<EntityResourcesPage />} />
      <Route path="/handle_upload" element={<UploadPage />} />
      <Route path="/organization" element={<OrganizationsPage />} />
      <Route path="/organization_new" element={<NewOrganizationPage />} />
      <Route path="/organization/:organization_uid" element={<OrganizationPage />} />
      <Route path="/organization/:organization_uid/new_program" element={<NewProgramPage />} />
      <Route path="/organization/:organization_uid/program/:program_uid" element={<ProgramPage />} />
      <Route path="/platform_resources" element={<PlatformResourcesPage />} />
      <Route path="/tools" element={<ToolsPage />} />
      <Route path="/undelete" element={<RecycleBinPage />} />
      <Route path="/user/:uid" element={<UserPage />} />
      <Route path="/user" element={<UsersPage />} />
    </>
  ),
});
