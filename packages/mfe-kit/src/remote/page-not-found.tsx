import { MESSAGES } from '@coaching/contracts';
import { Button, ContentColumn, EmptyState, Link, PageHeader } from '@coaching/ui-kit';

/** The page of an address that leads nowhere. */
export function PageNotFound() {
  return (
    <>
      <PageHeader title="Page not found" />
      <ContentColumn>
        <EmptyState
          action={
            <Button component={Link} href="/" variant="default">
              Go to the start
            </Button>
          }
        >
          {MESSAGES.notFound}
        </EmptyState>
      </ContentColumn>
    </>
  );
}
