import type { PinnedRubric } from '@coaching/contracts';
import type { InteractionHead } from '@coaching/interaction-kit/kind';
import { PrintedInteraction } from '@coaching/interaction-kit/print';
import { isEmptyRichText } from '@coaching/mfe-kit/merging';
import { RichTextView, usePrinting } from '@coaching/ui-kit';
import { Fragment, type ReactNode } from 'react';
import { rubricKind } from '../../instance/rubric-kind';
import { NO_SCORE, type Scores } from '../../instance/scores';
import { categoryName, rowName } from '../../part-names/part-names';
import { levelsOf } from '../matrix/levels';
import './printable-rubric.css';

interface PrintableRubricProps {
  interaction: InteractionHead & { additional_information: string; summary: string };
  rubric: PinnedRubric;
  scores: Scores;
  /** Whose scores these are. */
  name: string;
  other: { name: string; scores: Scores } | null;
  /** What follows the rows. */
  children?: ReactNode;
}

/** A scored rubric on paper: its heads on each page, what was chosen by a mark and an edge, no chrome. */
export function PrintableRubric(props: PrintableRubricProps) {
  return usePrinting() ? <Paper {...props} /> : null;
}

function Paper({ interaction, rubric, scores, name, other, children }: PrintableRubricProps) {
  const { additional_information, summary } = interaction;
  const levels = levelsOf(rubric);
  const whose = [{ name, scores }, ...(other ? [other] : [])];
  return (
    <PrintedInteraction kind={rubricKind} interaction={interaction}>
      {additional_information && <RichTextView html={additional_information} />}
      <table className="printed-rubric">
        <thead>
          <tr>
            <th>{rubric.row_name}</th>
            {levels.map((level) => (
              <th key={level.choice}>{level.name}</th>
            ))}
          </tr>
        </thead>
        {rubric.categories.map((category) => (
          <tbody key={category.uid}>
            <tr className="printed-category">
              <th colSpan={levels.length + 1}>{categoryName(category)}</th>
            </tr>
            {category.rows.map((row) => {
              const rowScores = whose.map((one) => ({
                name: one.name,
                ...(one.scores[row.uid] ?? NO_SCORE),
              }));
              const noted = rowScores.filter(({ notes }) => !isEmptyRichText(notes));
              return (
                <Fragment key={row.uid}>
                  <tr>
                    <th>{rowName(row)}</th>
                    {levels.map(({ choice }, index) => {
                      const by = rowScores.filter((score) => score.choice === choice);
                      return (
                        <td key={choice} data-chosen={by.length > 0 || undefined}>
                          {by.map((score) => (
                            <span key={score.name} className="printed-choice">
                              ✓ {other && score.name}
                            </span>
                          ))}
                          {row.cols[index]}
                        </td>
                      );
                    })}
                  </tr>
                  {noted.length > 0 && (
                    <tr className="printed-row-notes">
                      <td colSpan={levels.length + 1}>
                        {noted.map(({ name: whoseNotes, notes }) => (
                          <div key={whoseNotes}>
                            <strong>
                              {row.textbox_label || 'Notes'}
                              {other && `, ${whoseNotes}`}:
                            </strong>{' '}
                            <RichTextView html={notes} />
                          </div>
                        ))}
                      </td>
                    </tr>
                  )}
                </Fragment>
              );
            })}
          </tbody>
        ))}
      </table>
      {!isEmptyRichText(summary) && (
        <section className="printed-summary">
          <h2>Summary</h2>
          <RichTextView html={summary} />
        </section>
      )}
      {children}
    </PrintedInteraction>
  );
}
