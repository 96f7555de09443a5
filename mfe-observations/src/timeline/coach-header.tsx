import type { Observation } from '@coaching/contracts';
import type { UsedAutosave } from '@coaching/mfe-kit/autosave';
import { AutosaveIndicator, Button, Icon, IconButton, Link, PageHeader } from '@coaching/ui-kit';
import { IconPrinter, IconSettings } from '@tabler/icons-react';
import { memo } from 'react';
import { useNavigate } from 'react-router';
import { StepsButton } from '../action-steps/steps-button';
import type { ToolSteps } from '../action-steps/tool-steps';
import type { ObservationHead } from '../observation/observation-head';
import { titleOf } from '../observation/observation-title';
import { useNames } from '../visibility/use-names';
import { useSharing } from '../visibility/use-sharing';
import { VisibilityLine } from '../visibility/visibility-line';
import { visibilityWords } from '../visibility/visibility-words';
import { about } from './about';
import { ShortcutHelp } from './shortcuts/shortcut-help';

type Saving = Pick<UsedAutosave<Observation>, 'server' | 'state' | 'change' | 'retry'>;

interface CoachHeaderProps extends Saving {
  observation: ObservationHead;
  actionSteps: UsedAutosave<ToolSteps>;
  /** The script is finished and notes are written. */
  isInNotes: boolean;
  onFinish: () => void;
  /** Whether the sheet of keys is open; null until it was asked for. */
  help: boolean | null;
  onHelp: (opened: boolean) => void;
}

/** What stands over a coach's timeline; not drawn again while lines are typed. */
export const CoachHeader = memo(function CoachHeader(props: CoachHeaderProps) {
  const { observation, actionSteps, isInNotes, onFinish, help, onHelp, state, retry } = props;
  const navigate = useNavigate();
  const names = useNames(observation);
  const { sharing, share, mayFinish } = useSharing(observation, props, names);
  const isBeingWritten = observation.end_timestamp === null;
  const visibility = visibilityWords(observation, names, { viewer: 'coach', sharing, isBeingWritten });

  const pressFinish = async () => {
    if (isInNotes) return navigate('/dashboard');
    if (await mayFinish()) onFinish();
  };

  return (
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
          <ShortcutHelp opened={help} onOpen={() => onHelp(true)} onClose={() => onHelp(false)} />
          <IconButton label="Print" onClick={() => window.print()}>
            <Icon of={IconPrinter} />
          </IconButton>
          <IconButton component={Link} href={`/config/${observation.uid}`} label="Edit Observation">
            <Icon of={IconSettings} />
          </IconButton>
        </>
      }
      action={<Button onClick={() => void pressFinish()}>{isInNotes ? 'Finish notes' : 'Finish'}</Button>}
      below={<VisibilityLine words={visibility} sharing={sharing} onShare={() => void share()} />}
    />
  );
});
