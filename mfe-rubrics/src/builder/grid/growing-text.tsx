import { memo, useState } from 'react';
import classes from './grid.module.css';

export interface GrowingTextProps {
  /** What tells it from other places; the same while it is there. */
  place: string;
  value: string;
  placeholder: string;
  /** Ids of what names it; `label` where nothing on the screen does. */
  labelledBy?: string;
  label?: string;
  maxLength: number;
  /** Null for those who only read. */
  onWrite: ((place: string, text: string) => void) | null;
}

/** Whether this browser grows a field with what is in it by itself: a grid has hundreds, and each box of them counts. */
const GROWS = globalThis.CSS?.supports?.('field-sizing: content') ?? false;

/** What is typed, and the value it was typed over. */
interface Typed {
  text: string;
  over: string;
}

/** A text that is edited where it stands, and as high as it is long; drawn again only when it changes. */
export const GrowingText = memo(function GrowingText(props: GrowingTextProps) {
  const { place, value, placeholder, labelledBy, label, maxLength, onWrite } = props;
  const [typed, setTyped] = useState<Typed | null>(null);
  // The letter is drawn before the rubric is. Once there is another value than it was typed over, that is what stands
  // here: the same letters, or what came by undoing or from another device.
  const isAhead = typed !== null && value === typed.over;
  if (typed !== null && !isAhead) setTyped(null);
  const shown = isAhead ? typed.text : value;
  if (!onWrite) return <span className={classes.read}>{value}</span>;
  const field = (
    <textarea
      className={GROWS ? `${classes.text} ${classes.growing}` : classes.text}
      rows={1}
      data-place={place}
      aria-labelledby={labelledBy}
      aria-label={label}
      placeholder={placeholder}
      maxLength={maxLength}
      value={shown}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped({ text, over: value });
        onWrite(place, text);
      }}
      onBlur={() => setTyped(null)}
    />
  );
  if (GROWS) return field;
  return (
    // Elsewhere what grows is the copy of the text behind it: no height is ever measured.
    <span className={classes.grow} data-text={`${shown || placeholder} `}>
      {field}
    </span>
  );
});
