import { VisuallyHidden } from '@coaching/ui-kit';
import { Fragment, useEffect } from 'react';
import { useLocation } from 'react-router';
import { Wide } from '../../wide/wide';
import type { GrowthPicture } from '../picture';
import { levelNumber, levelWords } from '../words/level-words';
import classes from './growth-table.module.css';
import { TimeHead } from './time-head';

interface GrowthTableProps {
  picture: GrowthPicture;
  /** What its rows are called in the rubric. */
  rowName: string;
  /** Scores of fewer than five people are left out; of one person nothing is. */
  isGroup: boolean;
}

/** By which an address names a row of the table. */
export const rowId = (uid: string) => `growth-row-${uid}`;

/** The numbers behind the drawings: rows over times, level by level; the row that the address names has the focus. */
export function GrowthTable({ picture, rowName, isGroup }: GrowthTableProps) {
  const { categories, columns, times } = picture;
  const asked = useLocation().hash.slice(1);
  useEffect(() => {
    if (asked) document.getElementById(asked)?.focus();
  }, [asked]);
  return (
    <Wide label="Growth as a table">
      <table className={classes.table}>
        <caption>
          <VisuallyHidden>Levels of all rows over time</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{rowName || 'Row'}</th>
            {times.map((time) => (
              <th key={time.key} scope="col">
                <TimeHead time={time} />
              </th>
            ))}
          </tr>
        </thead>
        {categories.map(({ uid, name, rows }) => (
          <tbody key={uid}>
            <tr>
              <th scope="rowgroup" className={classes.category}>
                {name}
              </th>
              <td colSpan={times.length} />
            </tr>
            {rows.map((row) => (
              <tr key={row.uid}>
                <th scope="row" id={rowId(row.uid)} tabIndex={-1}>
                  {row.name}
                </th>
                {times.map(({ key }) => {
                  const point = row.byTime.get(key);
                  return (
                    <td key={key}>
                      {point ? (
                        <Fragment>
                          {levelNumber(point.level)}
                          <VisuallyHidden> {levelWords(point.level, columns)}</VisuallyHidden>
                          {point.rubric_instance_uid === null && (
                            <small className={classes.people}>n = {point.n}</small>
                          )}
                        </Fragment>
                      ) : (
                        <>
                          <span aria-hidden="true">–</span>
                          <VisuallyHidden>{isGroup ? 'not shown' : 'not scored'}</VisuallyHidden>
                        </>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Wide>
  );
}
