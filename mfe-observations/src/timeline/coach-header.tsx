import type { Observation } from '@coaching/contracts';
import type { ToolSteps } from '@coaching/interaction-kit/action-steps';
import { CoachHeader as Header } from '@coaching/interaction-kit/header';
import type { UsedAutosave } from '@coaching/mfe-kit/autosave';
import { memo } from 'react';
import { useNavigate } from 'react-router';
import { observationKind } from '../observation/observation-kind';
import { ShortcutHelp } from './shortcuts/shortcut-help';
import { useJustOpened } from './use-just-opened';

type Saving = Pick<UsedAutosave<Observation>, 'server' | 'state' | 'change' | 'retry'>;

interface CoachHeaderProps extends Saving {
  /** Without its lines, which are written all the time. */
  observation: Omit<Observation, 'items'>;
  actionSteps: UsedAutosave<ToolSteps>;
  /** The script is finished and notes are written. */
  isInNotes: boolean;
  onFinish: () => void;
  onPrint: () => void;
  /** Whether the sheet of keys is open; null until it was asked for. */
  help: boolean | null;
  onHelp: (opened: boolean) => void;
}

/** What stands over a coach's timeline; not drawn again while lines are typed. */
export const CoachHeader = memo(function CoachHeader(props: CoachHeaderProps) {
  const { observation, actionSteps, isInNotes, onFinish, onPrint, help, onHelp } = props;
  const navigate = useNavigate();
  const rests = useJustOpened(isInNotes);
  return (
    <Header
      kind={observationKind}
      interaction={observation}
      saving={props}
      actionSteps={actionSteps}
      onPrint={onPrint}
      edit={{ href: `/config/${observation.uid}`, label: 'Edit Observation' }}
      finishLabel={isInNotes ? 'Finish notes' : 'Finish'}
      finishRests={rests}
      onFinish={() => {
        if (!isInNotes) onFinish();
        else if (!rests) void navigate('/dashboard');
      }}
    >
      <ShortcutHelp opened={help} onOpen={() => onHelp(true)} onClose={() => onHelp(false)} />
    </Header>
  );
});
