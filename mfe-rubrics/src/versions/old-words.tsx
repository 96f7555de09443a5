import type { RubricRow } from '@coaching/contracts';
import { DifferenceView } from '@coaching/interaction-kit/wording';
import type { Level } from '../score/matrix/levels';
import classes from './versions.module.css';
import type { RowBefore } from './words-before';

interface OldWordsProps {
  row: RubricRow;
  before: RowBefore;
  levels: readonly Level[];
}

/** What became of a row's words since this began. */
export function OldWords({ row, before, levels }: OldWordsProps) {
  const changed = before.cols.flatMap((words, index) =>
    words === null ? [] : [{ name: levels[index]!.name, before: words, after: row.cols[index] ?? '' }],
  );
  if (before.name === null && before.label === null && changed.length === 0) return null;
  return (
    <dl className={classes.old}>
      {before.name !== null && (
        <div>
          <dt>Row</dt>
          <dd>
            <DifferenceView before={before.name} after={row.name} />
          </dd>
        </div>
      )}
      {before.label !== null && (
        <div>
          <dt>Name of the notes</dt>
          <dd>
            <DifferenceView before={before.label || 'Notes'} after={row.textbox_label || 'Notes'} />
          </dd>
        </div>
      )}
      {changed.map(({ name, ...words }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <DifferenceView {...words} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
