import type { ReactNode } from 'react';
import './print-layout.css';

interface PrintLayoutProps {
  title: string;
  /** Facts below the title: people, date, duration. */
  facts: readonly { label: string; value: ReactNode }[];
  children: ReactNode;
}

/** What a page becomes on paper: title, facts, content, page numbers. On the screen it is not there. */
export function PrintLayout({ title, facts, children }: PrintLayoutProps) {
  return (
    <article className="ui-print" aria-hidden="true">
      <h1>{title}</h1>
      <dl className="ui-print-facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </article>
  );
}
