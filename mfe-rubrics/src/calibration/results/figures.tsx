import type { Agreement } from '@coaching/contracts';
import { agreementSentence, beyondChance, INTERVAL_WORDS, shareBasis, shareText } from './agreement-words';
import { type ComparedCategory, rowsToDiscuss } from './compared-rows';
import classes from './results.module.css';

interface FiguresProps {
  agreement: Agreement;
  categories: readonly ComparedCategory[];
}

/** How far observers agree over all rows: a sentence, raw agreement, what is beyond chance, and what to talk about. */
export function Figures({ agreement, categories }: FiguresProps) {
  const { exact, adjacent } = agreement;
  const beyond = beyondChance(agreement);
  const far = rowsToDiscuss(categories);
  return (
    <section className={classes.figures} aria-label="Agreement">
      <p className={classes.sentence}>{agreementSentence(agreement)}</p>
      <dl className={classes.tiles}>
        <Tile name="Same level" figure={shareText(exact)} basis={shareBasis(exact)} />
        <Tile name="Same or neighboring" figure={shareText(adjacent)} basis={shareBasis(adjacent)} />
        <Tile name={beyond.name} figure={beyond.figure ?? 'Not shown'} basis={beyond.basis} />
      </dl>
      <p className={classes.words}>{beyond.words}</p>
      {far.length > 0 && (
        <p className={classes.words}>
          <strong>Talk first about:</strong> {far.map(({ name }) => name).join(' · ')}
        </p>
      )}
      <p className={classes.small}>{INTERVAL_WORDS}</p>
    </section>
  );
}

const Tile = ({ name, figure, basis }: { name: string; figure: string; basis: string | null }) => (
  <div className={classes.tile}>
    <dt>{name}</dt>
    <dd>
      <span className={classes.figure}>{figure}</span>
      {basis && <span className={classes.basis}>{basis}</span>}
    </dd>
  </div>
);
