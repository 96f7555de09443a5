import { figure } from '../words';
import classes from './charts.module.css';
import { Drawing } from './drawing';
import { greatest, type Mark } from './mark';
import { MarkLink } from './mark-link';
import { Reach } from './reach';

/** In pixels: high enough for a finger. */
const ROW = 44;
/** Of these, what a name and its figure stand in. */
const LINE = 22;

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
            <Reach x="0" y={top} width="100%" height={ROW} />
            {/* Text of drawings is not cut by the room there is. */}
            <foreignObject x="0" y={top} width="100%" height={LINE}>
              <div className={classes.row}>
                <span className={classes.name}>{mark.label}</span>
                <span>{said.join(', ')}</span>
              </div>
            </foreignObject>
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
