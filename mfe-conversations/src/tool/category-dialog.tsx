import { MESSAGES } from '@coaching/contracts';
import { Button, TextInput } from '@coaching/ui-kit';
import { Dialog, DialogForm } from '@coaching/ui-kit/dialog';
import { type FormEvent, useRef, useState } from 'react';
import { isNameTaken } from './category-names';

interface CategoryDialogProps {
  /** Empty for a new one. */
  name: string;
  /** Names of the tool's other categories. */
  others: readonly string[];
  onClose: () => void;
  /** False when it could not be saved, which was shown: then what was typed stays. */
  onSave: (name: string) => Promise<boolean>;
}

const TAKEN = 'There is a category of this name already.';

/** Names a category, as no other one of its tool is called. */
export default function CategoryDialog({ name: first, others, onClose, onSave }: CategoryDialogProps) {
  const [name, setName] = useState(first);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const typed = name.trim();
    const wrong = typed === '' ? MESSAGES.fieldRequired : isNameTaken(typed, others) ? TAKEN : undefined;
    setProblem(wrong);
    if (wrong) return field.current?.focus();
    setBusy(true);
    const isSaved = await onSave(typed);
    setBusy(false);
    if (isSaved) onClose();
  }
  return (
    <Dialog opened onClose={onClose} title={first ? 'Rename Category' : 'Add Category'}>
      <DialogForm
        noValidate
        onSubmit={(event) => void save(event)}
        buttons={
          <>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={isBusy}>
              {first ? 'Save Category' : 'Add Category'}
            </Button>
          </>
        }
      >
        <TextInput
          ref={field}
          label="Category Name"
          data-autofocus
          required
          withAsterisk={false}
          maxLength={200}
          autoComplete="off"
          value={name}
          error={problem}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </DialogForm>
    </Dialog>
  );
}
