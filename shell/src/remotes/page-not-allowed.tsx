import { useSession } from '@coaching/mfe-kit';
import { Button, ContentColumn, EmptyState, Link, PageHeader } from '@coaching/ui-kit';
import { useLanding } from '../routing/use-landing';

/** What somebody sees at an address that is not for them; the server refuses them too. */
export function PageNotAllowed() {
  const landing = useLanding();
  const { schools } = useSession().actor;
  const whom = schools.length > 0 ? 'an administrator of your organization' : 'support';
  return (
    <>
      <PageHeader title="This page is not for your role" documentTitle="Not allowed" />
      <ContentColumn>
        <EmptyState
          action={
            <Button component={Link} href={landing} variant="default">
              Go to my start page
            </Button>
          }
        >
          {`If you need it for your work, ask ${whom}.`}
        </EmptyState>
      </ContentColumn>
    </>
  );
}
