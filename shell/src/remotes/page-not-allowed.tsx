import { MESSAGES } from '@coaching/contracts';
import { Button, ContentColumn, EmptyState, Link, PageHeader } from '@coaching/ui-kit';

/** What somebody sees at an address that is not for them; the server refuses them too. */
export function PageNotAllowed() {
  return (
    <>
      <PageHeader title="Not for you" documentTitle="Not allowed" />
      <ContentColumn>
        <EmptyState
          action={
            <Button component={Link} href="/dashboard" variant="default">
              Go to my dashboard
            </Button>
          }
        >
          {MESSAGES.notAllowed}
        </EmptyState>
      </ContentColumn>
    </>
  );
}
