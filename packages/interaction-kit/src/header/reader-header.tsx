import type { SavingState, UsedAutosave } from '@coaching/mfe-kit/autosave';
import type { LiveState } from '@coaching/mfe-kit/live';
import { Icon, IconButton, PageHeader } from '@coaching/ui-kit';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { StepsButton, type ToolSteps } from '../action-steps';
import { subtitleOf, titleOf } from '../facts';
import type { InteractionHead, ScreenKind } from '../kind';
import { LiveMark, liveWords } from '../live';
import type { ViewerRole } from '../viewer';
import { useNames, VisibilityLine, visibilityWords } from '../visibility';

interface ReaderHeaderProps {
  kind: ScreenKind;
  interaction: InteractionHead & { end_timestamp: string | null };
  viewer: ViewerRole;
  live: LiveState;
  state: SavingState;
  actionSteps: UsedAutosave<ToolSteps>;
  onPrint: () => void;
  /** What saves itself here although the interaction is only read. */
  saving?: ReactNode;
  /** The one thing that who reads it is asked to do; left out where there is none. */
  action?: ReactNode;
  /** What else stands among the quiet buttons. */
  children?: ReactNode;
}

/** What stands over an interaction for somebody who reads it: no timer, no way to change it (spec 1 section 4). */
export function ReaderHeader(props: ReaderHeaderProps) {
  const { kind, interaction, viewer, live, state, actionSteps, onPrint, saving, action, children } = props;
  const names = useNames(interaction);
  const isBeingWritten = interaction.end_timestamp === null;
  const connection = { live, state, isFinished: !isBeingWritten };
  const words = visibilityWords(interaction, names, {
    viewer,
    sharing: 'shared',
    isBeingWritten,
    hasCoachNotes: kind.hasCoachNotes,
  });
  return (
    <PageHeader
      title={titleOf(interaction, kind)}
      subtitle={subtitleOf(interaction, viewer === 'coachee')}
      back={{ href: '/interactions', label: 'Back to the interactions' }}
      state={
        // Nothing to say takes no line under the title.
        (saving || liveWords(connection)) && (
          <>
            <LiveMark {...connection} />
            {saving}
          </>
        )
      }
      aside={
        <>
          <StepsButton kind={kind} interaction={interaction} viewer={viewer} actionSteps={actionSteps} />
          {children}
          <IconButton label="Print" onClick={onPrint}>
            <Icon of={IconPrinter} />
          </IconButton>
        </>
      }
      action={action}
      below={<VisibilityLine words={words} sharing="shared" />}
    />
  );
}
