import { formatMoment } from '@coaching/contracts';
import { Link, RichTextView } from '@coaching/ui-kit';
import { type Quote, quoteAddress } from './quotes';
import classes from './quotes.module.css';
import { useQuotes } from './quotes-context';

const sourceOf = ({ title, timestamp }: Quote) =>
  [title || 'Observation', timestamp && formatMoment(new Date(timestamp))].filter(Boolean).join(', ');

/** Lines of observations, each with the way back to where it was written. */
export function QuoteList({ label, quotes }: { label: string; quotes: readonly Quote[] }) {
  return (
    <ul className={classes.quotes} aria-label={label}>
      {quotes.map((quote) => (
        <li key={`${quote.observation_uid} ${quote.item_uid}`} className={classes.quote}>
          <RichTextView html={quote.data} />
          <Link className={classes.source} href={quoteAddress(quote)}>
            {quote.time} · {sourceOf(quote)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What was seen that is evidence for a row. */
export function RowQuotes({ row_uid, rowName }: { row_uid: string; rowName: string }) {
  const quotes = useQuotes()?.rows.get(row_uid);
  return quotes ? <QuoteList label={`Evidence for ${rowName}`} quotes={quotes} /> : null;
}

/** Lines that stand under no row here, so that none is missing without a word. */
export function OtherQuotes() {
  const quotes = useQuotes();
  if (!quotes || (quotes.elsewhere.length === 0 && quotes.left_out === 0)) return null;
  return (
    <section className={classes.others} aria-label="More evidence">
      {quotes.elsewhere.length > 0 && (
        <>
          <h2>Tagged with rows that this rubric no longer has</h2>
          <QuoteList label="Without a row" quotes={quotes.elsewhere} />
        </>
      )}
      {quotes.left_out > 0 && (
        <p>{quotes.left_out} more tagged lines stand in the observations themselves.</p>
      )}
    </section>
  );
}
