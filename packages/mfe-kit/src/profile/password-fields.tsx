import { PasswordInput } from '@coaching/ui-kit';

interface PasswordFieldsProps {
  /** Whether a dialog that opens with them begins here. */
  takesFocus?: boolean;
  password: string;
  again: string;
  onChange: (change: { password?: string; again?: string }) => void;
  problems: { password?: string; again?: string };
}

const shown = { 'aria-label': 'Show what I type' };

/** A new password, typed twice. */
export function PasswordFields({ takesFocus, password, again, onChange, problems }: PasswordFieldsProps) {
  return (
    <>
      <PasswordInput
        label="Password"
        description="At least 10 characters."
        autoComplete="new-password"
        data-autofocus={takesFocus}
        value={password}
        error={problems.password}
        visibilityToggleButtonProps={shown}
        onChange={(event) => onChange({ password: event.currentTarget.value })}
      />
      <PasswordInput
        label="Confirm password"
        autoComplete="new-password"
        value={again}
        error={problems.again}
        visibilityToggleButtonProps={shown}
        onChange={(event) => onChange({ again: event.currentTarget.value })}
      />
    </>
  );
}
