import type { ToolSteps } from '@coaching/interaction-kit/action-steps';
import { CoachHeader } from '@coaching/interaction-kit/header';
import type { UsedAutosave } from '@coaching/mfe-kit/autosave';
import { memo } from 'react';
import { GrowthLink } from '../growth/growth-link';
import type { EditedInstance } from '../instance/edited-instance';
import { rubricKind } from '../instance/rubric-kind';

type Saving = Pick<UsedAutosave<EditedInstance>, 'server' | 'state' | 'change' | 'retry'>;

interface ScoreHeaderProps extends Saving {
  /** Without its scores, which change all the time. */
  head: Omit<EditedInstance, 'items'>;
  actionSteps: UsedAutosave<ToolSteps>;
  beforeFinish: () => Promise<boolean>;
  onFinish: () => void;
}

/** What stands over a rubric that its coach scores; not drawn again by a choice. */
export const ScoreHeader = memo(function ScoreHeader(props: ScoreHeaderProps) {
  const { head, actionSteps, beforeFinish, onFinish } = props;
  return (
    <CoachHeader
      kind={rubricKind}
      interaction={head}
      saving={props}
      actionSteps={actionSteps}
      onPrint={() => window.print()}
      edit={{ href: `/rubric/config/${head.uid}`, label: 'Edit Rubric Details' }}
      finishLabel="Finish"
      beforeFinish={beforeFinish}
      onFinish={onFinish}
    >
      <GrowthLink tool_uid={head.tool_uid} client={head.client} />
    </CoachHeader>
  );
});
