import type { GrowthPoint } from '@coaching/contracts';
import type { MarkHref } from '../marks/mark-link';
import type { GrowthPicture } from '../picture';
import { levelWords } from '../words/level-words';
import { StepChart } from './step-chart';
import classes from './steps.module.css';

/** "Emerging to Established": from where to where a row went. */
function wayInWords(points: readonly GrowthPoint[], columns: readonly { name: string }[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return 'Not scored';
  const [from, to] = [levelWords(first.level, columns), levelWords(last.level, columns)];
  return from === to ? from : `${from} → ${to}`;
}

/** Every row over time in a small drawing of its own, all to the same scale. */
export function Steps({ categories, columns, times, hrefOf }: GrowthPicture & { hrefOf: MarkHref }) {
  const [first, last] = [times[0]!, times.at(-1)!];
  return categories.map(({ uid, name, rows }) => (
    <section key={uid} className={classes.category}>
      <h2>{name}</h2>
      <ul className={classes.charts}>
        {rows.map((row) => (
          <li key={row.uid} className={classes.chart}>
            <h3>{row.name}</h3>
            <p className={classes.way}>{wayInWords(row.points, columns)}</p>
            {row.points.length > 0 && (
              <>
                <StepChart row={row} columns={columns} hrefOf={hrefOf} from={first.at} to={last.at} />
                <p className={classes.span} aria-hidden="true">
                  <span>{first.label}</span>
                  {last.key !== first.key && <span>{last.label}</span>}
                </p>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
}
