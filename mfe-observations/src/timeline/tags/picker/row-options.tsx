import { Icon } from '@coaching/ui-kit';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { OfferedRow } from './matching-rows';
import classes from './row-options.module.css';

/** Uid of an option, for the field that points at it. */
export const optionId = (list: string, index: number): string => `${list}-${index}`;

interface RowOptionsProps {
  id: string;
  rows: readonly OfferedRow[];
  /** Index of the one that Enter takes. */
  active: number;
  isChosen: (row: OfferedRow) => boolean;
  onChoose: (row: OfferedRow) => void;
}

/** Rows to choose from; the focus stays in the field or text that is typed in. */
export function RowOptions({ id, rows, active, isChosen, onChoose }: RowOptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Rubric rows"
      aria-multiselectable
      className={classes.list}
    >
      {rows.map((row, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to what is typed in, which points at the option
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in what is typed in
        <div
          key={`${row.rubric_uid} ${row.row_uid}`}
          id={optionId(id, index)}
          role="option"
          aria-selected={isChosen(row)}
          className={classes.option}
          data-active={index === active || undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(row)}
        >
          <span className={classes.name}>{row.row_name}</span>
          <span className={classes.place}>{row.place}</span>
          {isChosen(row) && (
            <span className={classes.mark}>
              <Icon of={IconCheck} size={16} />
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
