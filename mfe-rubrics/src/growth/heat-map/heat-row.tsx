import type { PictureRow } from '../picture';
import { levelNumber, pointWords, rowWords } from '../words/level-words';
import type { GrowthTime } from '../words/times';
import { cellShade } from './cell-shade';
import classes from './heat-map.module.css';

interface HeatRowProps {
  row: PictureRow;
  times: readonly GrowthTime[];
  columns: readonly { name: string }[];
}

/** A row's levels over time as a strip of cells: the further right in the rubric the darker, and the number in it. */
export function HeatRow({ row, times, columns }: HeatRowProps) {
  const width = 100 / times.length;
  return (
    <svg className={classes.strip} role="img" aria-label={`${row.name}: ${rowWords(row.points, columns)}`}>
      {times.map(({ key }, index) => {
        const point = row.byTime.get(key);
        const place = { x: `${index * width}%`, width: `${width}%` };
        if (!point) return <rect key={key} className={classes.nothing} {...place} />;
        return (
          <g key={key} data-tooltip={pointWords(point, columns)}>
            <rect
              className={classes.cell}
              {...place}
              style={{ fillOpacity: cellShade(point.level, columns.length) }}
            />
            <text className={classes.number} x={`${(index + 0.5) * width}%`} y="50%">
              {levelNumber(point.level)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
