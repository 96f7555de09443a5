import { profileStyles as classes } from '@coaching/mfe-kit/profile';
import { Title } from '@coaching/ui-kit';
import { type ReactNode, useId } from 'react';

/** A part of an account's page, under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      {children}
    </section>
  );
}
