import type { Interview } from '@coaching/contracts';
import { titleOf } from '@coaching/interaction-kit/facts';
import { Button, ContentColumn, EmptyState, Link, PageHeader, RichTextView } from '@coaching/ui-kit';
import { useState } from 'react';
import { placeOf } from '../configure/place-of';
import { interviewKind } from '../interview/interview-kind';
import { questionGroups } from '../questions/question-groups';
import { useTool } from '../tool/use-tool';
import { beginsFrom } from './begins-from';
import { HideTemplateButton } from './hide-template-button';
import { offeredTo } from './template-choices';
import classes from './template-preview.module.css';
import { useCopyTemplate } from './use-copy-template';

/** A template for who may not change it: its questions to read, and the way to a copy of one's own (spec 2 section 6). */
export function TemplatePreview({ template }: { template: Interview }) {
  const { isCopying, copy } = useCopyTemplate();
  const [hidden_orgs, setHidden] = useState(template.hidden_orgs);
  return (
    <>
      <PageHeader
        title={titleOf(template, interviewKind)}
        subtitle={`Template · ${offeredTo(template)} · ${template.user_embed.username}`}
        back={{ href: placeOf(template), label: 'Back to the tool' }}
        aside={
          <>
            <Button variant="default" loading={isCopying} onClick={() => copy(template.uid)}>
              Copy and edit
            </Button>
            <HideTemplateButton template={{ uid: template.uid, hidden_orgs }} onHidden={setHidden} />
          </>
        }
        action={
          <Button component={Link} href={beginsFrom(template)}>
            Start conversation
          </Button>
        }
      />
      <ContentColumn>
        <TemplateQuestions template={template} />
      </ContentColumn>
    </>
  );
}

/** What a template asks, to read. @param heading the level of its categories' names: one below what it stands under */
export function TemplateQuestions({
  template,
  heading: Heading = 'h2',
}: {
  template: Interview;
  heading?: 'h2' | 'h3';
}) {
  const { tool } = useTool(template);
  if (template.questions.length === 0) return <EmptyState>This template asks nothing yet.</EmptyState>;
  const groups = questionGroups(template.questions, tool ?? null);
  // Numbered through, as they are when they are asked.
  const firstOf = (at: number) =>
    groups.slice(0, at).reduce((sum, { questions }) => sum + questions.length, 1);
  return groups.map(({ category, name, questions }, at) => (
    <section key={category ?? ''} className={classes.group} aria-label={name ?? 'Questions'}>
      {name && <Heading>{name}</Heading>}
      <ol className={classes.list} start={firstOf(at)}>
        {questions.map(({ uid, question }) => (
          <li key={uid}>
            <RichTextView html={question} />
          </li>
        ))}
      </ol>
    </section>
  ));
}
