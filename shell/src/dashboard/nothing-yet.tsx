import classes from './dashboard-list.module.css';

/** What will be in a part of the dashboard, in one sentence; low, because several parts can be empty at once. */
export function NothingYet({ children }: { children: string }) {
  return <p className={classes.nothing}>{children}</p>;
}
