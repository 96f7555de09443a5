import { mayEditOrganization } from '@coaching/access';
import { newUid } from '@coaching/contracts';
import { useSession } from '@coaching/mfe-kit';
import { ContentColumn, EmptyState, PageHeader } from '@coaching/ui-kit';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ProgramForm } from './program-form';

const none = { program_name: '', program_type: '', course_code: null };

/** Makes a program of an organisation (spec 2 section 2). */
export default function NewProgramPage() {
  const { organization_uid = '' } = useParams();
  const { actor } = useSession();
  const navigate = useNavigate();
  // The same however often it is sent, so that an answer that was lost makes no second one.
  const [program] = useState(() => ({ uid: newUid(), organization_uid, ...none }));
  const back = { href: `/organization/${organization_uid}#programs`, label: 'Organization' };
  return (
    <>
      <PageHeader title="New Program" back={back} />
      <ContentColumn>
        {mayEditOrganization(actor, organization_uid) ? (
          <ProgramForm
            program={program}
            onSaved={({ uid }) =>
              void navigate(`/organization/${organization_uid}/program/${uid}`, { replace: true })
            }
          />
        ) : (
          <EmptyState>An Organization Admin makes programs.</EmptyState>
        )}
      </ContentColumn>
    </>
  );
}
