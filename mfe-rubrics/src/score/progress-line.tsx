import type { RubricContent } from '@coaching/contracts';
import type { Scores } from '../instance/scores';
import { categoryName } from '../part-names/part-names';
import { jumpToCategory } from './matrix/jump';
import { progressOf, progressWords, rowsOf } from './progress';
import classes from './score.module.css';

interface ProgressLineProps {
  rubric: Pick<RubricContent, 'categories'>;
  scores: Scores;
}

/** How many rows are scored, in all and by category; a category's leads there. */
export function ProgressLine({ rubric, scores }: ProgressLineProps) {
  return (
    <nav className={classes.progress} aria-label="Progress">
      <p className={classes.total} role="status">
        {progressWords(progressOf(rowsOf(rubric), scores))}
      </p>
      {rubric.categories.length > 1 && (
        <ul className={classes.jumps}>
          {rubric.categories.map((category) => {
            const progress = progressOf(category.rows, scores);
            return (
              <li key={category.uid}>
                <button
                  type="button"
                  className={classes.jump}
                  data-done={progress.scored === progress.rows || undefined}
                  onClick={() => jumpToCategory(category.uid)}
                >
                  {categoryName(category)}{' '}
                  <span className={classes.share}>
                    {progress.scored}/{progress.rows}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </nav>
  );
}
