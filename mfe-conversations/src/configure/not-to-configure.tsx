import type { Interview } from '@coaching/contracts';
import { titleOf } from '@coaching/interaction-kit/facts';
import { Button, ContentColumn, EmptyState, Link, PageHeader } from '@coaching/ui-kit';
import { interviewKind } from '../interview/interview-kind';
import { TemplatePreview } from '../templates/template-preview';

/** What stands in the place of the configuration for who may read it only: a template's preview. */
export function NotToConfigure({ interview }: { interview: Interview }) {
  if (interview.template) return <TemplatePreview template={interview} />;
  const answers = `/questions/answers/${interview.uid}`;
  return (
    <>
      <PageHeader
        title={titleOf(interview, interviewKind)}
        back={{ href: answers, label: 'Back to the answers' }}
      />
      <ContentColumn>
        <EmptyState
          action={
            <Button component={Link} href={answers} variant="default">
              Read the conversation
            </Button>
          }
        >
          Only the coach of a conversation can change it.
        </EmptyState>
      </ContentColumn>
    </>
  );
}
