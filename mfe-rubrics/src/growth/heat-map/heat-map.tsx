import { Wide } from '../../wide/wide';
import type { MarkHref } from '../marks/mark-link';
import type { GrowthPicture } from '../picture';
import { TimeHead } from '../table/time-head';
import classes from './heat-map.module.css';
import { HeatRow } from './heat-row';

/** All rows over time at a glance, a strip of cells for each. */
export function HeatMap({ categories, columns, times, hrefOf }: GrowthPicture & { hrefOf: MarkHref }) {
  return (
    <Wide label="Growth as a heat map">
      <div className={classes.map} style={{ '--times': times.length } as React.CSSProperties}>
        <div className={classes.times}>
          {times.map((time) => (
            <TimeHead key={time.key} time={time} />
          ))}
        </div>
        {categories.map(({ uid, name, rows }) => (
          <section key={uid} className={classes.category}>
            <h2>{name}</h2>
            {rows.map((row) => (
              <div key={row.uid} className={classes.row}>
                <h3>{row.name}</h3>
                <HeatRow row={row} times={times} columns={columns} hrefOf={hrefOf} />
              </div>
            ))}
          </section>
        ))}
      </div>
    </Wide>
  );
}
