import { Button, NativeSelect } from '@coaching/ui-kit';
import { Dialog, DialogForm } from '@coaching/ui-kit/dialog';
import { type FormEvent, useState } from 'react';
import type { Replacements } from '../rubric/rubric-changes';

export interface NamedPart {
  uid: string;
  name: string;
}

export interface Removal {
  /** What is deleted, by its name. */
  name: string;
  /** What of it somebody was scored by. */
  gone: readonly NamedPart[];
  /** What can take its place. */
  others: readonly NamedPart[];
  /** What this does to those who are scored by it. */
  becomes: string;
}

interface ReplaceDialogProps {
  removal: Removal;
  /** Null where it is not deleted after all. */
  onAnswer: (replaced: Replacements | null) => void;
}

const NOTHING = '';

/** Before something is deleted that somebody was scored by: what its scores read as from now on. */
export function ReplaceDialog({ removal, onAnswer }: ReplaceDialogProps) {
  const { name, gone, others, becomes } = removal;
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAnswer(Object.fromEntries(gone.map(({ uid }) => [uid, chosen[uid] || null])));
  };
  return (
    <Dialog opened onClose={() => onAnswer(null)} title={`Delete ${name}?`}>
      <DialogForm
        noValidate
        onSubmit={submit}
        buttons={
          <>
            <Button variant="default" data-autofocus onClick={() => onAnswer(null)}>
              Cancel
            </Button>
            <Button type="submit" color="red">
              Delete
            </Button>
          </>
        }
      >
        <p>{becomes} What was scored so far stays. What takes its place in what is shown over time?</p>
        {gone.map((part) => (
          <NativeSelect
            key={part.uid}
            label={`In place of ${part.name}`}
            value={chosen[part.uid] ?? NOTHING}
            onChange={({ currentTarget: { value } }) => setChosen((now) => ({ ...now, [part.uid]: value }))}
            data={[
              { value: NOTHING, label: 'Nothing' },
              ...others.map((other) => ({ value: other.uid, label: other.name.slice(0, 80) })),
            ]}
          />
        ))}
      </DialogForm>
    </Dialog>
  );
}
