import { mayManageOrganizations } from '@coaching/access';
import { newUid } from '@coaching/contracts';
import { useSession } from '@coaching/mfe-kit';
import { ContentColumn, EmptyState, PageHeader } from '@coaching/ui-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { OrganizationForm } from './organization-form';

const none = { name: '', short_name: '', subdomain: '', org_domain: '', region: '', logo: null };

/** Makes an organisation (spec 2 section 2). */
export default function NewOrganizationPage() {
  const { actor } = useSession();
  const navigate = useNavigate();
  // The same however often it is sent, so that an answer that was lost makes no second one.
  const [organization] = useState(() => ({ uid: newUid(), ...none, programs: [], has_resources: false }));
  return (
    <>
      <PageHeader title="New Organization" back={{ href: '/organization', label: 'Organizations' }} />
      <ContentColumn>
        {mayManageOrganizations(actor) ? (
          <OrganizationForm
            organization={organization}
            isNew
            onSaved={({ uid }) => void navigate(`/organization/${uid}`, { replace: true })}
          />
        ) : (
          <EmptyState>Superuser and Support make organizations.</EmptyState>
        )}
      </ContentColumn>
    </>
  );
}
