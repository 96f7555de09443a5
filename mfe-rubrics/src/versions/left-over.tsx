import type { LeftOverScore } from '@coaching/contracts';
import { isEmptyRichText } from '@coaching/mfe-kit/merging';
import { RichTextView } from '@coaching/ui-kit';
import classes from './versions.module.css';

/** Scores whose row or level is gone from the rubric, in words. */
export function LeftOverList({ scores }: { scores: readonly LeftOverScore[] }) {
  return (
    <ul className={classes.leftOver}>
      {scores.map(({ row_uid, category_name, row_name, level, notes }) => (
        <li key={row_uid}>
          <p>
            <span className={classes.category}>{category_name}</span> {row_name}
            {level !== null && <strong>: {level}</strong>}
          </p>
          {!isEmptyRichText(notes) && <RichTextView html={notes} />}
        </li>
      ))}
    </ul>
  );
}

interface LeftOverProps {
  scores: readonly LeftOverScore[] | undefined;
  /** Whose they are, where that is not the coach. */
  by?: string;
}

/** What was scored on an earlier version and did not fit the later one: nothing of it is lost. */
export function LeftOver({ scores = [], by }: LeftOverProps) {
  if (scores.length === 0) return null;
  const heading = `Scored on an earlier version${by ? ` by ${by}` : ''}`;
  return (
    <section className={classes.section} aria-label={heading}>
      <h2>{heading}</h2>
      <p className={classes.quiet}>These have no place in the rubric as it is now.</p>
      <LeftOverList scores={scores} />
    </section>
  );
}
