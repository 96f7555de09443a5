import { Icon } from '@coaching/ui-kit';
import { IconPencil } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import classes from './lane-heads.module.css';

interface LaneHeadProps {
  name: string;
  /** Which lane it is, for those who do not see where it stands. */
  label: string;
  /** Called with every name as it is typed; left out for those who only read. */
  onType?: (name: string) => void;
  /** It is called what it shall be. @param from what it was called when it was opened */
  onDone: (from: string) => void;
}

/** The same function each time: it is called once, when the field is there. */
function selectAll(field: HTMLInputElement | null) {
  field?.focus();
  field?.select();
}

/**
 * What a lane is called; who writes the script changes it where it stands. Enter or leaving it takes what was typed,
 * Escape and an empty name what it was before.
 */
export function LaneHead({ name, label, onType, onDone }: LaneHeadProps) {
  const [open, setOpen] = useState<{ from: string; typed: string } | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const goesBack = useRef(false);

  useEffect(() => {
    if (!open && goesBack.current) button.current?.focus();
    goesBack.current = false;
  }, [open]);

  if (!onType) return <span className={classes.name}>{name}</span>;
  if (!open)
    return (
      <button
        ref={button}
        type="button"
        className={classes.name}
        aria-label={`Rename the ${label}, ${name}`}
        onClick={() => setOpen({ from: name, typed: name })}
      >
        <span className={classes.words}>{name}</span>
        <Icon of={IconPencil} size={14} className={classes.pencil} />
      </button>
    );

  const { from, typed } = open;
  const type = (text: string) => {
    setOpen({ from, typed: text });
    if (text.trim()) onType(text.trim());
  };
  const done = (isAccepted: boolean) => {
    if (!isAccepted || !typed.trim()) onType(from);
    onDone(from);
    setOpen(null);
  };
  return (
    <input
      ref={selectAll}
      className={classes.field}
      aria-label={`Name of the ${label}`}
      maxLength={200}
      autoComplete="off"
      enterKeyHint="done"
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => done(true)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
        event.preventDefault();
        goesBack.current = true;
        done(event.key === 'Enter');
      }}
    />
  );
}
