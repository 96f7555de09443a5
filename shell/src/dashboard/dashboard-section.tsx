import { Title } from '@coaching/ui-kit';
import { type ReactNode, useId } from 'react';
import classes from './dashboard-list.module.css';

interface DashboardSectionProps {
  title: string;
  /** Right of the title: how many, or the way to all of them. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A named part of the dashboard. */
export function DashboardSection({ title, aside, children }: DashboardSectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.heading}>
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        {aside}
      </div>
      {children}
    </section>
  );
}
