import { PRODUCT_NAME } from '@coaching/contracts';
import { Brand, Link, Title } from '@coaching/ui-kit';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import classes from './account-card.module.css';

interface AccountCardProps {
  title: string;
  /** A sentence under the title. */
  lead?: ReactNode;
  onSubmit: () => void;
  children: ReactNode;
  /** Below the form: other ways to go. */
  footer?: ReactNode;
}

/** A page that is one form: signing in, codes, passwords, signing up. It begins in its first field, else at its title. */
export function AccountCard({ title, lead, onSubmit, children, footer }: AccountCardProps) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    // Lost with the step before, unless a field here has taken it already.
    const isLost = !activeElement || activeElement === document.body;
    if (isLost) (form.current?.querySelector('input') ?? heading.current)?.focus();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Link href="/" className={classes.home} aria-label={`${PRODUCT_NAME}, home`}>
          <Brand full size={28} />
        </Link>
      </header>
      <main className={classes.main}>
        <form ref={form} className={classes.form} onSubmit={submit} noValidate>
          <div>
            <Title order={1} ref={heading} tabIndex={-1} className={classes.title}>
              {title}
            </Title>
            {lead && <p className={classes.lead}>{lead}</p>}
          </div>
          {children}
          {footer && <div className={classes.footer}>{footer}</div>}
        </form>
      </main>
    </div>
  );
}
