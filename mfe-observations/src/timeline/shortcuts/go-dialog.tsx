import { Button, TextInput } from '@coaching/ui-kit';
import { Dialog } from '@coaching/ui-kit/dialog';
import { useState } from 'react';
import classes from './go-dialog.module.css';

interface GoDialogProps {
  opened: boolean;
  /** How many lines there are. */
  count: number;
  onGo: (number: number) => void;
  onClose: () => void;
}

/** Asks for a line by its number. */
export default function GoDialog({ opened, count, onGo, onClose }: GoDialogProps) {
  const [typed, setTyped] = useState('');
  const [hasGone, setGone] = useState(false);
  const number = /^\s*\d+\s*$/.test(typed) ? Number(typed) : 0;
  return (
    <Dialog
      opened={opened}
      onClose={() => {
        setGone(false);
        onClose();
      }}
      returnFocus={!hasGone}
      title="Go to a line"
    >
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (number < 1) return;
          setTyped('');
          setGone(true);
          onGo(number);
        }}
      >
        <TextInput
          label="Number"
          description={count === 1 ? 'There is 1 line.' : `There are ${count} lines.`}
          inputMode="numeric"
          autoComplete="off"
          data-autofocus
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" disabled={number < 1}>
          Go
        </Button>
      </form>
    </Dialog>
  );
}
