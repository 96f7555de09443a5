import { MAX_SUGGESTED_STEPS, type RubricColumn } from '@coaching/contracts';
import { Button, Textarea } from '@coaching/ui-kit';
import { Dialog, DialogForm } from '@coaching/ui-kit/dialog';
import { type FormEvent, useState } from 'react';
import { columnName, rowName } from '../../part-names/part-names';
import type { EditedRow } from '../rubric/edited-rubric';
import { stepsIn, tooManySteps } from './steps-in';

interface StepsDialogProps {
  row: EditedRow;
  columns: readonly RubricColumn[];
  onSave: (next_steps: EditedRow['next_steps']) => void;
  onClose: () => void;
}

/** The action steps that each level of a row suggests, one per line. */
export function StepsDialog({ row, columns, onSave, onClose }: StepsDialogProps) {
  const [texts, setTexts] = useState<Record<string, string>>(() =>
    Object.fromEntries(columns.map(({ uid }) => [uid, (row.next_steps[uid] ?? []).join('\n')])),
  );
  const problems = columns.map(({ uid }) => tooManySteps(texts[uid] ?? ''));

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (problems.some(Boolean)) return;
    onSave(Object.fromEntries(columns.map(({ uid }) => [uid, stepsIn(texts[uid] ?? '')])));
    onClose();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`Suggested next steps: ${rowName(row)}`}
      size={560}
      closeOnClickOutside={false}
    >
      <DialogForm
        noValidate
        onSubmit={save}
        buttons={
          <>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Save Next Steps</Button>
          </>
        }
      >
        <p>
          Whoever is scored at a level is offered its steps as action steps. One step per line, at most{' '}
          {MAX_SUGGESTED_STEPS} of each level.
        </p>
        {columns.map((column, index) => (
          <Textarea
            key={column.uid}
            label={columnName(column, index)}
            autosize
            minRows={2}
            maxRows={8}
            value={texts[column.uid] ?? ''}
            error={problems[index] ?? undefined}
            onChange={({ currentTarget: { value } }) => setTexts((now) => ({ ...now, [column.uid]: value }))}
          />
        ))}
      </DialogForm>
    </Dialog>
  );
}
