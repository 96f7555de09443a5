import type { PinnedRubric } from '@coaching/contracts';
import { type CSSProperties, useMemo, useRef } from 'react';
import { NO_SCORE, type Scores } from '../../instance/scores';
import { categoryName } from '../../part-names/part-names';
import type { WordsBefore } from '../../versions/words-before';
import { progressOf } from '../progress';
import { levelsOf } from './levels';
import classes from './matrix.module.css';
import { MatrixRow } from './matrix-row';
import type { RowActions } from './row-actions';
import { useLayout } from './use-layout';

interface MatrixProps {
  /** The same object for as long as it says the same. */
  rubric: PinnedRubric;
  scores: Scores;
  /** Whose scores these are. */
  name: string;
  /** Scores of somebody else beside them; null where there are none to be seen. */
  other: { name: string; scores: Scores } | null;
  /** Null for those who only read. */
  actions: RowActions | null;
  /** Uid of the row whose notes are being written. */
  place: string | null;
  /** How the rubric was when this began; null where it is so still. */
  before: WordsBefore | null;
  showsOldWords: boolean;
}

/** A rubric with what was chosen in it: a matrix where there is room for one, else one row below the other. */
export function Matrix(props: MatrixProps) {
  const { rubric, scores, name, other, actions, place, before, showsOldWords } = props;
  const { columns, categories, row_name } = rubric;
  const levels = useMemo(() => levelsOf(rubric), [rubric]);
  const [matrix, heads, scroller] = [useRef(null), useRef(null), useRef(null)];
  useLayout(matrix, heads, scroller, columns.length);
  return (
    <div ref={matrix} className={classes.matrix} style={{ '--columns': columns.length } as CSSProperties}>
      {/* Every choice says its level itself. */}
      <div ref={heads} className={classes.heads} aria-hidden>
        <div className={classes.headRow}>
          <span className={classes.rowHead}>{row_name}</span>
          {levels.map((level) => (
            <span key={level.choice} className={classes.head}>
              {level.name}
            </span>
          ))}
        </div>
      </div>
      <section ref={scroller} className={classes.scroller} aria-label={rubric.name}>
        {categories.map((category) => {
          const { rows, scored } = progressOf(category.rows, scores);
          return (
            <section
              key={category.uid}
              className={classes.category}
              data-category={category.uid}
              aria-label={categoryName(category)}
            >
              <h2 className={classes.categoryHead} tabIndex={-1}>
                {categoryName(category)}
                <span className={classes.count}>
                  {scored} of {rows}
                </span>
              </h2>
              {category.rows.map((row) => (
                <MatrixRow
                  key={row.uid}
                  row={row}
                  levels={levels}
                  score={scores[row.uid] ?? NO_SCORE}
                  name={name}
                  other={other && { name: other.name, score: other.scores[row.uid] ?? NO_SCORE }}
                  actions={actions}
                  isEditing={place === row.uid}
                  before={before?.rows.get(row.uid) ?? null}
                  showsOldWords={showsOldWords}
                />
              ))}
            </section>
          );
        })}
      </section>
    </div>
  );
}
