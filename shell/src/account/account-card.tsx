import { PRODUCT_NAME } from '@coaching/contracts';
import { Brand, Link, Title } from '@coaching/ui-kit';
import type { FormEvent, ReactNode } from 'react';
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

/** A page that is one form: signing in, codes, passwords, signing up. */
export function AccountCard({ title, lead, onSubmit, children, footer }: AccountCardProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Link href="/" className={classes.home} aria-label={`${PRODUCT_NAME}, home`}>
          <Brand full size={32} />
        </Link>
      </header>
      <main className={classes.main}>
        <form className={classes.form} onSubmit={submit} noValidate>
          <div>
            <Title order={1}>{title}</Title>
            {lead && <p className={classes.lead}>{lead}</p>}
          </div>
          {children}
          {footer && <div className={classes.footer}>{footer}</div>}
        </form>
      </main>
    </div>
  );
}
