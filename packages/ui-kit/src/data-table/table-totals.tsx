import classes from './data-table.module.css';
import type { DataTableProps } from './data-table-props';

/** What the columns come to over all pages, below the rows. */
export function TableTotals<Row>({
  columns,
  totals,
  leading,
}: Pick<DataTableProps<Row>, 'columns' | 'totals'> & {
  /** Columns before the first one, with handles and boxes. */
  leading: number;
}) {
  if (!totals) return null;
  return (
    <tfoot className={classes.totals}>
      <tr>
        {leading > 0 && <td colSpan={leading} />}
        {columns.map(({ id, numeric }, index) => (
          <td
            key={id}
            className={numeric ? `${classes.numeric} ${classes.end}` : undefined}
            data-actions={id === 'actions' || undefined}
          >
            {totals[id] ?? (index === 0 && 'Total')}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

/** The same for cards, as the last of them. */
export function CardTotals<Row>({ columns, totals }: Pick<DataTableProps<Row>, 'columns' | 'totals'>) {
  if (!totals) return null;
  return (
    <dl className={`${classes.card} ${classes.facts} ${classes.totals}`} aria-label="Total">
      {columns.flatMap(({ id, label }) =>
        id in totals
          ? [
              <div key={id} className={classes.fact}>
                <dt>{label}, total</dt>
                <dd className={classes.numeric}>{totals[id]}</dd>
              </div>,
            ]
          : [],
      )}
    </dl>
  );
}
