import type { Calibration } from '@coaching/contracts';
import { isEmptyRichText } from '@coaching/mfe-kit/merging';
import { PrintLayout, RichTextView, usePrinting } from '@coaching/ui-kit';
import '../../score/print/printable-rubric.css';
import { progressOfObservers } from '../list/standing';
import { agreementSentence, beyondChance, shareBasis, shareText } from './agreement-words';
import type { ComparedCategory, DoneObserver } from './compared-rows';

interface PrintableResultsProps {
  calibration: Calibration;
  categories: readonly ComparedCategory[];
  done: readonly DoneObserver[];
}

/** A calibration's results on paper: its heads on each page, no chrome. */
export function PrintableResults(props: PrintableResultsProps) {
  return usePrinting() ? <Paper {...props} /> : null;
}

function Paper({ calibration, categories, done }: PrintableResultsProps) {
  const { title, rubric, user_embed, agreement } = calibration;
  const beyond = agreement && beyondChance(agreement);
  const facts = [
    { label: 'Rubric', value: rubric.name },
    { label: 'Led by', value: user_embed.username },
    { label: 'Observers', value: progressOfObservers(calibration) },
  ];
  return (
    <PrintLayout title={title} facts={facts}>
      {agreement && beyond && (
        <>
          <p>{agreementSentence(agreement)}</p>
          <p>
            Same level: {shareText(agreement.exact)} ({shareBasis(agreement.exact)}). Same or neighboring:{' '}
            {shareText(agreement.adjacent)} ({shareBasis(agreement.adjacent)}).{' '}
            {beyond.figure && `${beyond.name}: ${beyond.figure} (${beyond.basis}). `}
            {beyond.words}
          </p>
        </>
      )}
      <table className="printed-rubric">
        <thead>
          <tr>
            <th>{rubric.row_name}</th>
            {done.map(({ user }) => (
              <th key={user.uid}>{user.username}</th>
            ))}
            {agreement && (
              <>
                <th>Same level</th>
                <th>Same or neighboring</th>
              </>
            )}
          </tr>
        </thead>
        {categories.map(({ uid, name, rows }) => (
          <tbody key={uid}>
            <tr className="printed-category">
              <th colSpan={done.length + (agreement ? 3 : 1)}>{name}</th>
            </tr>
            {rows.map((row) => (
              <tr key={row.uid}>
                <th>{row.name}</th>
                {row.choices.map(({ user, level, notes }) => (
                  <td key={user}>
                    {level ?? 'No score'}
                    {!isEmptyRichText(notes) && <RichTextView html={notes} />}
                  </td>
                ))}
                {agreement &&
                  [row.exact, row.adjacent].map((share, at) => (
                    <td key={at === 0 ? 'exact' : 'adjacent'}>
                      {share && share.n > 0 ? `${shareText(share)} (${shareBasis(share)})` : '–'}
                    </td>
                  ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </PrintLayout>
  );
}
