import type { InteractionVisibility } from '@coaching/contracts';
import type { UsedAutosave } from '@coaching/mfe-kit/autosave';
import { Button, Icon, IconButton, Link, PageHeader } from '@coaching/ui-kit';
import { IconPrinter, IconSettings } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { StepsButton, type ToolSteps } from '../action-steps';
import { subtitleOf, titleOf } from '../facts';
import type { InteractionHead, ScreenKind } from '../kind';
import { SavedIndicator } from '../refused-work';
import { PrivateMark, useNames, useSharing, VisibilityLine, visibilityWords } from '../visibility';
import classes from './header.module.css';

interface CoachHeaderProps<Entity extends { visibility: InteractionVisibility }> {
  kind: ScreenKind;
  interaction: InteractionHead & { end_timestamp: string | null };
  saving: Pick<UsedAutosave<Entity>, 'server' | 'state' | 'change' | 'retry'>;
  actionSteps: UsedAutosave<ToolSteps>;
  onPrint: () => void;
  /** Where its settings are changed. */
  edit: { href: string; label: string };
  /** What the button says that ends it. */
  finishLabel: string;
  /** The button does nothing for the moment, such as right after it was pressed and means something else since. */
  finishRests?: boolean;
  /** What the button does; asked first whether it may be shared, unless it is shared already. */
  onFinish: () => void;
  /** Asked first of all when it is finished for the first time; false when it is not to be finished yet. */
  beforeFinish?: () => Promise<boolean>;
  /** What else stands among the quiet buttons. */
  children?: ReactNode;
}

/** What stands over an interaction that its coach writes: what it is, how it is saved, who can read it, what to do. */
export function CoachHeader<Entity extends { visibility: InteractionVisibility }>(
  props: CoachHeaderProps<Entity>,
) {
  const { kind, interaction, saving, actionSteps, onPrint, edit, finishLabel, onFinish } = props;
  const { finishRests = false, beforeFinish, children } = props;
  const { state, retry } = saving;
  const names = useNames(interaction);
  const { sharing, share, mayFinish } = useSharing(kind, interaction, saving, names);
  const isBeingWritten = interaction.end_timestamp === null;
  const words = visibilityWords(interaction, names, {
    viewer: 'coach',
    sharing,
    isBeingWritten,
    hasCoachNotes: kind.hasCoachNotes,
  });
  const pressFinish = async () => {
    if (isBeingWritten && beforeFinish && !(await beforeFinish())) return;
    if (!isBeingWritten || (await mayFinish())) onFinish();
  };
  return (
    <PageHeader
      title={titleOf(interaction, kind)}
      subtitle={subtitleOf(interaction, false)}
      back={{ href: '/interactions', label: 'Back to the interactions' }}
      state={
        <>
          <SavedIndicator state={state} retry={retry} />
          <span className={classes.onPhone}>
            <PrivateMark visibility={sharing === 'shared' ? 'shared' : 'private'} />
          </span>
        </>
      }
      aside={
        <>
          <StepsButton kind={kind} interaction={interaction} viewer="coach" actionSteps={actionSteps} />
          {children}
          <IconButton label="Print" onClick={onPrint}>
            <Icon of={IconPrinter} />
          </IconButton>
          <IconButton component={Link} href={edit.href} label={edit.label}>
            <Icon of={IconSettings} />
          </IconButton>
        </>
      }
      action={
        <Button aria-disabled={finishRests || undefined} onClick={() => void pressFinish()}>
          {finishLabel}
        </Button>
      }
      below={<VisibilityLine words={words} sharing={sharing} onShare={() => void share()} />}
    />
  );
}
