import { TextInput } from '@coaching/ui-kit';
import type { ComponentProps } from 'react';
import classes from './place-form.module.css';

interface PlaceFieldProps extends ComponentProps<typeof TextInput> {
  mayEdit: boolean;
}

/** One line about an organisation or program: a field for those who may change it, plain text for others. */
export function PlaceField({ mayEdit, required, description, ...props }: PlaceFieldProps) {
  if (mayEdit)
    return <TextInput {...props} required={required} description={description} autoComplete="off" />;
  return (
    <TextInput
      {...props}
      readOnly
      variant="unstyled"
      placeholder="None"
      classNames={{ label: classes.fact }}
    />
  );
}
