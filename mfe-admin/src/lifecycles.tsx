import { defineRemote } from '@coaching/mfe-kit';
import { lazy } from 'react';
import { Route } from 'react-router';

const AuditPage = lazy(() => import('./audit/audit-page'));
const CaseloadPage = lazy(() => import('./caseload/caseload-page'));
const EntityResourcesPage = lazy(() => import('./resources/entity-resources-page'));
const NewOrganizationPage = lazy(() => import('./organizations/new-organization-page'));
const NewProgramPage = lazy(() => import('./programs/new-program-page'));
const OrganizationPage = lazy(() => import('./organizations/organization-page'));
const OrganizationsPage = lazy(() => import('./organizations/organizations-page'));
const PlatformResourcesPage = lazy(() => import('./resources/platform-resources-page'));
const ProgramPage = lazy(() => import('./programs/program-page'));
const RecycleBinPage = lazy(() => import('./recycle-bin/recycle-bin-page'));
const UploadPage = lazy(() => import('./upload/upload-page'));
const ToolsPage = lazy(() => import('./tool-sets/tools-page'));
const UserPage = lazy(() => import('./users/manage/user-page'));
const UsersPage = lazy(() => import('./users/users-page'));

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
