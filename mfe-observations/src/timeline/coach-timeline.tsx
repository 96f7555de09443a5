import type { Observation } from '@coaching/contracts';
import { PrintedSteps, useActionSteps } from '@coaching/interaction-kit/action-steps';
import { useHead } from '@coaching/interaction-kit/kind';
import { NotesBar, shownNotes, useNotesMode } from '@coaching/interaction-kit/notes';
import { PrintQuestion, usePrintRequest } from '@coaching/interaction-kit/print';
import { TimerDock, useTimer } from '@coaching/interaction-kit/timer';
import { begin, finish } from '@coaching/interaction-kit/timing';
import type { UsedAutosave } from '@coaching/mfe-kit/autosave';
import { ContentColumn, EmptyState, RichTextView } from '@coaching/ui-kit';
import { preloadEditor } from '@coaching/ui-kit/editable-text';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { observationKind } from '../observation/observation-kind';
import { sendableScript } from '../observation/sendable-script';
import { CoachHeader } from './coach-header';
import { Script } from './items/script';
import { useItemActions } from './items/use-item-actions';
import classes from './observation-page.module.css';
import { PrintableTimeline } from './print/printable-timeline';
import { GoToLine } from './shortcuts/go-to-line';
import { runShortcut } from './shortcuts/run-shortcut';
import { useShortcuts } from './shortcuts/use-shortcuts';
import { RowsAhead } from './tags/rows-ahead';

const NOT_STORED = 'This browser does not let us keep your work on this device. Stay online.';

interface CoachTimelineProps {
  observation: Observation;
  autosave: UsedAutosave<Observation>;
}

/** An observation as its coach writes it, first the script, then the notes (spec 1 section 4). */
export function CoachTimeline({ observation, autosave }: CoachTimelineProps) {
  const { change, server, state, problem, isStored, retry } = autosave;
  const head = useHead(observation, 'items');
  const { uid, items, duration, timestamp, client_embed, additional_information } = observation;
  const timer = useTimer(observation, change);
  const actionSteps = useActionSteps(observationKind, uid);
  const printing = usePrintRequest(observation, 'coach');
  const notesMode = useNotesMode(observation.end_timestamp !== null);
  const { actions, keys, place } = useItemActions(autosave, timer.start);
  const notes = shownNotes('coach', notesMode.chosen);
  const heldBack = useMemo(
    () => (server ? sendableScript(observation, server).heldBack : undefined),
    [observation, server],
  );

  useEffect(preloadEditor, []);
  useEffect(() => {
    if (timestamp) return;
    change(begin(new Date()));
  }, [timestamp, change]);

  const [help, setHelp] = useState<boolean | null>(null);
  const [going, setGoing] = useState<boolean | null>(null);
  useShortcuts((shortcut) => {
    if (shortcut === 'help') setHelp(true);
    else if (shortcut === 'go') setGoing(items.length > 0);
    else runShortcut(keys, shortcut);
  });

  const { open: openNotes } = notesMode;
  const onFinish = useCallback(() => {
    change(finish(new Date()));
    timer.stop();
    actions.leave();
    openNotes();
  }, [change, timer.stop, actions, openNotes]);

  return (
    <>
      <div className={classes.screen}>
        <CoachHeader
          observation={head}
          server={server}
          state={state}
          change={change}
          retry={retry}
          actionSteps={actionSteps}
          isInNotes={notesMode.isOpen}
          onFinish={onFinish}
          onPrint={printing.request}
          help={help}
          onHelp={setHelp}
        />
        <ContentColumn>
          {notesMode.isOpen && (
            <NotesBar
              shown={notesMode.chosen ?? []}
              onToggle={notesMode.toggle}
              coachee={client_embed.username}
            />
          )}
          {additional_information && (
            <div className={classes.information}>
              <RichTextView html={additional_information} />
            </div>
          )}
          {items.length === 0 ? (
            <EmptyState>What teacher and students say will be here, line by line.</EmptyState>
          ) : (
            <Script
              observation={observation}
              actions={actions}
              place={place}
              shownNotes={notes}
              heldBack={heldBack}
            />
          )}
          {items.length > 0 && !notesMode.isOpen && (
            <p className={classes.hint}>Tab goes to the next line, Shift+Tab back, Escape leaves it.</p>
          )}
          <TimerDock
            running={timer.running}
            minutes={duration}
            onStart={timer.start}
            onStop={timer.stop}
            onMinutes={timer.setMinutes}
            add="Add item"
            onAdd={keys.add}
            problem={problem ?? (isStored ? null : NOT_STORED)}
          />
        </ContentColumn>
      </div>
      <RowsAhead />
      <GoToLine opened={going} count={items.length} onGo={keys.goTo} onClose={() => setGoing(false)} />
      <PrintQuestion title="Print the script" request={printing} coachee={client_embed.username} />
      <PrintableTimeline observation={observation} notes={printing.notes}>
        <PrintedSteps interaction={observation} value={actionSteps.value} />
      </PrintableTimeline>
    </>
  );
}
