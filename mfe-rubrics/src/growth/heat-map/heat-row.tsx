import { type MarkHref, MarkLink } from '../marks/mark-link';
import { useMarks } from '../marks/use-marks';
import type { PictureRow } from '../picture';
import { levelNumber, rowWords } from '../words/level-words';
import type { GrowthTime } from '../words/times';
import { cellShade } from './cell-shade';
import classes from './heat-map.module.css';

interface HeatRowProps {
  row: PictureRow;
  times: readonly GrowthTime[];
  columns: readonly { name: string }[];
  hrefOf: MarkHref;
}

/**
 * A row's levels over time as a strip of cells: the further right in the rubric the darker, and the number in it. Each
 * leads to what is behind it.
 */
export function HeatRow({ row, times, columns, hrefOf }: HeatRowProps) {
  const { onKeyDown, ...marks } = useMarks(row.points.length);
  const width = 100 / times.length;
  return (
    <svg
      className={classes.strip}
      role={row.points.length > 0 ? 'group' : 'img'}
      aria-label={`${row.name}: ${rowWords(row.points, columns)}`}
      onKeyDown={onKeyDown}
    >
      {times.map(({ key }, index) => {
        const point = row.byTime.get(key);
        const place = { x: `${index * width}%`, width: `${width}%` };
        if (!point) return <rect key={key} className={classes.nothing} {...place} />;
        return (
          <MarkLink key={key} row={row} point={point} columns={columns} hrefOf={hrefOf} marks={marks}>
            <rect
              className={classes.cell}
              {...place}
              style={{ fillOpacity: cellShade(point.level, columns.length) }}
            />
            <text className={classes.number} x={`${(index + 0.5) * width}%`} y="50%">
              {levelNumber(point.level)}
            </text>
          </MarkLink>
        );
      })}
    </svg>
  );
}
