import { Icon, VisuallyHidden } from '@coaching/ui-kit';
import { IconCheck } from '@tabler/icons-react';
import classes from './matrix.module.css';

interface CellContentProps {
  level: string;
  words: string;
  isChosen: boolean;
  /** Who chose it, where there are several who score; null where it says itself. */
  by: readonly string[];
  /** It was worded otherwise when this began. */
  isReworded: boolean;
}

/** What a cell says: its level, its words, and who chose it, by more than colour. */
export function CellContent({ level, words, isChosen, by, isReworded }: CellContentProps) {
  return (
    <>
      <span className={classes.level}>{level}</span>
      <span className={classes.words}>{words}</span>
      {isReworded && <span className={classes.reworded}>Reworded</span>}
      {by.map((name) => (
        <span key={name} className={classes.by}>
          <Icon of={IconCheck} size={14} />
          {name}
        </span>
      ))}
      <span className={classes.mark} data-chosen={isChosen || undefined}>
        {isChosen && <Icon of={IconCheck} size={14} />}
      </span>
    </>
  );
}

/** The same for those who only read, who are told in words what is chosen. */
export function ReadCell(props: CellContentProps) {
  return (
    <li className={classes.cell} data-chosen={props.isChosen || undefined} data-read>
      <CellContent {...props} />
      {props.isChosen && props.by.length === 0 && <VisuallyHidden>Chosen</VisuallyHidden>}
    </li>
  );
}
