import classes from './difference-view.module.css';
import { wordDifference } from './word-difference';

const tags = { same: 'span', removed: 'del', added: 'ins' } as const;

/** What became of a plain text, word by word: what is gone is struck through, what is new is underlined. */
export function DifferenceView({ before, after }: { before: string; after: string }) {
  return (
    <p className={classes.difference}>
      {wordDifference(before, after).map(({ kind, words }, index) => {
        const Tag = tags[kind];
        // Parts have no identity of their own and are drawn anew together.
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        return <Tag key={index}>{`${words} `}</Tag>;
      })}
    </p>
  );
}
