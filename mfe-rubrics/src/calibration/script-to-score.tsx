import { isEmptyRichText } from '@coaching/mfe-kit/merging';
import { RichTextView } from '@coaching/ui-kit';
import classes from './calibration.module.css';

interface ScriptToScoreProps {
  /** HTML. */
  html: string;
  /** Shown at first; whoever has read it folds it away. */
  isOpen?: boolean;
}

/** What was seen and heard, which all observers score. */
export function ScriptToScore({ html, isOpen = false }: ScriptToScoreProps) {
  if (isEmptyRichText(html)) return null;
  return (
    <details className={classes.script} open={isOpen}>
      <summary>Script</summary>
      <RichTextView html={html} />
    </details>
  );
}
