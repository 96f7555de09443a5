import { figure } from '../words';
import classes from './charts.module.css';
import { Drawing } from './drawing';
import { greatest, type Mark } from './mark';
import { MarkLink } from './mark-link';

/** In pixels: high enough for a finger. */
const ROW = 44;
/** What of a name there is room for: on a phone, and where there is more. Text in drawings has no ellipsis of its own. */
const MOST_LETTERS = { narrow: 30, roomy: 56 };

const cut = (name: string, most: number) => (name.length > most ? `${name.slice(0, most - 1)}…` : name);

function Name({ name, y }: { name: string; y: number }) {
  const lengths = name.length > MOST_LETTERS.narrow ? (['narrow', 'roomy'] as const) : [];
  if (lengths.length === 0)
    return (
      <text className={classes.name} x="0" y={y}>
        {name}
      </text>
    );
  return lengths.map((length) => (
    <text key={length} className={`${classes.name} ${classes[length]}`} x="0" y={y}>
      {cut(name, MOST_LETTERS[length])}
    </text>
  ));
}

interface RowsProps {
  label: string;
  marks: readonly Mark[];
  /** Of pairs, what the first is and what the second. */
  sides?: readonly [string, string] | undefined;
}

/** Figures below one another as bars, each under its name. */
export function Rows({ label, marks, sides }: RowsProps) {
  const most = greatest(marks);
  return (
    <Drawing label={label} height={marks.length * ROW}>
      {marks.map((mark, index) => {
        const top = index * ROW;
        const thick = 12 / mark.values.length;
        const said = mark.values.map((value, side) =>
          sides ? `${figure(value)} ${sides[side]!.toLowerCase()}` : figure(value),
        );
        return (
          <MarkLink key={mark.key} mark={mark}>
            <rect className={classes.reach} x="0" y={top} width="100%" height={ROW} />
            <Name name={mark.label} y={top + 17} />
            <text className={classes.total} x="100%" y={top + 17}>
              {said.join(', ')}
            </text>
            {mark.values.map((value, side) => (
              <rect
                key={side === 0 ? 'first' : 'second'}
                className={side === 0 ? classes.bar : classes.second}
                x="0"
                y={top + 24 + side * thick}
                width={`${(value / most) * 100}%`}
                height={thick}
              />
            ))}
            <line className={classes.line} x1="0" x2="100%" y1={top + 38} y2={top + 38} />
          </MarkLink>
        );
      })}
    </Drawing>
  );
}
