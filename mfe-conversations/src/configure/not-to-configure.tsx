import type { Interview } from '@coaching/contracts';
import { NotForViewer } from '@coaching/interaction-kit/configuration';
import { titleOf } from '@coaching/interaction-kit/facts';
import { ContentColumn, PageHeader } from '@coaching/ui-kit';
import { interviewKind } from '../interview/interview-kind';
import { TemplatePreview } from '../templates/template-preview';

/** What stands in the place of the configuration for who may read it only: a template's preview. */
export function NotToConfigure({ interview }: { interview: Interview }) {
  if (interview.template) return <TemplatePreview template={interview} />;
  const answers = interview.revision > 0 ? `/questions/answers/${interview.uid}` : null;
  return (
    <>
      <PageHeader
        title={titleOf(interview, interviewKind)}
        {...(answers && { back: { href: answers, label: 'Back to the answers' } })}
      />
      <ContentColumn>
        <NotForViewer kind={interviewKind} interaction={interview} href={answers} />
      </ContentColumn>
    </>
  );
}
