import type { Observation } from '@coaching/contracts';
import { ContentColumn, EmptyState, Icon, IconButton, PageHeader, RichTextView } from '@coaching/ui-kit';
import { IconPrinter } from '@tabler/icons-react';
import { PrintedSteps } from '../action-steps/printed-steps';
import { StepsButton } from '../action-steps/steps-button';
import { useActionSteps } from '../action-steps/use-action-steps';
import { titleOf } from '../observation/observation-title';
import type { ViewerRole } from '../observation/viewer-role';
import { about } from './about';
import { Script } from './items/script';
import { shownNotes } from './notes/shown-notes';
import classes from './observation-page.module.css';
import { PrintableTimeline } from './print/printable-timeline';

/** An observation for somebody who reads it: no editing, no timer, no toggles (spec 1 section 4). */
export function ReadTimeline({ observation, role }: { observation: Observation; role: ViewerRole }) {
  const notes = shownNotes(role, null);
  const actionSteps = useActionSteps(observation.uid);
  return (
    <>
      <div className={classes.screen}>
        <PageHeader
          title={titleOf(observation)}
          subtitle={about(observation, role === 'coachee')}
          back={{ href: '/interactions', label: 'Back to the interactions' }}
          aside={
            <>
              <StepsButton observation={observation} viewer={role} actionSteps={actionSteps} />
              <IconButton label="Print" onClick={() => window.print()}>
                <Icon of={IconPrinter} />
              </IconButton>
            </>
          }
        />
        <ContentColumn>
          {observation.additional_information && (
            <div className={classes.information}>
              <RichTextView html={observation.additional_information} />
            </div>
          )}
          {observation.items.length === 0 ? (
            <EmptyState>Nothing has been written yet.</EmptyState>
          ) : (
            <Script observation={observation} actions={null} place={null} shownNotes={notes} />
          )}
        </ContentColumn>
      </div>
      <PrintableTimeline observation={observation} notes={notes}>
        <PrintedSteps observation={observation} value={actionSteps.value} />
      </PrintableTimeline>
    </>
  );
}
