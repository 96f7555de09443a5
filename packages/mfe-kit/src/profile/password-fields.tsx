import { PasswordField } from './password-field';

interface PasswordFieldsProps {
  /** Whether a dialog that opens with them begins here. */
  takesFocus?: boolean;
  /** As large as the fields around them; small unless given. */
  size?: 'md';
  password: string;
  again: string;
  onChange: (change: { password?: string; again?: string }) => void;
  problems: { password?: string; again?: string };
}

/** A new password, typed twice. */
export function PasswordFields({
  takesFocus,
  size,
  password,
  again,
  onChange,
  problems,
}: PasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label="Password"
        description="At least 10 characters."
        size={size}
        autoComplete="new-password"
        data-autofocus={takesFocus}
        value={password}
        error={problems.password}
        onChange={(event) => onChange({ password: event.currentTarget.value })}
      />
      <PasswordField
        label="Confirm password"
        size={size}
        autoComplete="new-password"
        value={again}
        error={problems.again}
        onChange={(event) => onChange({ again: event.currentTarget.value })}
      />
    </>
  );
}
