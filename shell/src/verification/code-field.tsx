import { TextInput } from '@coaching/ui-kit';
import { digitsOf, problemWhileTyping } from './typed-code';

interface CodeFieldProps {
  value: string;
  onChange: (code: string) => void;
  /** What the server answered. */
  error?: string;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
}

/** The six digits of a mail; phones offer them by themselves. */
export function CodeField({ value, onChange, error, autoFocus }: CodeFieldProps) {
  return (
    <TextInput
      label="Code"
      size="md"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoFocus={autoFocus}
      value={value}
      error={problemWhileTyping(value) ?? error}
      onChange={(event) => onChange(digitsOf(event.currentTarget.value))}
    />
  );
}
