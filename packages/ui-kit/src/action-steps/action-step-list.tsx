import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useConfirm } from '../confirm/confirm-provider';
import { preloadEditor } from '../editable-text';
import { Icon } from '../icon/icon';
import { EmptyState } from '../states/empty-state';
import { ErrorState } from '../states/error-state';
import { LoadingState } from '../states/loading-state';
import classes from './action-step-list.module.css';
import { AddStepFor } from './add-step-for';
import { StepRow } from './step-row';
import { plainWords } from './step-words';
import type { ListedStep, StepChange, StepGroup, StepsFor } from './steps-for';

export interface ActionStepListProps {
  /** Steps by for whom they are; null while they are loading. */
  groups: readonly StepGroup[] | null;
  /** For whom else steps can be: they have a list once there is one. */
  others?: readonly StepsFor[];
  /** They could not be loaded. */
  failed?: boolean;
  onRetry?: () => void;
  /** Adding, writing, last days and removal: the coach's. Completing is asked for each step. */
  mayWrite: boolean;
  mayComplete: (step: ListedStep) => boolean;
  onChange: (uid: string, change: StepChange) => void;
  /** Adds a step for those of that key and answers its uid, for it to be written at once. */
  onAdd: (key: string) => string;
  onRemove: (uid: string) => void;
  /** Whether Escape belongs to what is open in the list: an editor, a question. */
  onBusy?: (busy: boolean) => void;
}

/** The action steps of one tool, for the coachee and for the coach (spec 2 section 4, Action step). */
export function ActionStepList(props: ActionStepListProps) {
  const { groups, others = [], failed = false, onRetry, mayWrite, mayComplete } = props;
  const { onChange, onAdd, onRemove, onBusy } = props;
  const confirm = useConfirm();
  const list = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const busy = asking || editing !== null;

  useEffect(() => onBusy?.(busy), [busy, onBusy]);
  useEffect(() => {
    if (mayWrite) preloadEditor();
  }, [mayWrite]);

  if (failed)
    return (
      <ErrorState title="The action steps could not be loaded." onRetry={onRetry}>
        What you changed is kept on this device.
      </ErrorState>
    );
  if (!groups) return <LoadingState shape="list" rows={3} label="Loading the action steps" />;

  const offered = others.filter(({ key }) => !groups.some((group) => group.key === key));
  const ask = async (step: ListedStep) => {
    setAsking(true);
    const sure = await confirm({
      title: 'Delete this action step?',
      message: plainWords(step.action_step),
      confirm: 'Delete action step',
      destructive: true,
    });
    setAsking(false);
    if (!sure) return;
    onRemove(step.uid);
    list.current?.focus();
  };

  return (
    <div ref={list} className={classes.list} tabIndex={-1}>
      {groups.every(({ steps }) => steps.length === 0) && (
        <EmptyState>What is to be done next will be here.</EmptyState>
      )}
      {groups.map(({ key, name, part, closed, steps }, index) => {
        if (steps.length === 0 && !mayWrite) return null;
        return (
          <section key={key} aria-label={`For ${name}`}>
            <h3 className={classes.heading}>
              For {name}
              <span className={classes.part}>{part}</span>
            </h3>
            <ul className={classes.steps}>
              {steps.map((step, place) => (
                <StepRow
                  key={step.uid}
                  step={step}
                  label={`step ${place + 1} for ${name}`}
                  mayWrite={mayWrite}
                  mayComplete={mayComplete(step)}
                  isEditing={editing === step.uid}
                  onEdit={() => setEditing(step.uid)}
                  onLeave={() => setEditing((current) => (current === step.uid ? null : current))}
                  onChange={(change) => onChange(step.uid, change)}
                  onRemove={() => void ask(step)}
                />
              ))}
            </ul>
            {mayWrite && !closed && (
              <Button
                className={classes.add}
                variant="subtle"
                size="sm"
                leftSection={<Icon of={IconPlus} size={16} />}
                onClick={() => setEditing(onAdd(key))}
              >
                Add step for {name}
              </Button>
            )}
            {mayWrite && index === 0 && (
              <AddStepFor people={offered} onAdd={(alone) => setEditing(onAdd(alone))} />
            )}
          </section>
        );
      })}
    </div>
  );
}
