import type { UsedAutosave } from '@coaching/mfe-kit/autosave';
import { Button, Icon, useCodeAhead } from '@coaching/ui-kit';
import { IconListCheck } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { ObservationHead } from '../observation/observation-head';
import type { ViewerRole } from '../observation/viewer-role';
import classes from './steps-button.module.css';
import { openCount, type ToolSteps } from './tool-steps';

const loadDrawer = () => import('./steps-drawer');
const StepsDrawer = lazy(loadDrawer);

interface StepsButtonProps {
  observation: ObservationHead;
  viewer: ViewerRole;
  actionSteps: UsedAutosave<ToolSteps>;
}

/** Opens the drawer of action steps, and says how many are open. */
export function StepsButton(props: StepsButtonProps) {
  useCodeAhead(loadDrawer);
  const { value } = props.actionSteps;
  const [opened, setOpened] = useState<boolean | null>(null);
  const open = value ? openCount(value) : 0;
  return (
    <>
      <Button
        variant="default"
        className={classes.button}
        leftSection={<Icon of={IconListCheck} size={18} />}
        aria-label={`Action Steps, ${open} open`}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        <span className={classes.words}>Action Steps</span>
        {open > 0 && <span className={classes.count}>{open}</span>}
      </Button>
      {opened !== null && (
        <Suspense fallback={null}>
          <StepsDrawer {...props} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
