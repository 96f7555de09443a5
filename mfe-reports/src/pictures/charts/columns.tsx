import { shortFigure } from '../words';
import classes from './charts.module.css';
import { Drawing } from './drawing';
import { greatest, type Mark } from './mark';
import { MarkLink } from './mark-link';
import { Reach } from './reach';

/** In pixels: how high columns are, what is above and below them for figures and names of sides, and what they are of. */
const ALONE = { top: 18, up: 132, down: 0 };
const IN_PAIRS = { top: 36, up: 64, down: 98 };
const FOOT = 20;

interface ColumnsProps {
  label: string;
  marks: readonly Mark[];
  /** Of pairs, what goes up and what goes down. */
  sides?: readonly [string, string] | undefined;
}

/** Figures side by side as columns; of pairs one goes up and the other down from a common line. */
export function Columns({ label, marks, sides }: ColumnsProps) {
  const share = 100 / marks.length;
  const most = greatest(marks);
  const { top, up, down } = sides ? IN_PAIRS : ALONE;
  const line = top + up;
  const height = line + down + FOOT;
  return (
    <Drawing label={label} height={height}>
      {sides && (
        <g className={classes.side}>
          <text x="0" y={12}>
            {sides[0]} ↑
          </text>
          <text x="0" y={line + down - 6}>
            {sides[1]} ↓
          </text>
        </g>
      )}
      {marks.map((mark, index) => {
        const [middle, left] = [(index + 0.5) * share, (index + 0.15) * share];
        const [rise, fall = 0] = mark.values.map((value) => (value / most) * up);
        return (
          <MarkLink key={mark.key} mark={mark}>
            <Reach x={`${index * share}%`} y={0} width={`${share}%`} height={height} />
            <rect
              className={classes.bar}
              x={`${left}%`}
              y={line - rise!}
              width={`${share * 0.7}%`}
              height={rise}
            />
            {mark.values[0] > 0 && (
              <text className={classes.figure} x={`${middle}%`} y={line - rise! - 4}>
                {shortFigure(mark.values[0])}
              </text>
            )}
            {mark.values[1] !== undefined && mark.values[1] > 0 && (
              <>
                <rect
                  className={classes.second}
                  x={`${left}%`}
                  y={line}
                  width={`${share * 0.7}%`}
                  height={fall}
                />
                <text className={classes.figure} x={`${middle}%`} y={line + fall + 13}>
                  {shortFigure(mark.values[1])}
                </text>
              </>
            )}
            <text className={classes.foot} x={`${middle}%`} y={height - 5}>
              {mark.short ?? mark.label}
            </text>
          </MarkLink>
        );
      })}
      <line className={classes.line} x1="0" x2="100%" y1={line} y2={line} />
    </Drawing>
  );
}
