import { TextInput } from '@coaching/ui-kit';
import { digitsOf, problemWhileTyping } from './typed-code';

interface CodeFieldProps {
  value: string;
  onChange: (code: string) => void;
  /** What the server answered. */
  error?: string;
}

/** The six digits of a mail, which is all that is asked for where it appears; phones offer them by themselves. */
export function CodeField({ value, onChange, error }: CodeFieldProps) {
  return (
    <TextInput
      label="Code"
      size="md"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoFocus
      value={value}
      error={problemWhileTyping(value) ?? error}
      onChange={(event) => onChange(digitsOf(event.currentTarget.value))}
    />
  );
}
