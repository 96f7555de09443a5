import { MESSAGES } from '@coaching/contracts';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { DialogForm } from './dialog-form';

/** Letters of a name that the contract lets through. */
const LONGEST_NAME = 200;

interface NameFormProps {
  /** What the field is called. */
  label: string;
  /** What is there to begin with. */
  name?: string;
  /** Why the name cannot be changed. */
  locked?: string;
  /** What sending it does. */
  submit: string;
  onSubmit: (name: string) => Promise<unknown>;
  onCancel: () => void;
  /** What else is asked, below the name. */
  children?: ReactNode;
  /** What else can be done, left of the buttons. */
  aside?: ReactNode;
}

/** A form in a dialog that asks for a name; Enter sends it, and what was typed stays when it fails. */
export function NameForm(props: NameFormProps) {
  const { label, name: first = '', locked, submit, onSubmit, onCancel, children, aside } = props;
  const [name, setName] = useState(first);
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setMissing(name.trim() === '');
    if (name.trim() === '') return field.current?.focus();
    setBusy(true);
    await onSubmit(name.trim());
    setBusy(false);
  }
  return (
    <DialogForm
      noValidate
      onSubmit={(event) => void send(event)}
      buttons={
        <>
          {aside}
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={isBusy} disabled={locked !== undefined}>
            {submit}
          </Button>
        </>
      }
    >
      <TextInput
        ref={field}
        label={label}
        description={locked}
        data-autofocus
        required
        withAsterisk={false}
        maxLength={LONGEST_NAME}
        readOnly={locked !== undefined}
        value={name}
        error={isMissing ? MESSAGES.fieldRequired : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {children}
    </DialogForm>
  );
}
