import type { ComponentProps, ReactNode } from 'react';
import classes from './dialog-form.module.css';

interface DialogFormProps extends ComponentProps<'form'> {
  /** At its end: Cancel, then the one that sends it. */
  buttons: ReactNode;
}

/** The form in a dialog: one thing below the other, its buttons at the end. */
export function DialogForm({ buttons, children, ...form }: DialogFormProps) {
  return (
    <form className={classes.form} {...form}>
      {children}
      <div className={classes.buttons}>{buttons}</div>
    </form>
  );
}
