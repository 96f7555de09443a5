import type { UsedAutosave } from '@coaching/mfe-kit/autosave';
import { ActionStepList } from '@coaching/ui-kit/action-steps';
import { SideDrawer } from '@coaching/ui-kit/dialog';
import { useState } from 'react';
import type { InteractionHead, ScreenKind } from '../kind';
import { SavingState } from '../refused-work';
import type { ViewerRole } from '../viewer';
import { newStep, withChange, withoutStep, withStep } from './step-changes';
import { stepGroups, stepPeople } from './step-groups';
import classes from './steps-drawer.module.css';
import type { ToolSteps } from './tool-steps';

interface StepsDrawerProps {
  kind: ScreenKind;
  interaction: InteractionHead;
  viewer: ViewerRole;
  actionSteps: UsedAutosave<ToolSteps>;
  opened: boolean;
  onClose: () => void;
}

/** The action steps of an interaction beside it: written by its coach, completed by both, read by others. */
export default function StepsDrawer(props: StepsDrawerProps) {
  const { kind, interaction, viewer, actionSteps, opened, onClose } = props;
  const { value, loadError, change, retry } = actionSteps;
  const [busy, setBusy] = useState(false);
  const { all, each } = stepPeople(interaction);
  const groups = value && stepGroups(value.steps, interaction);
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Action Steps" closeOnEscape={!busy} beside>
      <div className={classes.state}>
        <SavingState kind={kind} entity={() => value ?? {}} saving={actionSteps} />
      </div>
      <ActionStepList
        groups={groups}
        others={each}
        failed={loadError !== null}
        onRetry={retry}
        mayWrite={viewer === 'coach'}
        mayComplete={({ coachee }) => viewer === 'coach' || (viewer === 'coachee' && coachee)}
        onChange={(uid, changed) => change(withChange(uid, changed))}
        onAdd={(key) => {
          const people = [...(groups ?? []), ...each].find((some) => some.key === key) ?? all;
          const step = newStep(kind, interaction, people);
          change(withStep(step));
          return step.uid;
        }}
        onRemove={(uid) => change(withoutStep(uid))}
        onBusy={setBusy}
      />
    </SideDrawer>
  );
}
