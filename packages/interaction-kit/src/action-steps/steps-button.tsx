import type { UsedAutosave } from '@coaching/mfe-kit/autosave';
import { Button, Icon, latePart, useCodeAhead } from '@coaching/ui-kit';
import { IconListCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { InteractionHead, ScreenKind } from '../kind';
import type { ViewerRole } from '../viewer';
import classes from './steps-button.module.css';
import { openCount, type ToolSteps } from './tool-steps';
import { useLookingAgain } from './use-looking-again';

const loadDrawer = () => import('./steps-drawer');
const StepsDrawer = latePart(loadDrawer);

interface StepsButtonProps {
  kind: ScreenKind;
  interaction: InteractionHead;
  viewer: ViewerRole;
  actionSteps: UsedAutosave<ToolSteps>;
}

/** Opens the drawer of action steps, and says how many are open once that is known: nobody is told "0" before. */
export function StepsButton(props: StepsButtonProps) {
  useCodeAhead(loadDrawer);
  const { kind, actionSteps } = props;
  const { value } = actionSteps;
  const [opened, setOpened] = useState<boolean | null>(null);
  useLookingAgain(kind, actionSteps, opened === true);
  const open = value ? openCount(value) : undefined;
  return (
    <>
      <Button
        variant="default"
        className={classes.button}
        leftSection={<Icon of={IconListCheck} size={18} />}
        aria-label={open === undefined ? 'Action Steps' : `Action Steps, ${open} open`}
        aria-haspopup="dialog"
        aria-expanded={opened === true}
        onClick={() => setOpened((was) => !was)}
      >
        <span className={classes.words}>Action Steps</span>
        {!!open && <span className={classes.count}>{open}</span>}
      </Button>
      {opened !== null && <StepsDrawer {...props} opened={opened} onClose={() => setOpened(false)} />}
    </>
  );
}
