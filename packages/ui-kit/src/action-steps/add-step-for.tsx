import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { Icon } from '../icon/icon';
import { ActionMenu } from '../menu/action-menu';
import classes from './action-step-list.module.css';
import type { StepsFor } from './steps-for';

interface AddStepForProps {
  people: readonly StepsFor[];
  onAdd: (key: string) => void;
}

/** Chooses for whom alone a step is added, where there are several; nothing where nobody is left to choose. */
export function AddStepFor({ people, onAdd }: AddStepForProps) {
  if (people.length === 0) return null;
  return (
    <ActionMenu
      align="start"
      trigger={(trigger) => (
        <Button
          {...trigger}
          className={classes.add}
          variant="subtle"
          size="sm"
          leftSection={<Icon of={IconUserPlus} size={16} />}
        >
          Add step for one of them
        </Button>
      )}
      entries={people.map(({ key, name }) => ({ label: name, onSelect: () => onAdd(key) }))}
    />
  );
}
