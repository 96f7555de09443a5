import { PasswordInput } from '@coaching/ui-kit';
import type { ComponentProps } from 'react';

const shown = { 'aria-label': 'Show what I type' };

type PasswordFieldProps = Omit<
  ComponentProps<typeof PasswordInput>,
  'aria-invalid' | 'visibilityToggleButtonProps'
>;

/** A field for a password, which can be shown. Mantine's own says nowhere but in its look that it is wrong. */
export function PasswordField({ error, ...props }: PasswordFieldProps) {
  return (
    <PasswordInput
      {...props}
      error={error}
      aria-invalid={Boolean(error) || undefined}
      visibilityToggleButtonProps={shown}
    />
  );
}
