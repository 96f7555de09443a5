import { type KeyboardEvent, useRef, useState } from 'react';
import { CellContent, ReadCell } from './cell-content';
import { digitTarget, keyTarget } from './key-target';
import type { Level } from './levels';
import classes from './matrix.module.css';

interface ChoicesProps {
  levels: readonly Level[];
  /** What each level means in this row, in the order of the levels. */
  words: readonly string[];
  choice: string | null;
  /** Names of those who chose a level, where there are several who score. */
  by: (choice: string) => readonly string[];
  /** Levels that were worded otherwise when this began, in the order of the levels. */
  reworded: readonly (string | null)[];
  /** Id of what names the row. */
  labelledBy: string;
  /** Left out for those who only read. */
  onChoose?: (choice: string) => void;
}

/** One choice in a row: arrows go from one to the next, Space chooses and takes back, digits choose at once. */
export function Choices(props: ChoicesProps) {
  const { levels, words, choice, by, reworded, labelledBy, onChoose } = props;
  const [focused, setFocused] = useState<number | null>(null);
  const pressed = useRef<string | null>(null);
  const contentOf = ({ choice: each, name }: Level, index: number) => ({
    level: name,
    words: words[index] ?? '',
    isChosen: choice === each,
    by: by(each),
    isReworded: (reworded[index] ?? null) !== null,
  });
  if (!onChoose)
    return (
      <ul className={classes.choices} aria-labelledby={labelledBy}>
        {levels.map((level, index) => (
          <ReadCell key={level.choice} {...contentOf(level, index)} />
        ))}
      </ul>
    );

  const chosen = levels.findIndex((level) => level.choice === choice);
  const reachable = focused ?? Math.max(chosen, 0);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const next = keyTarget(event.key, reachable, levels.length);
    const meant = digitTarget(event.key, levels.length);
    if (next !== null) buttons[next]?.focus();
    else if (meant !== null) {
      buttons[meant]?.focus();
      onChoose?.(levels[meant]!.choice);
    } else if (event.key === '+')
      event.currentTarget.closest('[data-row]')?.querySelector<HTMLElement>('[data-next-step]')?.click();
    else return;
    event.preventDefault();
  }

  return (
    <div
      className={classes.choices}
      role="radiogroup"
      aria-labelledby={labelledBy}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(null);
      }}
    >
      {levels.map((level, index) => (
        // A choice can be taken back, which a radio input cannot.
        // biome-ignore lint/a11y/useSemanticElements: as above
        <button
          key={level.choice}
          type="button"
          role="radio"
          aria-checked={choice === level.choice}
          className={classes.cell}
          data-chosen={choice === level.choice || undefined}
          tabIndex={index === reachable ? 0 : -1}
          onFocus={() => setFocused(index)}
          onClick={(event) => {
            // The second click of a double one does not take back what the first has chosen.
            const isAgain = event.detail > 1 && pressed.current === level.choice;
            pressed.current = level.choice;
            if (!isAgain) onChoose(level.choice);
          }}
        >
          <CellContent {...contentOf(level, index)} />
        </button>
      ))}
    </div>
  );
}
