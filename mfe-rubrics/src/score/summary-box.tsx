import { isEmptyRichText } from '@coaching/mfe-kit/merging';
import { RichTextView } from '@coaching/ui-kit';
import { EditableText } from '@coaching/ui-kit/editable-text';
import type { RowActions } from './matrix/row-actions';
import classes from './score.module.css';

/** Where the summary is written, among the rows' notes; no uid has a space. */
export const SUMMARY = 'the summary';

interface SummaryBoxProps {
  /** HTML. */
  summary: string;
  isEditing: boolean;
  /** Null for those who only read. */
  actions: RowActions | null;
}

/** The summary of a use of a rubric, below its rows. */
export function SummaryBox({ summary, isEditing, actions }: SummaryBoxProps) {
  if (!actions && isEmptyRichText(summary)) return null;
  return (
    <section className={classes.summary} aria-label="Summary">
      <h2>Summary</h2>
      {actions ? (
        <div className={classes.box}>
          <EditableText
            value={summary}
            // The way to it says "Edit summary".
            label={isEditing ? 'Summary' : 'summary'}
            placeholder="What it comes to"
            emptyWords="Write what it comes to"
            outlined
            isEditing={isEditing}
            onEdit={() => actions.edit(SUMMARY)}
            onWrite={(html) => actions.write(SUMMARY, html)}
            onChange={(html) => actions.change(SUMMARY, html)}
            onLeave={actions.leave}
          />
        </div>
      ) : (
        <RichTextView html={summary} />
      )}
    </section>
  );
}
