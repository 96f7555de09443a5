import { type MarkHref, MarkLink } from '../marks/mark-link';
import { useMarks } from '../marks/use-marks';
import type { GrowthPicture, PictureRow } from '../picture';
import { levelNumber, rowWords } from '../words/level-words';
import { chartScale, stepsPath } from './scale';
import classes from './steps.module.css';

/** In units of the drawing, which grows with its room. */
const DRAWING = { width: 240, height: 84, inset: 10 };

interface StepChartProps {
  row: PictureRow;
  columns: GrowthPicture['columns'];
  hrefOf: MarkHref;
  /** The first and the last moment of all rows, in milliseconds, so that their charts can be compared. */
  from: number;
  to: number;
}

/** One row over time as a line in steps, with its levels from bottom to top; each score leads to what is behind it. */
export function StepChart({ row, columns, hrefOf, from, to }: StepChartProps) {
  const { name, points } = row;
  const { onKeyDown, ...marks } = useMarks(points.length);
  const { width, height, inset } = DRAWING;
  const { x, y } = chartScale({ from, to, levels: columns.length }, DRAWING);
  const places = points.map(({ timestamp, level }) => ({ x: x(Date.parse(timestamp)), y: y(level) }));
  return (
    <div className={classes.drawing}>
      <div className={classes.ends} aria-hidden="true">
        <span>{levelNumber(columns.length - 1)}</span>
        <span>{levelNumber(0)}</span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset */}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label={`${name}: ${rowWords(points, columns)}`}
        onKeyDown={onKeyDown}
      >
        {columns.map((column, level) => (
          <line
            key={column.uid}
            className={classes.level}
            x1={inset / 2}
            x2={width - inset / 2}
            y1={y(level)}
            y2={y(level)}
          />
        ))}
        <path className={classes.line} d={stepsPath(places)} />
        {points.map((point, index) => (
          <MarkLink
            key={`${point.timestamp} ${point.rubric_instance_uid}`}
            row={row}
            point={point}
            columns={columns}
            hrefOf={hrefOf}
            marks={marks}
          >
            <circle className={classes.reach} cx={places[index]!.x} cy={places[index]!.y} r={12} />
            <circle className={classes.mark} cx={places[index]!.x} cy={places[index]!.y} r={4.5} />
          </MarkLink>
        ))}
      </svg>
    </div>
  );
}
