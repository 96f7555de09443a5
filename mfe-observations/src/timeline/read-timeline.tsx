import type { Observation } from '@coaching/contracts';
import type { SavingState } from '@coaching/mfe-kit/autosave';
import type { LiveState } from '@coaching/mfe-kit/live';
import { ContentColumn, EmptyState, Icon, IconButton, PageHeader, RichTextView } from '@coaching/ui-kit';
import { IconPrinter } from '@tabler/icons-react';
import { PrintedSteps } from '../action-steps/printed-steps';
import { StepsButton } from '../action-steps/steps-button';
import { useActionSteps } from '../action-steps/use-action-steps';
import { LiveMark } from '../live/live-mark';
import { NewLines } from '../live/new-lines';
import { titleOf } from '../observation/observation-title';
import type { ViewerRole } from '../observation/viewer-role';
import { useNames } from '../visibility/use-names';
import { VisibilityLine } from '../visibility/visibility-line';
import { visibilityWords } from '../visibility/visibility-words';
import { about } from './about';
import { Script } from './items/script';
import { shownNotes } from './notes/shown-notes';
import classes from './observation-page.module.css';
import { PrintableTimeline } from './print/printable-timeline';

interface ReadTimelineProps {
  observation: Observation;
  role: ViewerRole;
  live: LiveState;
  state: SavingState;
}

/** An observation for somebody who reads it, as it grows: no editing, no timer, no toggles (spec 1 section 4). */
export function ReadTimeline({ observation, role, live, state }: ReadTimelineProps) {
  const notes = shownNotes(role, null);
  const actionSteps = useActionSteps(observation.uid);
  const names = useNames(observation);
  const { end_timestamp, additional_information, items } = observation;
  const isBeingWritten = end_timestamp === null;
  const words = visibilityWords(observation, names, { viewer: role, sharing: 'shared', isBeingWritten });
  return (
    <>
      <div className={classes.screen}>
        <PageHeader
          title={titleOf(observation)}
          subtitle={about(observation, role === 'coachee')}
          back={{ href: '/interactions', label: 'Back to the interactions' }}
          aside={
            <>
              <LiveMark observation={observation} live={live} state={state} />
              <StepsButton observation={observation} viewer={role} actionSteps={actionSteps} />
              <IconButton label="Print" onClick={() => window.print()}>
                <Icon of={IconPrinter} />
              </IconButton>
            </>
          }
          below={<VisibilityLine words={words} sharing="shared" />}
        />
        <ContentColumn>
          {additional_information && (
            <div className={classes.information}>
              <RichTextView html={additional_information} />
            </div>
          )}
          {items.length === 0 ? (
            <EmptyState>
              {isBeingWritten
                ? 'Nothing has been written yet. It appears here as the coach writes.'
                : 'Nothing has been written.'}
            </EmptyState>
          ) : (
            <Script observation={observation} actions={null} place={null} shownNotes={notes} />
          )}
          <NewLines items={items} />
        </ContentColumn>
      </div>
      <PrintableTimeline observation={observation} notes={notes}>
        <PrintedSteps observation={observation} value={actionSteps.value} />
      </PrintableTimeline>
    </>
  );
}
