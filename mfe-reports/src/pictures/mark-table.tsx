import { Link, VisuallyHidden } from '@coaching/ui-kit';
import type { Mark } from './charts/mark';
import classes from './pictures.module.css';
import { figure } from './words';

interface MarkTableProps {
  label: string;
  marks: readonly Mark[];
  heads: readonly string[];
}

/** The figures of a picture, with the same ways to the rows behind them. */
export function MarkTable({ label, marks, heads }: MarkTableProps) {
  return (
    <table className={classes.table}>
      <caption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {marks.map(({ key, label: name, values, href }) => (
          <tr key={key}>
            <th scope="row">{href ? <Link href={href}>{name}</Link> : name}</th>
            {values.map((value, index) => (
              <td key={heads[index + 1]}>{figure(value)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
