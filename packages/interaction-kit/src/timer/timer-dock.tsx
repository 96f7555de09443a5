import { Button, Icon, ProblemNote, TimerPanel } from '@coaching/ui-kit';
import { IconPlus } from '@tabler/icons-react';
import { type ComponentProps, memo } from 'react';

interface TimerDockProps {
  running: boolean;
  minutes: number | null;
  onStart: () => void;
  onStop: () => void;
  onMinutes: (minutes: number | null) => void;
  /** What is added beside the timer and what its button says; left out where nothing is. */
  add?: string;
  onAdd?: () => void;
  /** The icon of that button; a plus unless given. */
  addIcon?: ComponentProps<typeof Icon>['of'];
  /** What went wrong, and the work goes on. */
  problem: string | null;
}

/** The docked timer with the button for what comes next; not drawn again while one types. */
export const TimerDock = memo(function TimerDock(props: TimerDockProps) {
  const { running, minutes, onStart, onStop, onMinutes, add, onAdd, addIcon = IconPlus, problem } = props;
  return (
    <TimerPanel
      running={running}
      minutes={minutes}
      onStart={onStart}
      onStop={onStop}
      onChange={onMinutes}
      note={problem && <ProblemNote>{problem}</ProblemNote>}
    >
      {add && (
        <Button leftSection={<Icon of={addIcon} size={18} />} onClick={onAdd}>
          {add}
        </Button>
      )}
    </TimerPanel>
  );
});
