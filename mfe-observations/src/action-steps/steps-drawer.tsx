import type { UsedAutosave } from '@coaching/mfe-kit/autosave';
import { AutosaveIndicator, ProblemNote } from '@coaching/ui-kit';
import { ActionStepList } from '@coaching/ui-kit/action-steps';
import { SideDrawer } from '@coaching/ui-kit/dialog';
import { useState } from 'react';
import type { ObservationHead } from '../observation/observation-head';
import type { ViewerRole } from '../observation/viewer-role';
import { newStep, withChange, withoutStep, withStep } from './step-changes';
import classes from './steps-drawer.module.css';
import type { ToolSteps } from './tool-steps';
import { useLookingAgain } from './use-looking-again';

interface StepsDrawerProps {
  observation: ObservationHead;
  viewer: ViewerRole;
  actionSteps: UsedAutosave<ToolSteps>;
  opened: boolean;
  onClose: () => void;
}

/** The action steps of an observation beside it: written by its coach, completed by both, read by others. */
export default function StepsDrawer({ observation, viewer, actionSteps, opened, onClose }: StepsDrawerProps) {
  const { value, state, problem, loadError, change, retry } = actionSteps;
  const [busy, setBusy] = useState(false);
  useLookingAgain(actionSteps, opened);
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Action Steps" closeOnEscape={!busy}>
      <div className={classes.state}>
        <AutosaveIndicator
          state={state}
          onClick={state === 'offline' || state === 'error' ? retry : undefined}
        />
      </div>
      {problem && (
        <div className={classes.problem}>
          <ProblemNote>{problem}</ProblemNote>
        </div>
      )}
      <ActionStepList
        steps={value?.steps ?? null}
        failed={loadError !== null}
        onRetry={retry}
        coachee={observation.client_embed.username}
        coach={observation.user_embed.username}
        mayWrite={viewer === 'coach'}
        mayComplete={({ coachee }) => viewer === 'coach' || (viewer === 'coachee' && coachee)}
        onChange={(uid, changed) => change(withChange(uid, changed))}
        onAdd={(forCoachee) => {
          const step = newStep(observation, forCoachee);
          change(withStep(step));
          return step.uid;
        }}
        onRemove={(uid) => change(withoutStep(uid))}
        onBusy={setBusy}
      />
    </SideDrawer>
  );
}
