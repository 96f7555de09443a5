import { PRODUCT_NAME } from '@coaching/contracts';
import type { ReactNode } from 'react';
import { Brand } from '../brand/brand';
import { Link } from '../link/link';
import appClasses from './app-frame.module.css';
import classes from './public-frame.module.css';

export interface PublicFrameProps {
  /** At the header's end: public links, Login. */
  headerEnd?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** The calmer frame around pages for everyone. */
export function PublicFrame({ headerEnd, footer, children }: PublicFrameProps) {
  return (
    <div className={classes.frame}>
      <a className={appClasses.skip} href="#content">
        Skip to content
      </a>
      <header className={classes.header}>
        <Link href="/" className={classes.home} aria-label={`${PRODUCT_NAME}, home`}>
          <Brand full />
        </Link>
        <nav className={classes.end} aria-label="Main">
          {headerEnd}
        </nav>
      </header>
      <main id="content" className={classes.main} tabIndex={-1}>
        {children}
      </main>
      {footer && <footer className={classes.footer}>{footer}</footer>}
    </div>
  );
}
