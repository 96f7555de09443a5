import type { Observation } from '@coaching/contracts';
import { PrintedSteps, useActionSteps } from '@coaching/interaction-kit/action-steps';
import { ReaderHeader } from '@coaching/interaction-kit/header';
import { shownNotes } from '@coaching/interaction-kit/notes';
import { PrintQuestion, usePrintRequest } from '@coaching/interaction-kit/print';
import type { ViewerRole } from '@coaching/interaction-kit/viewer';
import type { SavingState } from '@coaching/mfe-kit/autosave';
import type { LiveState } from '@coaching/mfe-kit/live';
import { ContentColumn, EmptyState, RichTextView } from '@coaching/ui-kit';
import { useMemo } from 'react';
import { observationKind } from '../observation/observation-kind';
import { Script } from './items/script';
import { NewLines } from './new-lines/new-lines';
import classes from './observation-page.module.css';
import { PrintableTimeline } from './print/printable-timeline';
import { shownItems } from './script/shown-items';

interface ReadTimelineProps {
  observation: Observation;
  role: ViewerRole;
  live: LiveState;
  state: SavingState;
}

/** An observation for somebody who reads it, as it grows: no editing, no timer, no toggles (spec 1 section 4). */
export function ReadTimeline({ observation, role, live, state }: ReadTimelineProps) {
  const notes = shownNotes(role, null);
  const actionSteps = useActionSteps(observationKind, observation.uid);
  const printing = usePrintRequest(observation, role);
  const { end_timestamp, additional_information } = observation;
  const items = useMemo(() => shownItems(observation.items, notes), [observation.items, notes]);
  const isBeingWritten = end_timestamp === null;
  return (
    <>
      <div className={classes.screen}>
        <ReaderHeader
          kind={observationKind}
          interaction={observation}
          viewer={role}
          live={live}
          state={state}
          actionSteps={actionSteps}
          onPrint={printing.request}
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
            <Script observation={{ ...observation, items }} actions={null} place={null} shownNotes={notes} />
          )}
          <NewLines items={items} />
        </ContentColumn>
      </div>
      <PrintQuestion
        title="Print the script"
        request={printing}
        coachee={observation.client_embed.username}
      />
      <PrintableTimeline observation={observation} notes={printing.notes}>
        <PrintedSteps interaction={observation} value={actionSteps.value} />
      </PrintableTimeline>
    </>
  );
}
