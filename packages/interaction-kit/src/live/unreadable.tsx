import { MESSAGES } from '@coaching/contracts';
import { Button, ContentColumn, EmptyState, Link, PageHeader } from '@coaching/ui-kit';
import { IconEyeOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ScreenKind } from '../kind';

interface UnreadableProps {
  kind: ScreenKind;
  /** It could be read until a moment ago. */
  wasReadable: boolean;
  /** Asks once more; left out where that is of no use. */
  onLookAgain?: () => void;
  /** What is still here of it, such as words that could not be saved. */
  children?: ReactNode;
}

/** What stands in the place of an interaction that is not this person's to read, or not any longer. */
export function Unreadable({ kind, wasReadable, onLookAgain, children }: UnreadableProps) {
  return (
    <>
      <PageHeader title={kind.heading} back={{ href: '/interactions', label: 'Back to the interactions' }} />
      <ContentColumn>
        <div role={wasReadable ? 'status' : undefined}>
          <EmptyState
            icon={IconEyeOff}
            action={
              onLookAgain ? (
                <Button variant="default" onClick={onLookAgain}>
                  Look again
                </Button>
              ) : (
                <Button component={Link} href="/interactions" variant="default">
                  Go to the interactions
                </Button>
              )
            }
          >
            {wasReadable
              ? `This ${kind.noun} is no longer here. It was deleted, or it is not shared with you any more.`
              : MESSAGES.notFound}
          </EmptyState>
        </div>
        {children}
      </ContentColumn>
    </>
  );
}
