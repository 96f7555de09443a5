import { Button, Icon, TimerPanel } from '@coaching/ui-kit';
import { IconPlus } from '@tabler/icons-react';
import { memo } from 'react';

interface TimerDockProps {
  running: boolean;
  minutes: number | null;
  onStart: () => void;
  onStop: () => void;
  onMinutes: (minutes: number | null) => void;
  onAdd: () => void;
}

/** The docked timer with the button for the next line; not drawn again while lines are typed. */
export const TimerDock = memo(function TimerDock(props: TimerDockProps) {
  const { running, minutes, onStart, onStop, onMinutes, onAdd } = props;
  return (
    <TimerPanel running={running} minutes={minutes} onStart={onStart} onStop={onStop} onChange={onMinutes}>
      <Button leftSection={<Icon of={IconPlus} size={18} />} onClick={onAdd}>
        Add item
      </Button>
    </TimerPanel>
  );
});
