import type { LeftOverScore, RubricInstance } from '@coaching/contracts';
import { isEmptyRichText } from '@coaching/mfe-kit/merging';
import { RichTextView } from '@coaching/ui-kit';
import { categoryName, rowName } from '../part-names/part-names';
import classes from './versions.module.css';

/** Scores whose row or level is gone from the rubric, in words. */
export function LeftOverList({ scores }: { scores: readonly LeftOverScore[] }) {
  return (
    <ul className={classes.leftOver}>
      {scores.map(({ category_name, row_name, level, notes }, index) => (
        // A row can be left over in several versions, and the list only ever grows.
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <li key={index}>
          <p>
            <span className={classes.category}>{categoryName({ name: category_name })}</span>{' '}
            {rowName({ name: row_name })}
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

function LeftOver({ scores = [], by }: LeftOverProps) {
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

interface LeftOversProps {
  instance: Pick<RubricInstance, 'left_over' | 'self_score'>;
  /** What the coachee is called. */
  coachee: string;
}

/** What coach and coachee scored on an earlier version and did not fit the later one: nothing of it is lost. */
export function LeftOvers({ instance: { left_over, self_score }, coachee }: LeftOversProps) {
  return (
    <>
      <LeftOver scores={left_over} />
      <LeftOver scores={self_score?.left_over} by={coachee} />
    </>
  );
}
