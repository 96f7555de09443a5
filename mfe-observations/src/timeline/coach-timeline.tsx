import type { Observation } from '@coaching/contracts';
import type { UsedAutosave } from '@coaching/mfe-kit/autosave';
import {
  AutosaveIndicator,
  Button,
  ContentColumn,
  EmptyState,
  Icon,
  IconButton,
  Link,
  PageHeader,
  RichTextView,
  TimerPanel,
} from '@coaching/ui-kit';
import { IconPlus, IconPrinter, IconSettings } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { PrintedSteps } from '../action-steps/printed-steps';
import { StepsButton } from '../action-steps/steps-button';
import { useActionSteps } from '../action-steps/use-action-steps';
import { titleOf } from '../observation/observation-title';
import { useNames } from '../visibility/use-names';
import { useSharing } from '../visibility/use-sharing';
import { VisibilityLine } from '../visibility/visibility-line';
import { visibilityWords } from '../visibility/visibility-words';
import { about } from './about';
import { preloadEditor } from './items/editor-code';
import { Script } from './items/script';
import { otherSpeaker } from './items/speaker';
import { useItemActions } from './items/use-item-actions';
import { NotesBar } from './notes/notes-bar';
import { shownNotes } from './notes/shown-notes';
import { useNotesMode } from './notes/use-notes-mode';
import classes from './observation-page.module.css';
import { PrintableTimeline } from './print/printable-timeline';
import { begin, finish } from './script/script-changes';
import { ShortcutHelp } from './shortcuts/shortcut-help';
import { useShortcuts } from './shortcuts/use-shortcuts';
import { useTimer } from './timer/use-timer';

interface CoachTimelineProps {
  observation: Observation;
  autosave: UsedAutosave<Observation>;
}

/** An observation as its coach writes it, first the script, then the notes (spec 1 section 4). */
export function CoachTimeline({ observation, autosave }: CoachTimelineProps) {
  const { change, state, problem, isKept, retry } = autosave;
  const { uid, items, duration, timestamp, client_embed, additional_information } = observation;
  const navigate = useNavigate();
  const timer = useTimer(uid, duration, change);
  const actionSteps = useActionSteps(uid);
  const notesMode = useNotesMode(observation.end_timestamp !== null);
  const { actions, place, add } = useItemActions(items, change, timer.start);
  const notes = shownNotes('coach', notesMode.chosen);
  const names = useNames(observation);
  const { sharing, share, mayFinish } = useSharing(observation, autosave, names);
  const isBeingWritten = observation.end_timestamp === null;
  const visibility = visibilityWords(observation, names, { viewer: 'coach', sharing, isBeingWritten });

  useEffect(preloadEditor, []);
  useEffect(() => {
    if (timestamp) return;
    change(begin(new Date()));
    timer.start();
  }, [timestamp, change, timer.start]);

  const [help, setHelp] = useState<boolean | null>(null);
  const jump = (by: 1 | -1) => {
    const at = items.findIndex((item) => item.uid === place?.uid);
    const next = place ? items[at + by] : items.at(-1);
    if (next) actions.edit(next.uid, 'data');
  };
  useShortcuts((shortcut) => {
    const written = items.find((item) => item.uid === place?.uid);
    if (shortcut === 'add') add();
    else if (shortcut === 'switch' && written)
      actions.change(written.uid, { ob_type: otherSpeaker(written.ob_type) });
    else if (shortcut === 'up') jump(-1);
    else if (shortcut === 'down') jump(1);
    else if (shortcut === 'help') setHelp(true);
  });

  const pressFinish = async () => {
    if (notesMode.isOpen) return navigate('/dashboard');
    if (!(await mayFinish())) return;
    change(finish(new Date()));
    timer.stop();
    actions.leave();
    notesMode.open();
  };

  return (
    <>
      <div className={classes.screen}>
        <PageHeader
          title={titleOf(observation)}
          subtitle={about(observation, false)}
          back={{ href: '/interactions', label: 'Back to the interactions' }}
          aside={
            <>
              <AutosaveIndicator
                state={state}
                onClick={state === 'offline' || state === 'error' ? retry : undefined}
              />
              <StepsButton observation={observation} viewer="coach" actionSteps={actionSteps} />
              <ShortcutHelp opened={help} onOpen={() => setHelp(true)} onClose={() => setHelp(false)} />
              <IconButton label="Print" onClick={() => window.print()}>
                <Icon of={IconPrinter} />
              </IconButton>
              <IconButton component={Link} href={`/config/${uid}`} label="Edit Observation">
                <Icon of={IconSettings} />
              </IconButton>
            </>
          }
          action={
            <Button onClick={() => void pressFinish()}>{notesMode.isOpen ? 'Finish notes' : 'Finish'}</Button>
          }
          below={<VisibilityLine words={visibility} sharing={sharing} onShare={() => void share()} />}
        />
        <ContentColumn>
          {(problem || !isKept) && (
            <p className={classes.problem} role="alert">
              {problem ?? 'This browser does not let us keep your work on this device. Stay online.'}
            </p>
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
          <TimerPanel
            running={timer.running}
            minutes={duration}
            onStart={timer.start}
            onStop={timer.stop}
            onChange={timer.setMinutes}
          >
            <Button leftSection={<Icon of={IconPlus} size={18} />} onClick={add}>
              Add item
            </Button>
          </TimerPanel>
        </ContentColumn>
      </div>
      <PrintableTimeline observation={observation} notes={notes}>
        <PrintedSteps observation={observation} value={actionSteps.value} />
      </PrintableTimeline>
    </>
  );
}
