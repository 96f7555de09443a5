import { memo, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import classes from './grid.module.css';
import { isAwaited } from './use-focus-place';

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

/**
 * Whether a text is a field only while it is pointed at or has the focus, as a field costs several times what its text
 * does to lay out and to paint. Not where fingers point: nothing is pointed at before it is pressed, and a soft keyboard
 * opens for what was pressed alone.
 */
const restsAsText = () => globalThis.matchMedia?.('(hover: hover) and (pointer: fine)').matches ?? false;

/** Has the one text that is pointed at be none any more: not every browser says so of what was drawn anew meanwhile. */
let pointAway: (() => void) | null = null;

/** A text that is edited where it stands, and as high as it is long; drawn again only when it changes. */
export const GrowingText = memo(function GrowingText(props: GrowingTextProps) {
  const { value, onWrite } = props;
  const [isAlwaysField] = useState(() => !restsAsText());
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(() => isAwaited(props.place));
  if (!onWrite) return <span className={classes.read}>{value}</span>;
  if (isAlwaysField) return <Field {...props} onWrite={onWrite} />;
  if (isPointedAt || isFocused)
    return (
      <Field
        {...props}
        onWrite={onWrite}
        hasFocus={isFocused}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onPointerLeave={() => setPointedAt(false)}
      />
    );
  // At once: a press that comes right after lands in the field, at the letter that was pressed.
  const pointAt = () =>
    flushSync(() => {
      pointAway?.();
      pointAway = () => setPointedAt(false);
      setPointedAt(true);
    });
  return <Text {...props} onFocus={() => setFocused(true)} onPointerEnter={pointAt} />;
});

interface TextProps extends GrowingTextProps {
  onFocus: () => void;
  onPointerEnter: () => void;
}

/** A field at rest: what is in it, in the same place and of the same size. */
function Text({ place, value, placeholder, labelledBy, label, onFocus, onPointerEnter }: TextProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: it becomes the field of this role when it is pointed at or gets the focus
    <div
      className={`${classes.text} ${classes.resting}`}
      role="textbox"
      tabIndex={0}
      aria-multiline
      aria-placeholder={placeholder}
      aria-labelledby={labelledBy}
      aria-label={label}
      data-place={place}
      data-placeholder={value === '' ? placeholder : undefined}
      onFocus={onFocus}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onPointerEnter()}
    >
      {/* A field shows the line that begins after the last break, too. */}
      {value.endsWith('\n') ? `${value}\n` : value}
    </div>
  );
}

/** What is typed, and the value it was typed over. */
interface Typed {
  text: string;
  over: string;
}

interface FieldProps extends GrowingTextProps {
  onWrite: (place: string, text: string) => void;
  /** It stands where the focus was. */
  hasFocus?: boolean;
  onFocus?: () => void;
  onBlur?: () => void;
  onPointerLeave?: () => void;
}

function Field(props: FieldProps) {
  const { place, value, placeholder, labelledBy, label, maxLength, onWrite } = props;
  const { hasFocus = false, onFocus, onBlur, onPointerLeave } = props;
  const element = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<Typed | null>(null);
  // The letter is drawn before the rubric is. Once there is another value than it was typed over, that is what stands
  // here: the same letters, or what came by undoing or from another device.
  const isAhead = typed !== null && value === typed.over;
  if (typed !== null && !isAhead) setTyped(null);
  const shown = isAhead ? typed.text : value;
  useLayoutEffect(() => {
    const { current } = element;
    if (!hasFocus || !current || document.activeElement === current) return;
    current.focus();
    // Whoever comes by key goes on with what is there.
    current.setSelectionRange(current.value.length, current.value.length);
  }, [hasFocus]);
  const field = (
    <textarea
      ref={element}
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
      onFocus={onFocus}
      onBlur={({ currentTarget }) => {
        setTyped(null);
        // While another window is used it goes on having the focus of its own.
        if (document.activeElement !== currentTarget) onBlur?.();
      }}
      onPointerLeave={onPointerLeave}
    />
  );
  if (GROWS) return field;
  return (
    // Elsewhere what grows is the copy of the text behind it: no height is ever measured.
    <span className={classes.grow} data-text={`${shown || placeholder} `}>
      {field}
    </span>
  );
}
