import { DifferenceView, plainWords } from '@coaching/interaction-kit/wording';
import { RichTextView } from '@coaching/ui-kit';
import classes from './newer-wording.module.css';
import type { NewerWording } from './newer-wordings';

/** What is newer about a wording: its words, or, where these are the same, how they look. */
export function WordingChange({ before, question }: Pick<NewerWording, 'before' | 'question'>) {
  const [wordsBefore, words] = [plainWords(before), plainWords(question)];
  if (words !== wordsBefore) return <DifferenceView before={wordsBefore} after={words} />;
  return (
    <>
      <RichTextView html={question} />
      <p className={classes.formatting}>Only its formatting changed.</p>
    </>
  );
}
