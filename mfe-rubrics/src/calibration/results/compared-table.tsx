import type { Measured, PinnedRubric } from '@coaching/contracts';
import { isEmptyRichText } from '@coaching/mfe-kit/merging';
import { RichTextView } from '@coaching/ui-kit';
import { Wide } from '../../wide/wide';
import { shareBasis, shareText } from './agreement-words';
import type { ComparedCategory, ComparedRow, DoneObserver } from './compared-rows';
import classes from './results.module.css';

interface ComparedTableProps {
  rubric: Pick<PinnedRubric, 'name' | 'row_name'>;
  categories: readonly ComparedCategory[];
  done: readonly DoneObserver[];
  /** There are figures of agreement to show. */
  hasFigures: boolean;
}

const LABEL = 'Scores side by side';

/** The observers' choices side by side, row by row. A wide one scrolls in its own box, the rows' names staying. */
export function ComparedTable({ rubric, categories, done, hasFigures }: ComparedTableProps) {
  const columns = 1 + done.length + (hasFigures ? 2 : 0);
  return (
    <Wide label={LABEL} className={classes.scroller}>
      <table className={classes.table}>
        <caption className={classes.caption}>{LABEL}</caption>
        <thead>
          <tr>
            <th scope="col">{rubric.row_name || 'Row'}</th>
            {done.map(({ user }) => (
              <th key={user.uid} scope="col">
                {user.username}
              </th>
            ))}
            {hasFigures && (
              <>
                <th scope="col" className={classes.share}>
                  Same level
                </th>
                <th scope="col" className={classes.share}>
                  Same or neighboring
                </th>
              </>
            )}
          </tr>
        </thead>
        {categories.map(({ uid, name, rows }) => (
          <tbody key={uid}>
            <tr className={classes.category}>
              <th scope="rowgroup" colSpan={columns}>
                <span>{name}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.uid} row={row} hasFigures={hasFigures} />
            ))}
          </tbody>
        ))}
      </table>
    </Wide>
  );
}

const Row = ({ row, hasFigures }: { row: ComparedRow; hasFigures: boolean }) => (
  <tr>
    <th scope="row">{row.name}</th>
    {row.choices.map(({ user, level, notes }) => (
      <td key={user}>
        {level ?? <span className={classes.none}>No score</span>}
        {!isEmptyRichText(notes) && (
          <div className={classes.notes}>
            <RichTextView html={notes} />
          </div>
        )}
      </td>
    ))}
    {hasFigures && (
      <>
        <ShareCell share={row.exact} />
        <ShareCell share={row.adjacent} />
      </>
    )}
  </tr>
);

const ShareCell = ({ share }: { share: Measured | null }) => (
  <td className={classes.share}>
    {share === null || share.n === 0 ? (
      <span className={classes.none}>Nothing to compare</span>
    ) : (
      <>
        {shareText(share)}
        <span className={classes.basis}>{shareBasis(share)}</span>
      </>
    )}
  </td>
);
