import classes from './versions.module.css';
import type { RowBefore } from './words-before';

/** Says beside a row's name what became of it since this began. */
export function RowChanges({ before }: { before: RowBefore }) {
  const { name, label, category, isMoved } = before;
  return (
    <>
      {name !== null && <span className={classes.reworded}>Reworded</span>}
      {label !== null && <span className={classes.reworded}>Notes renamed</span>}
      {category !== null ? (
        <span className={classes.moved}>Was under {category}</span>
      ) : (
        isMoved && <span className={classes.moved}>Moved</span>
      )}
    </>
  );
}
