import type { Observation } from '@coaching/contracts';
import type { UsedAutosave } from '@coaching/mfe-kit/autosave';
import { ContentColumn, EmptyState, ProblemNote, RichTextView } from '@coaching/ui-kit';
import { preloadEditor } from '@coaching/ui-kit/editable-text';
import { useCallback, useEffect, useState } from 'react';
import { PrintedSteps } from '../action-steps/printed-steps';
import { useActionSteps } from '../action-steps/use-action-steps';
import { useHead } from '../observation/observation-head';
import { CoachHeader } from './coach-header';
import { Script } from './items/script';
import { useItemActions } from './items/use-item-actions';
import { NotesBar } from './notes/notes-bar';
import { shownNotes } from './notes/shown-notes';
import { useNotesMode } from './notes/use-notes-mode';
import classes from './observation-page.module.css';
import { PrintableTimeline } from './print/printable-timeline';
import { begin, finish } from './script/script-changes';
import { act } from './shortcuts/act';
import { GoToLine } from './shortcuts/go-to-line';
import { useShortcuts } from './shortcuts/use-shortcuts';
import { TimerDock } from './timer/timer-dock';
import { useTimer } from './timer/use-timer';

interface CoachTimelineProps {
  observation: Observation;
  autosave: UsedAutosave<Observation>;
}

/** An observation as its coach writes it, first the script, then the notes (spec 1 section 4). */
export function CoachTimeline({ observation, autosave }: CoachTimelineProps) {
  const { change, server, state, problem, isKept, retry } = autosave;
  const head = useHead(observation);
  const { uid, items, duration, timestamp, client_embed, additional_information } = observation;
  const timer = useTimer(uid, duration, change);
  const actionSteps = useActionSteps(uid);
  const notesMode = useNotesMode(observation.end_timestamp !== null);
  const { actions, keys, place } = useItemActions(autosave, timer.start);
  const notes = shownNotes('coach', notesMode.chosen);

  useEffect(preloadEditor, []);
  useEffect(() => {
    if (timestamp) return;
    change(begin(new Date()));
    timer.start();
  }, [timestamp, change, timer.start]);

  const [help, setHelp] = useState<boolean | null>(null);
  const [going, setGoing] = useState<boolean | null>(null);
  useShortcuts((shortcut) => {
    if (shortcut === 'help') setHelp(true);
    else if (shortcut === 'go') setGoing(items.length > 0);
    else act(keys, shortcut);
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
          help={help}
          onHelp={setHelp}
        />
        <ContentColumn>
          {(problem || !isKept) && (
            <div className={classes.problem}>
              <ProblemNote>
                {problem ?? 'This browser does not let us keep your work on this device. Stay online.'}
              </ProblemNote>
            </div>
          )}
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
            <Script observation={observation} actions={actions} place={place} shownNotes={notes} />
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
            onAdd={keys.add}
          />
        </ContentColumn>
      </div>
      <GoToLine opened={going} count={items.length} onGo={keys.goTo} onClose={() => setGoing(false)} />
      <PrintableTimeline observation={observation} notes={notes}>
        <PrintedSteps observation={observation} value={actionSteps.value} />
      </PrintableTimeline>
    </>
  );
}
